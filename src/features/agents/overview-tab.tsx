import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { IdentityCard } from './identity-card';
import { KnowledgeCard } from './knowledge-card';

/** Who an agent is, and what it knows. */
export function OverviewTab({ draft: { agent, content, change } }: { draft: AgentDraft }) {
  if (!agent || !content) return null;
  return (
    <div className="flex flex-col gap-6">
      <IdentityCard agent={agent} content={content} change={change} />
      <KnowledgeCard items={content.knowledge} change={change} />
    </div>
  );
}
