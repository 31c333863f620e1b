import { lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { IdentityCard } from './identity-card';
import { KnowledgeCard } from './knowledge-card';

const LiveChangesCard = lazy(() =>
  loadPart(async () => ({ default: (await import('./live-changes-card')).LiveChangesCard })),
);

/** Who an agent is, what it knows, and how its draft differs from what visitors talk to. */
export function OverviewTab({ draft: { agent, content, change } }: { draft: AgentDraft }) {
  if (!agent || !content) return null;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <IdentityCard agent={agent} content={content} change={change} />
      <div className="flex min-w-0 flex-col gap-6">
        {agent.live && (
          <Late fallback={<Skeleton className="h-32 w-full" />}>
            <LiveChangesCard botKey={agent.botKey} versionId={agent.live.versionId} draft={content} />
          </Late>
        )}
        <KnowledgeCard items={content.knowledge} change={change} />
      </div>
    </div>
  );
}
