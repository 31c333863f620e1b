import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { PartFailure } from './part-failure';

interface LoadedPartProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Says to a screen reader what is on its way. */
  loading: string;
  /** About how high it will be, by class: what stands below moves little when it comes. */
  height?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that comes, or fails and is tried again, by itself. */
export function LoadedPart<Data>({
  query: { data, error, refetch },
  loading,
  height = 'h-14',
  children,
}: LoadedPartProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <PartFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className={clsx('w-full', height)} />
    </div>
  );
}
