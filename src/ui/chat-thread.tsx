import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyDots } from './busy-dots';
import { Button } from './button';

/** One message of a ChatThread; keep the object while it does not change, then it is not drawn again. */
export interface ChatMessage {
  id: string;
  author: 'user' | 'agent';
  authorLabel: string;
  content: ReactNode;
  state: 'complete' | 'streaming' | 'stopped' | 'failed';
  note?: ReactNode;
  sources?: ReactNode;
}

interface ChatThreadProps {
  label: string;
  messages: readonly ChatMessage[];
  emptyState: ReactNode;
  /** The button back to the newest message. */
  jumpLabel: string;
  className?: string | undefined;
}

const NEAR_END_PX = 48;

const MessageRow = memo(function MessageRow({ message }: { message: ChatMessage }) {
  const own = message.author === 'user';
  const waiting = message.state === 'streaming' && !message.content;
  return (
    <article
      aria-label={message.authorLabel}
      aria-busy={message.state === 'streaming' || undefined}
      className={clsx('flex flex-col gap-1', own ? 'items-end' : 'items-start')}
    >
      <p aria-hidden="true" className="px-1 text-quiet text-xs">
        {message.authorLabel}
      </p>
      <div
        data-message={message.id}
        className={clsx(
          'max-w-[min(40rem,90%)] rounded-box px-3.5 py-2.5 [overflow-wrap:anywhere]',
          own ? 'whitespace-pre-wrap bg-primary text-primary-content' : 'border border-line bg-base-100',
          message.state === 'failed' && 'border border-error',
        )}
      >
        {waiting ? <BusyDots /> : message.content}
      </div>
      {message.note && (
        <div className={clsx('px-1 text-xs', message.state === 'failed' ? 'text-error' : 'text-quiet')}>
          {message.note}
        </div>
      )}
      {message.sources && <div className="px-1 text-quiet text-xs">{message.sources}</div>}
    </article>
  );
});

/** The messages of a chat: keeps the end in sight and speaks each answer once, when it is whole. */
export function ChatThread({ label, messages, emptyState, jumpLabel, className }: ChatThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const spoken = useRef<Set<string> | null>(null);
  const [away, setAway] = useState(false);
  const [speech, setSpeech] = useState('');

  useEffect(() => {
    const box = scroller.current;
    const content = inner.current;
    if (!box || !content) return;
    // By keyboard too; browsers differ in whether a scroller takes the focus by itself.
    box.tabIndex = 0;
    const toEnd = () => {
      if (sticks.current) box.scrollTop = box.scrollHeight;
    };
    toEnd();
    if (typeof ResizeObserver === 'undefined') return;
    // Follows every growth: new messages, streamed words, late pictures, a smaller window.
    const observer = new ResizeObserver(toEnd);
    observer.observe(content);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const whole = messages.filter((message) => message.state !== 'streaming');
    const before = spoken.current;
    spoken.current = new Set(whole.map((message) => message.id));
    // What was there on arrival is read by the reader, not spoken.
    if (!before) return;
    const news = whole.filter((message) => message.author === 'agent' && !before.has(message.id));
    if (news.length === 0) return;
    const words = news.map((message) => {
      const body = inner.current?.querySelector(`[data-message="${CSS.escape(message.id)}"]`);
      return `${message.authorLabel}: ${body?.textContent ?? ''}`;
    });
    setSpeech(words.join(' '));
  }, [messages]);

  const newest = messages.at(-1);
  const ownNewest = newest?.author === 'user' ? newest.id : undefined;
  useEffect(() => {
    // One's own message always comes into sight.
    if (ownNewest === undefined) return;
    sticks.current = true;
    setAway(false);
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [ownNewest]);

  const jump = () => {
    sticks.current = true;
    setAway(false);
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    box.focus();
  };

  return (
    <div className={clsx('relative flex min-h-0 flex-col', className)}>
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // Silent itself: a log would speak every token. The region below speaks once a message.
        aria-live="off"
        className="relative min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2"
        onScroll={(event) => {
          const box = event.currentTarget;
          const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
          sticks.current = near;
          setAway(!near);
        }}
      >
        <div ref={inner} className="flex flex-col gap-4 p-4">
          {messages.length === 0
            ? emptyState
            : messages.map((message) => <MessageRow key={message.id} message={message} />)}
        </div>
      </div>
      <div aria-live="polite" className="sr-only">
        {speech}
      </div>
      {away && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant="secondary"
            size="sm"
            className="pointer-events-auto shadow-lg"
            icon={<ArrowDown size={14} aria-hidden="true" />}
            onClick={jump}
          >
            {jumpLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
