import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import { Fragment, memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { scrollByKeyboard } from '@/lib/scroll-by-keyboard';
import { BusyDots } from './busy-dots';
import { Button } from './button';
import { useAnnouncements } from './use-announcements';
import { useEndInSight } from './use-end-in-sight';
import { useRowWindow } from './use-row-window';

/** One message of a ChatThread; keep the object while it does not change, then it is not drawn again. */
export interface ChatMessage {
  id: string;
  /** `user` is who reads the thread here, `agent` somebody else. */
  author: 'user' | 'agent';
  /** Where others are read: the visitor stands at the end, who answers for the team at the start. */
  look?: 'visitor' | 'team' | undefined;
  /** It is what is read about beside the thread: it has a ring, and comes into sight. */
  isMarked?: boolean | undefined;
  authorLabel: string;
  /** Its place or its face says who speaks: the name is only read aloud, and printed. */
  unnamed?: boolean | undefined;
  /** The author's face beside the message; keep the element while it does not change. */
  face?: ReactNode;
  /** Null where what stands before it says all there is, so far. */
  content: ReactNode;
  state: 'complete' | 'streaming' | 'stopped' | 'failed';
  note?: ReactNode;
  sources?: ReactNode;
  /** A card that belongs to the message; the width of the thread is its own. */
  attachment?: ReactNode;
  /** What was done before the text came. */
  before?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

interface ChatThreadProps {
  label: string;
  messages: readonly ChatMessage[];
  emptyState: ReactNode;
  /** The button back to the newest message. */
  jumpLabel: string;
  /** The same button when so many answers have come meanwhile. */
  jumpNewLabel?: ((answers: number) => string) | undefined;
  /** A new message that is higher than the thread is shown from its beginning, not at its end. */
  longFromTop?: boolean;
  className?: string | undefined;
}

interface MessageRowProps {
  message: ChatMessage;
  /** Its place among all, as a person counts; only some of them stand in the page. */
  position: number;
  total: number;
}

const LOOKS = {
  user: 'whitespace-pre-wrap bg-primary text-primary-content',
  agent: 'border border-line bg-base-100',
  visitor: 'bg-base-content/8',
  team: 'border border-primary/25 bg-primary/8',
} as const;

const MessageRow = memo(function MessageRow({ message, position, total }: MessageRowProps) {
  const own = message.author === 'user';
  const atEnd = message.look ? message.look === 'visitor' : own;
  const waiting = message.state === 'streaming' && !message.content;
  return (
    <article
      aria-label={message.authorLabel}
      aria-posinset={position}
      aria-setsize={total}
      aria-busy={message.state === 'streaming' || undefined}
      aria-current={message.isMarked || undefined}
      className="flex gap-2"
    >
      {message.face && (
        <span aria-hidden="true" className="mt-1 shrink-0">
          {message.face}
        </span>
      )}
      <div className={clsx('flex min-w-0 grow flex-col gap-1', atEnd ? 'items-end' : 'items-start')}>
        <p aria-hidden="true" className={clsx('text-quiet text-xs', message.unnamed && 'hidden print:block')}>
          {message.authorLabel}
        </p>
        {message.before}
        {/* What can be done with one's own message stands beside it: below, it would part it from its answer. */}
        <div
          className={clsx(
            'flex w-full items-center gap-1',
            atEnd && 'flex-row-reverse',
            message.content === null && 'hidden',
          )}
        >
          <div
            data-message={message.id}
            className={clsx(
              'min-w-0 max-w-[min(40rem,90%)] rounded-box px-3.5 py-2.5 [overflow-wrap:anywhere]',
              LOOKS[message.look ?? message.author],
              message.state === 'failed' && 'border border-error',
              message.isMarked && 'outline-2 outline-primary outline-offset-2',
            )}
          >
            {waiting ? <BusyDots /> : message.content}
          </div>
          {own && message.actions}
        </div>
        {message.note && (
          <div className={clsx('text-xs', message.state === 'failed' ? 'text-error' : 'text-quiet')}>
            {message.note}
          </div>
        )}
        {message.sources && <div className="text-quiet text-xs">{message.sources}</div>}
        {message.attachment && <div className="mt-1 w-full max-w-[44rem]">{message.attachment}</div>}
        {!own && message.actions}
      </div>
    </article>
  );
});

/** The place of the row that something is in. */
function rowOf(target: Element): number | undefined {
  const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? undefined);
  return Number.isInteger(index) ? index : undefined;
}

/** The messages of a chat: keeps the end in sight, renders what can be seen, speaks each answer once, when it is whole. */
export function ChatThread({
  label,
  messages,
  emptyState,
  jumpLabel,
  jumpNewLabel,
  longFromTop,
  className,
}: ChatThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { away, hold, onScroll } = useEndInSight(scroller, content, messages.length === 0, longFromTop);
  const rows = useRowWindow(scroller, messages.length);
  const [seenWhenLeft, setSeenWhenLeft] = useState(messages.length);

  const textOf = useCallback(({ id, authorLabel }: ChatMessage) => {
    const bodies = scroller.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    return `${authorLabel}: ${[...bodies].find(({ dataset }) => dataset.message === id)?.textContent ?? ''}`;
  }, []);
  const speech = useAnnouncements(messages, textOf);

  const scrollerRef = useCallback((box: HTMLDivElement | null) => {
    scroller.current = box;
    scrollByKeyboard(box);
  }, []);

  const toEnd = () => {
    hold();
    rows.look();
  };

  const newest = messages.at(-1);
  const ownNewest = newest?.author === 'user' ? newest.id : undefined;
  useEffect(() => {
    // One's own message always comes into sight.
    if (ownNewest !== undefined) hold();
  }, [ownNewest, hold]);

  const marked = messages.find(({ isMarked }) => isMarked)?.id;
  useEffect(() => {
    if (marked === undefined) return;
    const body = scroller.current?.querySelector(`[data-message="${CSS.escape(marked)}"]`);
    body?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  if (!away && seenWhenLeft !== messages.length) setSeenWhenLeft(messages.length);
  const news = away ? messages.slice(seenWhenLeft).filter(({ author }) => author === 'agent').length : 0;

  return (
    <div className={clsx('relative flex min-h-0 flex-col', className)}>
      <div
        ref={scrollerRef}
        role="log"
        aria-label={label}
        // Silent itself: a log would speak every token. The region below speaks once a message.
        aria-live="off"
        className="relative min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2"
        onScroll={(event) => {
          onScroll(event);
          rows.look();
        }}
        onKeyDown={({ key, target, currentTarget: box }) => {
          if (target !== box) return;
          // Not on the way through 2,000 messages, whose heights are not known yet.
          if (key === 'End') toEnd();
          if (key === 'Home') box.scrollTo({ top: 0, behavior: 'instant' });
        }}
        onFocus={({ target }) => rows.setFocused(rowOf(target))}
        onBlur={() => rows.setFocused(undefined)}
      >
        <div ref={content} className="px-4 pt-4">
          {messages.length === 0
            ? emptyState
            : rows.drawn.map(({ index, skipped }) => {
                const message = messages[index];
                return (
                  message && (
                    <Fragment key={message.id}>
                      {skipped > 0 && <div style={{ height: skipped }} />}
                      <div data-index={index} className="pb-4">
                        <MessageRow message={message} position={index + 1} total={messages.length} />
                      </div>
                    </Fragment>
                  )
                );
              })}
        </div>
      </div>
      <div aria-live="polite" className="sr-only">
        {speech}
      </div>
      {away && (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center max-sm:justify-end">
          <Button
            variant="secondary"
            size="sm"
            className="pointer-events-auto shadow-lg"
            icon={<ArrowDown size={14} aria-hidden="true" />}
            onClick={() => {
              toEnd();
              scroller.current?.focus();
            }}
          >
            {news > 0 && jumpNewLabel ? (
              jumpNewLabel(news)
            ) : (
              // On a phone its words would cover what is read.
              <span className="max-sm:sr-only">{jumpLabel}</span>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
