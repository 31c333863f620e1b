import { Skeleton } from '@/ui/skeleton';

/** Where the figures will stand. */
export function FiguresSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="mb-4">
      <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-5">
        {['conversations', 'resolved', 'firstAnswer', 'rating', 'cost'].map((name) => (
          <Skeleton key={name} className="h-32 w-full" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
