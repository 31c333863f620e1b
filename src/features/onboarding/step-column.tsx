import type { ReactNode } from 'react';

/** The narrow column of a step that has no cards beside one another. */
export function StepColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-xl">{children}</div>;
}
