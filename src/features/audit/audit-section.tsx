import { useI18nContext } from '@i18n/i18n-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { auditEntries, getAuditEntriesQueryKey } from '@/api/generated/audit/audit';
import { formatNumber } from '@/lib/format';
import { shortZone } from '@/lib/time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LateMenu } from '@/ui/late-menu';
import { Skeleton } from '@/ui/skeleton';
import { auditFilter, isBackwards } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { type AuditSearch, filtersIn } from './audit-search';
import { useAuditExport } from './use-audit-export';

interface AuditSectionProps {
  search: AuditSearch;
  onSearch: (next: AuditSearch) => void;
}

const ENTRIES_A_PAGE = 25;

/** Who changed what in the company: filtered by the link, page after page, and as a file. */
export function AuditSection({ search, onSearch }: AuditSectionProps) {
  const { LL } = useI18nContext();
  const t = LL.audit;
  const filter = auditFilter(search);
  const exporting = useAuditExport(filter);
  return (
    <Card
      ofSection
      title={t.title()}
      // The clock that moments are written by.
      text={t.text({ zone: shortZone(Intl.DateTimeFormat().resolvedOptions().timeZone) })}
      actions={
        // Its menu stands in place, beside the button.
        <div className="relative">
          <LateMenu
            label={t.export()}
            trigger={
              <Button
                variant="secondary"
                size="sm"
                icon={<Download size={15} aria-hidden="true" />}
                busy={exporting.isPending}
              >
                {t.export()}
              </Button>
            }
            items={(['csv', 'json'] as const).map((format) => ({
              id: format,
              label: format.toUpperCase(),
              disabled: exporting.isPending || isBackwards(search),
              onSelect: () => exporting.mutate(format),
            }))}
          />
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <AuditFilters search={search} onSearch={onSearch} />
        {!isBackwards(search) && <Entries search={search} onClear={() => onSearch({})} />}
      </div>
    </Card>
  );
}

interface EntriesProps {
  search: AuditSearch;
  onClear: () => void;
}

function Entries({ search, onClear }: EntriesProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.audit;
  const accountId = useAccountId();
  const filter = auditFilter(search);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...getAuditEntriesQueryKey(accountId, { ...filter, limit: ENTRIES_A_PAGE }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      auditEntries(
        accountId,
        { ...filter, limit: ENTRIES_A_PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <PartFailure error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{t.loading()}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  const entries = data.pages.flatMap(({ items }) => items);
  const total = Math.max(data.pages[0]?.total ?? 0, entries.length);
  if (entries.length === 0) {
    const filtered = filtersIn(search) > 0;
    return (
      <div role="status">
        <p className="font-medium">{filtered ? t.noMatch() : t.none()}</p>
        <p className="text-quiet">{filtered ? t.noMatchText() : t.noneText()}</p>
        {filtered && (
          <Button variant="secondary" size="sm" className="mt-3" onClick={onClear}>
            {t.clear()}
          </Button>
        )}
      </div>
    );
  }
  const count = (value: number) => formatNumber(locale, value);
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <AuditRow key={entry.entryId} entry={entry} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {hasNextPage && (
          <Button
            variant="secondary"
            size="sm"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t.more()}
          </Button>
        )}
        <p role="status" className="text-[0.8125rem] text-quiet">
          {t.shown({ n: count(entries.length), total: count(total) })}
        </p>
      </div>
    </>
  );
}
