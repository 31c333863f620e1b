import clsx from 'clsx';
import { ArrowUp, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { TextArea } from './text-area';

/** From which part of the most on the letters are counted. */
const NEAR_THE_END = 0.9;

interface ChatComposerProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Whether a message can leave now; one that is sent before leaves as soon as it can. */
  ready?: boolean | undefined;
  onStop: () => void;
  /** Stopping is not what is asked for here: something else waits for an answer. */
  quietStop?: boolean | undefined;
  streaming: boolean;
  disabled?: boolean | undefined;
  sendLabel: string;
  stopLabel: string;
  hint?: ReactNode;
  maxLength?: number | undefined;
  /** Letters used, in words of the caller ("3,900 / 4,000"): shown near the end. */
  counter?: string | undefined;
  /** It is what its page is for: room for three lines from the start. */
  roomy?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a chat message is written: Enter sends, Shift+Enter starts a line. */
export function ChatComposer({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  ready = true,
  onStop,
  quietStop,
  streaming,
  disabled = false,
  sendLabel,
  stopLabel,
  hint,
  maxLength,
  counter,
  roomy,
  ref,
}: ChatComposerProps) {
  const id = useId();
  // What is too long is told, not cut: nobody sees that the end of what they pasted is gone.
  const isOver = maxLength !== undefined && value.length > maxLength;
  const isNearEnd = maxLength !== undefined && value.length > maxLength * NEAR_THE_END;
  const canSend = !disabled && !streaming && value.trim() !== '' && !isOver;
  const [waiting, setWaiting] = useState(false);
  const leave = useEffectEvent(() => {
    setWaiting(false);
    if (canSend) onSend();
  });
  useEffect(() => {
    if (waiting && ready) leave();
  }, [waiting, ready]);
  const send = () => {
    if (!canSend) return;
    if (ready) onSend();
    else setWaiting(true);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the composition of a character (IME) is not meant to send; Safari says so by keyCode 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2">
        <div
          className={clsx('sized-by-text max-h-48 grow', roomy ? 'min-h-24' : 'min-h-11')}
          data-text={value || placeholder}
        >
          <TextArea
            ref={ref}
            id={id}
            rows={1}
            value={value}
            placeholder={placeholder}
            disabled={disabled}
            aria-invalid={isOver || undefined}
            aria-describedby={isNearEnd ? `${id}-length` : hint ? `${id}-hint` : undefined}
            className="textarea h-full min-h-0 resize-none"
            onChange={(event) => {
              // Who writes on is not done yet.
              setWaiting(false);
              onChange(event.target.value);
            }}
            onKeyDown={handleKeyDown}
          />
        </div>
        {streaming ? (
          <button
            key="stop"
            type="button"
            aria-label={stopLabel}
            title={stopLabel}
            className={clsx('btn btn-square size-11', quietStop ? 'btn-plain' : 'btn-primary')}
            onClick={onStop}
          >
            <Square size={14} fill="currentColor" aria-hidden="true" />
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            aria-label={sendLabel}
            title={sendLabel}
            disabled={!canSend}
            aria-busy={waiting || undefined}
            className="btn btn-primary btn-square size-11"
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {isNearEnd && (
        <p
          id={`${id}-length`}
          role={isOver ? 'alert' : undefined}
          className={clsx('text-xs tabular-nums', isOver ? 'text-error' : 'text-quiet')}
        >
          {counter}
        </p>
      )}
      {hint && !isNearEnd && (
        <p id={`${id}-hint`} className="text-quiet text-xs">
          {hint}
        </p>
      )}
    </form>
  );
}
