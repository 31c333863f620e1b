import type { ReactNode } from 'react';

/** What is known of something, each fact after its name; two lists below one another begin their facts alike. */
export function FactsList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-[0.8125rem]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-quiet [overflow-wrap:anywhere]">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
