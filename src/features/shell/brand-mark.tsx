import { Sparkles } from 'lucide-react';

/** The product's sign and name. */
export function BrandMark({ title }: { title: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-semibold text-base">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-field bg-primary text-primary-content"
      >
        <Sparkles size={17} />
      </span>
      <span className="truncate">{title}</span>
    </span>
  );
}
