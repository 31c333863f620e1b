import { BrandSign } from '@/ui/brand-sign';

/** The product's sign and name. */
export function BrandMark({ title }: { title: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-semibold text-base">
      <BrandSign />
      <span className="truncate">{title}</span>
    </span>
  );
}
