import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { Agent } from '@/api/generated/schemas';
import { formatDate } from '@/lib/format';
import { timeOf } from '@/lib/moment';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { Card } from '@/ui/card';

const RECENT = 4;

/** The agents that changed last. */
export function RecentAgents({ agents }: { agents: readonly Agent[] }) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  if (agents.length === 0) return null;
  const newest = agents
    .toSorted((a, b) => timeOf(b.updatedAt) - timeOf(a.updatedAt) || 0)
    .slice(0, RECENT)
    .map((agent) => ({ ...agent, date: formatDate(locale, agent.updatedAt) }));
  return (
    <Card
      title={newest.some(({ date }) => date) ? t.recent() : LL.shell.agents()}
      actions={
        <Link to="/{-$locale}/dashboard/agents" className="link link-primary text-[0.8125rem]">
          {t.allAgents()}
        </Link>
      }
    >
      <ul className="-my-2.5 divide-y divide-line">
        {newest.map(({ date, ...agent }) => (
          <li key={agent.botKey} className="flex items-center gap-3 py-2.5">
            <AgentAvatar agent={agent} className="size-8" />
            <div className="min-w-0 grow">
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: agent.botKey }}
                className="link-hover link block truncate font-medium"
              >
                {agent.name}
              </Link>
              <p className="truncate text-[0.8125rem] text-quiet">
                {date ? t.changed({ date }) : agent.summary[locale]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
