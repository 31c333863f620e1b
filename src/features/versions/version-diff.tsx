import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { ContentChanges } from '@/shared/agent-draft/content-changes';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Skeleton } from '@/ui/skeleton';
import { useVersionContent } from './use-version-content';

interface VersionDiffProps {
  botKey: string;
  /** Versions by their ids, or `draft`. */
  from: string;
  to: string;
  draft: AgentContent;
}

/** What is different in two versions of an agent, or in one and the draft. */
export function VersionDiff({ botKey, from, to, draft }: VersionDiffProps) {
  const { LL } = useI18nContext();
  const sides = [useVersionContent(botKey, from, draft), useVersionContent(botKey, to, draft)] as const;
  const [before, after] = sides;
  const failed = sides.find(({ error }) => error);
  if (failed) return <FailurePanel error={failed.error} onRetry={failed.reload} />;
  if (!before.content || !after.content) {
    return (
      <div role="status">
        <span className="sr-only">{LL.common.loading()}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  return <ContentChanges before={before.content} after={after.content} />;
}
