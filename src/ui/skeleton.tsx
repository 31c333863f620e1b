import clsx from 'clsx';

/** A grey block in the place of something that is loading; its size comes by class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx('skeleton-block', className ?? 'h-4 w-full')} />;
}
