import { useI18nContext } from '@i18n/i18n-react';
import { useId, useState } from 'react';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { useVersions } from '@/api/generated/versions/versions';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useShowMore } from '@/shared/lists/use-show-more';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { CompareCard, type Compared } from './compare-card';
import { GoLiveDialog } from './go-live-dialog';
import { RestoreDialog } from './restore-dialog';
import { DRAFT } from './use-version-content';
import { VersionRow } from './version-row';

/** So many are rendered at a time. */
const ROWS_A_STEP = 30;

interface VersionsTabProps {
  draft: AgentDraft;
  compared: Compared;
  onCompare: (compared: Compared) => void;
}

/** What was published of an agent and what was put aside: to compare, to restore, to go back to. */
export function VersionsTab({ draft: { agent, content, saveNow }, compared, onCompare }: VersionsTabProps) {
  const { LL } = useI18nContext();
  const t = LL.versions.list;
  const compareId = useId();
  const [asking, setAsking] = useState<{ about: 'live' | 'restore'; version: AgentVersionHead }>();
  const botKey = agent?.botKey ?? '';
  const { data, error, refetch } = useVersions(botKey, { query: { enabled: agent !== undefined } });
  const { shown, more } = useShowMore(data?.items ?? [], ROWS_A_STEP);
  if (!agent || !content) return null;
  if (!data) {
    if (error)
      return <FailurePanel error={error} title={LL.versions.loadFailed()} onRetry={() => void refetch()} />;
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{t.loading()}</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    );
  }
  const { items: versions, total } = data;
  if (versions.length === 0 && total === 0) {
    return <EmptyState drawing="list" title={t.emptyTitle()} text={t.emptyText()} />;
  }
  const compareWithDraft = ({ versionId }: AgentVersionHead) => {
    onCompare({ from: versionId, to: DRAFT });
    document.getElementById(compareId)?.focus();
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card title={t.title()} text={t.text()}>
        {total > versions.length && (
          <Notice tone="warning" className="mb-2">
            {LL.failures.someUnreadable({ missing: total - versions.length, total })}
          </Notice>
        )}
        {error && (
          <Notice tone="warning" className="mb-2">
            {LL.failures.outdated()}
          </Notice>
        )}
        <ol className="flex flex-col divide-y divide-line">
          {shown.map((version) => (
            <VersionRow
              key={version.versionId}
              version={version}
              onCompare={() => compareWithDraft(version)}
              onRestore={() => setAsking({ about: 'restore', version })}
              onGoLive={() => setAsking({ about: 'live', version })}
            />
          ))}
        </ol>
        {more}
      </Card>
      <CompareCard
        id={compareId}
        botKey={botKey}
        versions={versions}
        draft={content}
        compared={compared}
        onCompare={onCompare}
      />
      {asking?.about === 'live' && (
        <GoLiveDialog agent={agent} version={asking.version} onClose={() => setAsking(undefined)} />
      )}
      {asking?.about === 'restore' && (
        <RestoreDialog
          agent={agent}
          saveNow={saveNow}
          version={asking.version}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
