import { BrandSign } from '@/ui/brand-sign';

interface BrandMarkProps {
  title: string;
  /** On phones its sign alone: what stands beside it needs the room. */
  narrow?: boolean;
}

/** The product's sign and name. */
export function BrandMark({ title, narrow = false }: BrandMarkProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-semibold text-base">
      <BrandSign />
      <span className={narrow ? 'truncate max-sm:sr-only' : 'truncate'}>{title}</span>
    </span>
  );
}
