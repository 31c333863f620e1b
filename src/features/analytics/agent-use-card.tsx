import { useI18nContext } from '@i18n/i18n-react';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { formatNumber } from '@/lib/format';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { usePhone } from '@/ui/use-phone';
import { AgentUseList } from './agent-use-list';
import { agentUseRows, type UseRow } from './agent-use-rows';

/** Tokens, cost and speed of an answer, by agent and version. */
export function AgentUseCard({ figures: { use, currency } }: { figures: Figures }) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.use;
  const rows = agentUseRows(LL.analytics, locale, currency, use ?? []);
  const phone = usePhone();
  const end = 'text-end! tabular-nums';
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Card title={t.title()} text={t.text()}>
      {rows.length === 0 ? (
        <p className="text-quiet">{use === null ? LL.analytics.notTold() : t.none()}</p>
      ) : phone ? (
        <AgentUseList rows={rows} />
      ) : (
        <DataTable<UseRow>
          caption={t.title()}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { id: 'agent', header: t.agent(), cell: ({ agent }) => agent },
            {
              id: 'version',
              header: t.version(),
              className: 'whitespace-nowrap',
              cell: ({ version }) => version,
            },
            {
              id: 'conversations',
              header: t.conversations(),
              className: end,
              cell: (row) => number(row.conversations),
            },
            { id: 'answers', header: t.answers(), className: end, cell: (row) => number(row.answers) },
            { id: 'tokens', header: t.tokens(), className: end, cell: ({ tokens }) => tokens },
            { id: 'cost', header: t.cost(), className: end, cell: ({ cost }) => cost },
            { id: 'wait', header: t.wait(), className: end, cell: ({ wait }) => wait },
          ]}
        />
      )}
    </Card>
  );
}
