import { useI18nContext } from '@i18n/i18n-react';
import { useHttpTools } from '@/api/generated/own-tools/own-tools';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { OwnToolsList } from './own-tools-list';
import { OwnToolsSkeleton } from './own-tools-skeleton';

/** The tools that the company describes itself. */
export function OwnToolsScreen({ onEdit }: { onEdit: (toolId: string) => void }) {
  const { LL } = useI18nContext();
  const t = LL.ownTools;
  const accountId = useAccountId();
  const { data, error, refetch } = useHttpTools({ accountId });
  if (!data) {
    if (error) return <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />;
    return <OwnToolsSkeleton />;
  }
  const { items, total } = data;
  const missing = Math.max(0, total - items.length);
  if (items.length === 0 && missing === 0) {
    return <EmptyState drawing="tools" title={t.empty.title()} text={t.empty.text()} />;
  }
  return (
    <>
      {missing > 0 && (
        <Notice tone="warning" className="mb-3">
          {LL.failures.someUnreadable({ missing, total })}
        </Notice>
      )}
      <OwnToolsList tools={items} onEdit={onEdit} />
    </>
  );
}
