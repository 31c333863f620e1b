import type { ReactNode } from 'react';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { IdentityCard } from './identity-card';
import { KnowledgeCard } from './knowledge-card';
import { WeekCard } from './week-card';

interface OverviewTabProps {
  draft: AgentDraft;
  /** How many conversations the agent had in the last week. */
  week: ReactNode;
}

/** What an agent did lately, who it is, and what it knows. */
export function OverviewTab({ draft: { agent, content, change }, week }: OverviewTabProps) {
  if (!agent || !content) return null;
  return (
    <div className="flex flex-col gap-6">
      {/* What was never published has talked to nobody. */}
      {agent.live && <WeekCard botKey={agent.botKey} figure={week} />}
      <IdentityCard agent={agent} content={content} change={change} />
      <KnowledgeCard items={content.knowledge} change={change} />
    </div>
  );
}
