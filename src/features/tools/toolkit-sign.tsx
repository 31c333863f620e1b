import {
  CalendarDays,
  FileSpreadsheet,
  Handshake,
  LifeBuoy,
  type LucideIcon,
  Plug,
  ShoppingBag,
} from 'lucide-react';
import { ToolkitCategory } from '@/api/generated/schemas/toolkitCategory.zod';
import { known } from '@/api/known';

const SIGNS: Readonly<Record<ToolkitCategory, LucideIcon>> = {
  commerce: ShoppingBag,
  calendar: CalendarDays,
  sales: Handshake,
  support: LifeBuoy,
  documents: FileSpreadsheet,
};

/** What kind of tool it is, as a picture; decoration, its name stands beside it. */
export function ToolkitSign({ category }: { category: string | null | undefined }) {
  const one = known(ToolkitCategory, category ?? undefined);
  const Icon = one ? SIGNS[one] : Plug;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-primary/10 text-primary"
    >
      <Icon size={20} />
    </span>
  );
}
