import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

interface FactListProps {
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
}

/** Facts of the account, one a row. */
export function FactList({ title, facts }: FactListProps) {
  return (
    <Card title={title}>
      <dl className="divide-y divide-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-1 py-2.5 sm:grid-cols-[14rem_1fr]">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
