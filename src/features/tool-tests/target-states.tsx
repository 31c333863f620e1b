import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { TestTarget } from './use-test-target';

interface TargetStatesProps {
  target: TestTarget;
  children: ReactNode;
}

/** What is tried, once the tools are there; until then, or where there are none, what the matter is. */
export function TargetStates({
  target: { isReady, error, refetch, toolkits, missing },
  children,
}: TargetStatesProps) {
  const { LL } = useI18nContext();
  const t = LL.toolCalls.tests;
  if (!isReady) {
    if (error) return <FailurePanel error={error} onRetry={refetch} />;
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="sr-only">
          {t.loading()}
        </p>
        <Skeleton className="h-16 w-full max-w-md" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (toolkits.length === 0 && missing === 0) {
    return <EmptyState drawing="tools" title={t.emptyToolkits.title()} text={t.emptyToolkits.text()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {missing > 0 && (
        <Notice tone="warning">
          {LL.failures.someUnreadable({ missing, total: toolkits.length + missing })}
        </Notice>
      )}
      {children}
    </div>
  );
}
