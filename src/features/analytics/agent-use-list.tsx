import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import type { UseRow } from './agent-use-rows';

/** What agents used, on a phone: a few lines for each version below names that are said once. */
export function AgentUseList({ rows }: { rows: readonly UseRow[] }) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.use;
  const facts = ({ version, conversations, answers }: UseRow) =>
    [
      version,
      t.conversationCount({ n: conversations, count: formatNumber(locale, conversations) }),
      t.answerCount({ n: answers, count: formatNumber(locale, answers) }),
    ].join(' · ');
  const figures = [
    { id: 'tokens', name: t.tokens() },
    { id: 'cost', name: t.cost() },
    { id: 'wait', name: t.wait() },
  ] as const;
  return (
    <div className="text-[0.8125rem]">
      <p aria-hidden="true" className="grid grid-cols-3 items-end gap-x-3 pb-2 text-quiet text-xs">
        {figures.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </p>
      <ul className="divide-y divide-line border-line border-t">
        {rows.map((row) => (
          <li key={row.key} className="py-2.5">
            <p className="font-medium [overflow-wrap:anywhere]">{row.agent}</p>
            <p className="text-quiet text-xs">{facts(row)}</p>
            <p className="mt-1 grid grid-cols-3 gap-x-3 tabular-nums">
              {figures.map(({ id, name }) => (
                <span key={id}>
                  <span className="sr-only">{name}: </span>
                  {row[id]}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
