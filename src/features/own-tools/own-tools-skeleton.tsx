import { useI18nContext } from '@i18n/i18n-react';
import { Skeleton } from '@/ui/skeleton';

/** The company's own tools while they arrive. */
export function OwnToolsSkeleton() {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {LL.ownTools.loading()}
      </p>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
