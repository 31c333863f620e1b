import { Skeleton } from '@/ui/skeleton';

/** The outline of a conversation while it loads. */
export function ThreadSkeleton({ label }: { label: string }) {
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-hidden p-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-10 w-1/2 self-end" />
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-10 w-1/3 self-end" />
      <Skeleton className="h-24 w-3/4" />
    </div>
  );
}
