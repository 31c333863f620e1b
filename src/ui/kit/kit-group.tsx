import type { ReactNode } from 'react';

/** Components of one kind under their title. */
export function KitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
