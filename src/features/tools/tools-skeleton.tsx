import { Skeleton } from '@/ui/skeleton';

interface ToolsSkeletonProps {
  label: string;
  /** They come one below the other, and not on cards. */
  asRows?: boolean;
}

/** What stands in the place of tools that are on their way. */
export function ToolsSkeleton({ label, asRows = false }: ToolsSkeletonProps) {
  const each = asRows ? 'h-20 w-full' : 'h-40 w-full';
  return (
    <div
      role="status"
      className={asRows ? 'flex flex-col gap-4' : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'}
    >
      <span className="sr-only">{label}</span>
      <Skeleton className={each} />
      <Skeleton className={each} />
      <Skeleton className={each} />
    </div>
  );
}
