import type { ReactNode } from 'react';

/** Nothing but the page itself, in the middle: no header around it (specification §2 Blank-layout routes). */
export function BlankPage({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full max-w-md content-center px-4 py-6 sm:py-12"
    >
      {children}
    </main>
  );
}
