import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** Where a link back to the page above stands. */
export function BackLine({ children }: { children: ReactNode }) {
  return (
    <div className="mb-2 flex items-center gap-1 text-quiet">
      <ArrowLeft size={14} aria-hidden="true" className="shrink-0" />
      {children}
    </div>
  );
}
