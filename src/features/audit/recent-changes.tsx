import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { pictureAddress } from '@/api/file-origins';
import { useAuditEntries } from '@/api/generated/audit/audit';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { formatTimeOrMoment } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { PartFailure } from '@/shared/failures/part-failure';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { AuditSentence } from './audit-sentence';
import { UndoButton } from './undo-button';
import { useAuditWords } from './use-audit-words';

const SHOWN = 5;

/**
 * What changed last in the company, who did it, and how to take it back; nothing before the first change. It comes as a
 * part of a page, under `<WithTexts nouns={['audit']}>`; it loads, fails and is tried again by itself.
 */
export function RecentChanges() {
  const { LL } = useI18nContext();
  const t = LL.audit;
  const may = useMay();
  const { data, error, refetch } = useAuditEntries(useAccountId(), { limit: SHOWN });
  if (data?.items.length === 0) return null;
  return (
    <Card
      title={t.recent.title()}
      actions={
        may('manage') && (
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'audit' }}
            className="link link-primary text-[0.8125rem] leading-6"
          >
            {t.recent.all()}
          </Link>
        )
      }
    >
      {data ? (
        <ul className="divide-y divide-line">
          {data.items.map((entry) => (
            <RecentChange key={entry.entryId} entry={entry} />
          ))}
        </ul>
      ) : error ? (
        <PartFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  );
}

function RecentChange({ entry }: { entry: AuditEntry }) {
  const { locale } = useI18nContext();
  const who = useAuditWords().who(entry);
  const { imageUrl } = entry.by;
  return (
    <li className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
      <Avatar
        name={who}
        imageUrl={imageUrl ? pictureAddress(imageUrl) : undefined}
        className="size-7 text-xs"
      />
      <div className="min-w-0 grow">
        <AuditSentence entry={entry} />
        {entry.at && <p className="text-[0.8125rem] text-quiet">{formatTimeOrMoment(locale, entry.at)}</p>}
      </div>
      <UndoButton entry={entry} />
    </li>
  );
}
