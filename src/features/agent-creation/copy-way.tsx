import { useI18nContext } from '@i18n/i18n-react';
import { CircleOff } from 'lucide-react';
import { ApiError } from '@/api/api-error';
import { useAgent } from '@/api/generated/drafts/drafts';
import { useAgentIsGone } from '@/shared/agents/gone-agent';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { AgentField } from './agent-field';
import { CopyForm } from './copy-form';
import type { CreationSearch } from './creation-search';
import type { WayProps } from './way-props';

interface CopyWayProps extends WayProps {
  botKey: string | undefined;
  /** Whether there is any agent that could be copied. */
  hasAgents: boolean;
  onSearch: (search: CreationSearch) => void;
}

/** From another agent: first which one, then what of it. */
export function CopyWay({ botKey, hasAgents, onSearch, ...form }: CopyWayProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.copy;
  if (!hasAgents && botKey === undefined) {
    return <EmptyState drawing="agents" title={t.none.title()} text={t.none.text()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <AgentField label={t.agent()} value={botKey} onChange={(from) => onSearch({ way: 'copy', from })} />
      </Card>
      {botKey !== undefined && <ChosenAgent key={botKey} botKey={botKey} {...form} />}
    </div>
  );
}

function ChosenAgent({ botKey, ...form }: WayProps & { botKey: string }) {
  const { LL } = useI18nContext();
  const t = LL.creation.copy;
  const { data: agent, error, refetch } = useAgent(botKey);
  const isGone = useAgentIsGone(error, botKey);
  if (agent) return <CopyForm agent={agent} {...form} />;
  if (isGone || (error instanceof ApiError && error.status === 403)) {
    return <EmptyState icon={<CircleOff size={20} />} title={t.gone()} />;
  }
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status" className="sr-only">
        {t.loading()}
      </p>
      <Skeleton className="h-64 w-full" />
    </>
  );
}
