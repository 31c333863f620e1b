import clsx from 'clsx';
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
    <div
      className={clsx(
        'grid items-start gap-6',
        agent.live && 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr]',
      )}
    >
      <IdentityCard agent={agent} content={content} change={change} />
      {agent.live && (
        <div className="min-w-0 xl:row-span-2">
          <Late fallback={<Skeleton className="h-32 w-full" />}>
            <LiveChangesCard botKey={agent.botKey} versionId={agent.live.versionId} draft={content} />
          </Late>
        </div>
      )}
      <KnowledgeCard items={content.knowledge} change={change} />
    </div>
  );
}
