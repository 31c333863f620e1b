import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { LoggedCallHead } from '@/api/generated/schemas/loggedCallHead.zod';
import { useLoggedCalls } from '@/api/generated/tool-calls/tool-calls';
import { formatMoment } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { OutcomeBadge } from '@/shared/tool-calls/outcome-badge';
import { useCallWords } from '@/shared/tool-calls/use-call-words';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { Skeleton } from '@/ui/skeleton';
import { INLINE_LINK } from '@/ui/text-link-class';

interface RunsHistoryProps {
  toolkit: string;
  action: string;
  shown: string | undefined;
  onShow: (callId: string) => void;
  onRunAgain: (callId: string) => void;
}

const SHOWN_RUNS = 10;

/** The last runs of an action, each to be looked at or run again. */
export function RunsHistory({ toolkit, action, shown, onShow, onRunAgain }: RunsHistoryProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.tests.history;
  const words = useCallWords();
  const accountId = useAccountId();
  const { data, error, refetch } = useLoggedCalls({
    accountId,
    toolkit,
    action,
    origin: 'test',
    limit: SHOWN_RUNS,
  });
  const both = (seen: string, read: string) => (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="sr-only">{read}</span>
    </>
  );
  const row = ({ callId, at: moment, by, durationMs, outcome }: LoggedCallHead) => {
    const at = formatMoment(locale, moment) ?? LL.common.unknown();
    return (
      <li
        key={callId}
        aria-current={callId === shown ? 'true' : undefined}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 aria-[current]:bg-base-200"
      >
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <OutcomeBadge outcome={outcome} />
          <span>{at}</span>
          <span className="text-[0.8125rem] text-quiet">
            {[by, words.duration(durationMs)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <div className="flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" onClick={() => onShow(callId)}>
            {both(t.open(), t.openNamed({ at }))}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onRunAgain(callId)}>
            {both(t.again(), t.againNamed({ at }))}
          </Button>
        </div>
      </li>
    );
  };
  return (
    <Card
      title={t.title()}
      text={t.text()}
      actions={
        <Link
          to="/{-$locale}/dashboard/setup/tools2"
          search={{ view: 'calls', toolkit, action }}
          className={INLINE_LINK}
        >
          {t.all()}
        </Link>
      }
    >
      {data ? (
        data.items.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line">{data.items.map(row)}</ul>
        ) : (
          <EmptyNote drawing="list">{t.empty()}</EmptyNote>
        )
      ) : error ? (
        <PartFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div>
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </Card>
  );
}
