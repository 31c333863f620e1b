import { useI18nContext } from '@i18n/i18n-react';
import { Star } from 'lucide-react';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import { Badge } from '@/ui/badge';
import { useInboxWords } from './use-inbox-words';

const BAD_SCORE = 2;

interface StateBadgeProps {
  conversation: InboxConversation;
  now: number;
}

/** How a conversation stands: who waits or answers, or how it ended and what it was rated. */
export function StateBadge({ conversation, now }: StateBadgeProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox;
  const words = useInboxWords();
  const { state, waitingSince, person, outcome, rating } = conversation;
  if (state === 'waiting')
    return <Badge tone="warning">{t.waiting({ time: words.ago(waitingSince, now) })}</Badge>;
  // The usual state asks nothing of anybody.
  if (state === 'live') return <span className="text-[0.8125rem] text-quiet">{t.live()}</span>;
  if (state === 'person')
    return (
      <Badge tone="info">
        {person?.isYou ? t.withYou() : t.withPerson({ name: person?.name || t.team() })}
      </Badge>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-quiet">
      {outcome === 'unanswered' ? <Badge tone="error">{t.outcomesShort.unanswered()}</Badge> : null}
      {outcome !== null && outcome !== 'unanswered' && <span>{words.outcome(outcome)}</span>}
      {rating && (
        <span className={rating.score <= BAD_SCORE ? 'text-error' : undefined}>
          <Star size={13} aria-hidden="true" className="me-1 inline align-[-0.125em]" />
          {t.ofFive({ score: rating.score })}
        </span>
      )}
    </span>
  );
}
