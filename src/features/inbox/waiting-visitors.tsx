import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircleWarning } from 'lucide-react';
import { isUnavailable } from '@/api/api-error';
import { useInbox } from '@/api/generated/inbox/inbox';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { ago } from './ago';

/** Who waits stands first; more than one are told by their number. */
const ASKED = 1;
const ANEW_MS = 30_000;

/** How many visitors wait for a person, and the one who has waited longest, as far as the inbox tells. */
export function useWaitingVisitors() {
  const { data, dataUpdatedAt, error, refetch } = useInbox(
    { accountId: useAccountId(), view: 'open', limit: ASKED },
    { query: { refetchInterval: ANEW_MS } },
  );
  const first = data?.items.find(({ state }) => state === 'waiting');
  const count = data && (data.counts?.waiting ?? (first ? 1 : 0));
  return { count, first, at: dataUpdatedAt, error, refetch };
}

/** The visitors who wait for a person, on the first page of the day; inside `<WithTexts nouns={['homeParts']}>`. */
export function WaitingVisitors() {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  const { count, first, at, error, refetch } = useWaitingVisitors();
  if (count === undefined && error)
    return isUnavailable(error) ? null : (
      <div className="py-3">
        <PartFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (count === undefined) return <Skeleton className="h-5 w-48" />;
  if (count === 0) return null;
  // Each answer tells the time anew: the clock is never further behind than what is known.
  const time = ago(locale, first?.waitingSince, at);
  const name = first?.visitor.name;
  return (
    <ul>
      <AttentionRow
        Icon={MessageCircleWarning}
        tone="error"
        detail={[name, time && t.waitingSince({ time })].filter(Boolean).join(' · ')}
        action={
          <Link
            to="/{-$locale}/dashboard/analytics"
            search={{ view: 'conversations', ...(count === 1 && first && { chat: first.conversationId }) }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t.seeWaiting({ n: count })}
          </Link>
        }
      >
        {t.waiting({ n: count, count: formatNumber(locale, count) })}
      </AttentionRow>
    </ul>
  );
}
