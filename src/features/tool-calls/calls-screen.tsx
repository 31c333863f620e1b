import { useI18nContext } from '@i18n/i18n-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallOrigin } from '@/api/generated/schemas/callOrigin.zod';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import { useLoggedCalls } from '@/api/generated/tool-calls/tool-calls';
import { known } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Pager } from '@/ui/pager';
import { Skeleton } from '@/ui/skeleton';
import { CallDialog } from './call-dialog';
import { CallsFilters } from './calls-filters';
import type { CallsSearch } from './calls-search';
import { CallsTable } from './calls-table';

const CALLS_A_PAGE = 25;
const ROWS = ['one', 'two', 'three', 'four'] as const;

interface CallsScreenProps {
  search: CallsSearch;
  onSearch: (next: CallsSearch) => void;
}

/** The log of calls: what agents and tests asked of tools, filtered by the link, page by page. */
export function CallsScreen({ search, onSearch }: CallsScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls;
  const number = (value: number) => formatNumber(locale, value);
  const accountId = useAccountId();
  const { agent, conversation, toolkit, action, call } = search;
  const outcome = known(CallOutcome, search.outcome);
  const origin = known(CallOrigin, search.origin);
  const from = Math.max(0, Math.trunc(search.from ?? 0));
  const { data, error, refetch, isPlaceholderData } = useLoggedCalls(
    {
      accountId,
      botKey: agent,
      conversationId: conversation,
      toolkit,
      action,
      outcome,
      origin,
      limit: CALLS_A_PAGE,
      ...(from > 0 && { cursor: String(from) }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  const filtered = [agent, conversation, toolkit, action, outcome, origin].some((one) => one !== undefined);
  const count = data?.items.length ?? 0;
  const total = Math.max(data?.total ?? 0, from + count);
  // A page ends where the next one begins: what the provider keeps for a later one was not received here.
  const received = Math.min(CALLS_A_PAGE, Number(data?.nextCursor ?? data?.total ?? 0));
  const missing = data && !isPlaceholderData && from === 0 ? Math.max(0, received - count) : 0;
  const isEmpty = data !== undefined && count === 0 && missing === 0;
  const hasLater = from > 0;
  const hasEarlier = data?.nextCursor != null;
  const first = useRef<HTMLSelectElement>(null);
  const clear = () => {
    first.current?.focus();
    onSearch({});
  };
  const goTo = (place: number) => onSearch({ ...search, from: place > 0 ? place : undefined });

  return (
    <div className="flex flex-col gap-4">
      <CallsFilters search={search} onSearch={onSearch} onClear={isEmpty ? undefined : clear} first={first} />
      {!data && error && (
        <FailurePanel error={error} title={LL.toolCalls.loadFailed()} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className="flex flex-col gap-2">
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-13 w-full" />
          ))}
        </div>
      )}
      {missing > 0 && (
        <Notice tone="warning">{LL.failures.someUnreadable({ missing, total: data?.total ?? 0 })}</Notice>
      )}
      {data && count > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <CallsTable calls={data.items} onOpen={(callId) => onSearch({ ...search, call: callId })} />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          drawing={filtered || hasLater ? 'search' : 'list'}
          title={filtered || hasLater ? t.noMatch.title() : t.empty.title()}
          text={filtered || hasLater ? t.noMatch.text() : t.empty.text()}
          action={
            (filtered || hasLater) && (
              <Button variant="secondary" onClick={clear}>
                {t.filters.clear()}
              </Button>
            )
          }
        />
      )}
      {data && count > 0 && (
        <Pager
          label={t.pages()}
          range={t.range({ from: number(from + 1), to: number(from + count), total: number(total) })}
          before={{ label: t.later(), onGo: hasLater ? () => goTo(from - CALLS_A_PAGE) : undefined }}
          after={{ label: t.earlier(), onGo: hasEarlier ? () => goTo(from + CALLS_A_PAGE) : undefined }}
        />
      )}
      {call !== undefined && (
        <CallDialog callId={call} onClose={() => onSearch({ ...search, call: undefined })} />
      )}
    </div>
  );
}
