import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { auditEntries } from '@/api/generated/audit/audit';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { csvOf } from '@/lib/csv';
import { download } from '@/lib/download';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { showToast } from '@/ui/toast/toast-queue';
import type { AuditFilter } from './audit-filter';
import { useAuditWords } from './use-audit-words';

const ENTRIES_A_CALL = 200;

/** All entries that match, page after page. Throws ApiError. */
async function readAll(accountId: string, filter: AuditFilter): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await auditEntries(accountId, {
      ...filter,
      limit: ENTRIES_A_CALL,
      ...(cursor && { cursor }),
    });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** Gives all entries that match as a file: a table with the words of the page, or the data as it came. */
export function useAuditExport(filter: AuditFilter) {
  const t = useI18nContext().LL.audit;
  const accountId = useAccountId();
  const words = useAuditWords();
  const showFailure = useFailureToast();

  const asCsv = (entries: readonly AuditEntry[]) => {
    const { when, who, what, kind, changes } = t.columns;
    const rows = entries.map((entry) => [
      entry.at ?? '',
      words.who(entry),
      words.what(entry),
      words.kind(entry.kind),
      entry.changes
        .map(
          (change) => `${words.field(change)}: ${words.value(change.before)} → ${words.value(change.after)}`,
        )
        .join('; '),
    ]);
    return csvOf([[when(), who(), what(), kind(), changes()], ...rows]);
  };
  const asJson = (entries: readonly AuditEntry[]) =>
    JSON.stringify(
      entries.map(({ undo: _, ...entry }) => entry),
      null,
      2,
    );

  return useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const entries = await readAll(accountId, filter);
      const [content, type] =
        format === 'csv' ? [asCsv(entries), 'text/csv'] : [asJson(entries), 'application/json'];
      download(`${t.fileName()}.${format}`, new Blob([content], { type }));
    },
    onSuccess: () => showToast({ title: t.exported() }),
    onError: (error) => showFailure(error),
  });
}
