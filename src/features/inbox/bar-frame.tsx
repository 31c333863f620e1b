import type { ReactNode } from 'react';

interface BarFrameProps {
  /** `urgent`: a visitor waits; `note`: what is written here the visitor never reads. */
  tone?: 'urgent' | 'note' | undefined;
  children: ReactNode;
}

/** The bar below what was said in a conversation. */
export function BarFrame({ tone, children }: BarFrameProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-3 border-line border-t p-4 ${tone ? 'tint-warning' : 'bg-base-100'}`}
    >
      {children}
    </div>
  );
}
