import type { ReactNode } from 'react';
import { usePhone } from '@/ui/use-phone';

/** A page of the creator. On a phone it fills the window, however long its title is: only what is said is scrolled. */
export function CreatorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={usePhone() ? 'flex h-[calc(100dvh-6.5rem)] min-h-128 flex-col' : undefined}>
      {children}
    </div>
  );
}
