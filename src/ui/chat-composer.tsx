import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

interface ChatComposerProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
  streaming: boolean;
  disabled?: boolean | undefined;
  sendLabel: string;
  stopLabel: string;
  hint?: ReactNode;
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a chat message is written: Enter sends, Shift+Enter starts a line. */
export function ChatComposer({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  onStop,
  streaming,
  disabled = false,
  sendLabel,
  stopLabel,
  hint,
  maxLength,
  ref,
}: ChatComposerProps) {
  const id = useId();
  const canSend = !disabled && !streaming && value.trim() !== '';
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the composition of a character (IME) is not meant to send; Safari says so by keyCode 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          maxLength={maxLength}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="textarea sized-by-text max-h-48 min-h-11 resize-none"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {streaming ? (
          <button
            key="stop"
            type="button"
            aria-label={stopLabel}
            title={stopLabel}
            className="btn btn-plain btn-square size-11"
            onClick={onStop}
          >
            <Square size={16} aria-hidden="true" />
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            aria-label={sendLabel}
            title={sendLabel}
            disabled={!canSend}
            className="btn btn-primary btn-square size-11"
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-xs">
          {hint}
        </p>
      )}
    </form>
  );
}
