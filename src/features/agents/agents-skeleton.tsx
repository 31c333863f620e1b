import { Skeleton } from '@/ui/skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The outline of the list while its first answer is on its way. */
export function AgentsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="rounded-box border border-line bg-base-100">
      <span className="sr-only">{label}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex h-19 items-center gap-6 border-line px-4 not-first:border-t">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="ms-auto h-4 w-20 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
