import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { AffectedAgent } from '@/api/generated/schemas/affectedAgent.zod';
import { Badge } from '@/ui/badge';
import { TEXT_LINK } from '@/ui/text-link-class';

interface AffectedAgentsProps {
  agents: readonly AffectedAgent[];
  /** An action in words. */
  actionName: (action: string) => string;
}

/** The agents that stop working without a connection, those that visitors talk to first. */
export function AffectedAgents({ agents, actionName }: AffectedAgentsProps) {
  const t = useI18nContext().LL.tools.disconnecting;
  if (agents.length === 0) return <p>{t.nobody()}</p>;
  const sorted = agents.toSorted((a, b) => Number(b.live) - Number(a.live));
  return (
    <>
      <p className="font-medium">{t.affected({ n: agents.length })}</p>
      <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto">
        {sorted.map(({ botKey, name, live, actions }) => (
          <li key={botKey} className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: botKey }}
                search={{ tab: 'tools' }}
                className={TEXT_LINK}
              >
                {name || botKey}
              </Link>
              <Badge tone={live ? 'success' : 'neutral'}>{live ? t.live() : t.draftOnly()}</Badge>
            </p>
            {actions.length > 0 && (
              <p className="text-[0.8125rem] text-quiet">
                {t.cannot({ actions: actions.map(actionName).join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
