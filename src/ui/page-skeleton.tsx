import { Skeleton } from './skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The outline of a page with a list while its code or data arrives. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="mb-6 flex items-start justify-between">
        <div>
          <Skeleton className="h-8 w-44" />
          <Skeleton className="mt-2 h-4 w-64 max-w-[60vw]" />
        </div>
        <Skeleton className="h-9 w-28 max-sm:hidden" />
      </div>
      <div className="rounded-box border border-line bg-base-100">
        {ROWS.map((row) => (
          <div key={row} className="flex h-13 items-center gap-6 border-line px-4 not-first:border-t">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-16" />
            <Skeleton className="ms-auto h-4 w-20 max-sm:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
