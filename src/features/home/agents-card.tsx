import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { Agent } from '@/api/generated/schemas';
import { formatDay, formatNumber } from '@/lib/format';
import { timeOf } from '@/lib/moment';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { AgentStatusBadge } from '@/shared/agents/agent-status-badge';
import { Card } from '@/ui/card';

const SHOWN = 4;

interface AgentsCardProps {
  agents: readonly Agent[];
  /** How many conversations each had in the last week, by its key; undefined while that is not known. */
  week: ReadonlyMap<string, number> | undefined;
}

/** The agents that changed last, those that visitors reach first: their state, and how much they were used. */
export function AgentsCard({ agents, week }: AgentsCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  if (agents.length === 0) return null;
  const isLive = ({ status }: Agent) => Number(status === 'live');
  const shown = agents
    .toSorted((a, b) => isLive(b) - isLive(a) || timeOf(b.updatedAt) - timeOf(a.updatedAt) || 0)
    .slice(0, SHOWN);
  const lineOf = ({ botKey, status, updatedAt, summary }: Agent) => {
    const n = week?.get(botKey) ?? 0;
    if (week && (n > 0 || status === 'live')) {
      const count = formatNumber(locale, n);
      return t.thisWeek({ n, count });
    }
    const date = formatDay(locale, updatedAt);
    return date ? t.changed({ date }) : summary[locale];
  };
  return (
    <Card
      title={LL.shell.agents()}
      actions={
        <Link to="/{-$locale}/dashboard/agents" className="link link-primary text-[0.8125rem] leading-6">
          {t.allAgents()}
        </Link>
      }
    >
      <ul className="-my-2.5 divide-y divide-line">
        {shown.map((agent) => (
          <li key={agent.botKey} className="flex items-center gap-3 py-2.5">
            <AgentAvatar agent={agent} className="size-8" />
            <div className="min-w-0 grow">
              <div className="flex items-center justify-between gap-2">
                <Link
                  to="/{-$locale}/dashboard/agents/$keyBot"
                  params={{ keyBot: agent.botKey }}
                  className="link-hover link truncate font-medium"
                >
                  {agent.name}
                </Link>
                <AgentStatusBadge agent={agent} />
              </div>
              <p className="truncate text-[0.8125rem] text-quiet">{lineOf(agent)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
