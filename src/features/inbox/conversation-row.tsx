import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import { StateBadge } from './state-badge';
import { useInboxWords } from './use-inbox-words';

interface ConversationRowProps {
  conversation: InboxConversation;
  isOpen: boolean;
  now: number;
  /** The face of the agent with the sign of the channel. */
  picture: ReactNode;
  onOpen: () => void;
}

/** The arrow keys go from one row to the next. */
function step(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.closest('li');
  const other =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp' && row?.previousElementSibling;
  if (!other) return;
  event.preventDefault();
  other.querySelector('button')?.focus();
}

/** One conversation in the list: who, the last words, how it stands. */
export function ConversationRow({ conversation, isOpen, now, picture, onOpen }: ConversationRowProps) {
  const words = useInboxWords();
  const { conversationId, channel, agentName, updatedAt, state } = conversation;
  return (
    <li className="border-line border-b">
      <button
        type="button"
        data-chat={conversationId}
        aria-current={isOpen || undefined}
        onClick={onOpen}
        onKeyDown={step}
        className={clsx(
          'flex w-full cursor-pointer items-start gap-3 px-4 py-3 text-start -outline-offset-2',
          isOpen
            ? 'bg-primary/8 shadow-[inset_3px_0_0_var(--color-primary)] [&_.badge]:bg-base-100'
            : 'hover:bg-base-content/4',
        )}
      >
        {picture}
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-medium">{words.visitor(conversation)}</span>
            {/* For how long somebody waits is said below. */}
            {state !== 'waiting' && (
              <span className="shrink-0 text-quiet text-xs">{words.ago(updatedAt, now)}</span>
            )}
          </span>
          <span className="sr-only">
            {words.channel(channel)}, {agentName}
          </span>
          <span className="truncate text-[0.8125rem] text-quiet">{words.last(conversation)}</span>
          <StateBadge conversation={conversation} now={now} />
        </span>
      </button>
    </li>
  );
}
