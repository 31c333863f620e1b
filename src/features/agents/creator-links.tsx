import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { useMay } from '@/shared/account/use-may';
import { agentName } from '@/shared/agents/agent-name';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';

/** The creator's name, which leads to it; who may not build agents reads it only. */
export function CreatorName({ agent, className }: { agent: Agent; className: string }) {
  const name = agentName(agent, useI18nContext().LL);
  if (!useMay()('edit')) return <span className={className}>{name}</span>;
  return (
    <Link
      to="/{-$locale}/dashboard/creator-agent/$keyBot"
      params={{ keyBot: agent.botKey }}
      className={`${className} hover:underline max-sm:leading-11`}
    >
      {name}
    </Link>
  );
}

/** Says that a creator with a name of its own is one. */
export function CreatorBadge({ agent }: { agent: Agent }) {
  const { LL } = useI18nContext();
  if (agentName(agent, LL) === LL.shell.rooms.creator()) return null;
  return (
    <span className="max-sm:hidden">
      <Badge tone="info" icon={<Sparkles size={12} aria-hidden="true" />}>
        {LL.agents.creator()}
      </Badge>
    </span>
  );
}

/** The way to build an agent with the creator, for who may. */
export function BuildLink({ agent, className = '' }: { agent: Agent; className?: string }) {
  const { LL } = useI18nContext();
  const t = LL.agents;
  if (!useMay()('edit')) return null;
  return (
    <Link
      to="/{-$locale}/dashboard/creator-agent/$keyBot"
      params={{ keyBot: agent.botKey }}
      aria-label={t.ofAgent({ action: t.build(), name: agentName(agent, LL) })}
      className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ${className}`}
    >
      {t.build()}
    </Link>
  );
}
