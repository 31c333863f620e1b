import { Skeleton } from '@/ui/skeleton';

const BLOCKS = ['a', 'b', 'c'] as const;

/** The outline of the editor while the draft loads. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-full" />
      {BLOCKS.map((block) => (
        <div key={block} className="rounded-box border border-line bg-base-100 p-4">
          <Skeleton className="mb-3 h-9 w-40" />
          <Skeleton className="h-24 w-full" />
        </div>
      ))}
    </div>
  );
}
