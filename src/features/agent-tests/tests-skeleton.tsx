import { useI18nContext } from '@i18n/i18n-react';
import { Skeleton } from '@/ui/skeleton';

const ROWS = ['one', 'two', 'three'] as const;

/** The list of tests while it is loading. */
export function TestsSkeleton() {
  const t = useI18nContext().LL.agentTests;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {t.loading()}
      </p>
      <Skeleton className="h-10 w-72 max-w-full" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
