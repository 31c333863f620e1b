import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { useVersion } from '@/api/generated/versions/versions';
import { ContentChanges } from '@/shared/agent-draft/content-changes';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

interface LiveChangesCardProps {
  botKey: string;
  /** The version that visitors talk to. */
  versionId: string;
  draft: AgentContent;
}

/** What visitors would notice if the draft were published now. */
export function LiveChangesCard({ botKey, versionId, draft }: LiveChangesCardProps) {
  const t = useI18nContext().LL.agents.detail;
  const { data: live, error, refetch } = useVersion(botKey, versionId);
  return (
    <Card title={t.liveChanges()} text={t.liveChangesText()}>
      {live ? (
        <ContentChanges before={live.content} after={draft} />
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Card>
  );
}
