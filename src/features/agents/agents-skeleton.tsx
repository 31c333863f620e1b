import { Skeleton } from '@/ui/skeleton';
import { CARD } from './agent-card';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The outline of the list, as rows or as cards, while its first answer is on its way. */
export function AgentsSkeleton({ label, view }: { label: string; view: 'table' | 'cards' }) {
  if (view === 'cards')
    return (
      <div role="status" className="grid gap-x-3 sm:grid-cols-2 xl:grid-cols-3">
        <span className="sr-only">{label}</span>
        {ROWS.map((row) => (
          <div key={row} className={CARD}>
            <Skeleton className="mt-3 h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    );
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
