import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useTrash } from '@/api/generated/agents/agents';
import type { TrashedAgent } from '@/api/generated/schemas/trashedAgent.zod';
import { formatDay } from '@/lib/format';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useShowMore } from '@/shared/lists/use-show-more';
import { Button } from '@/ui/button';
import { type DataColumn, DataTable } from '@/ui/data-table';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { RefusedNotice } from './refused-notice';
import { useAgentChanges } from './use-agent-changes';

/** So many are rendered at a time. */
const ROWS_A_STEP = 100;

/** The agents in the trash, to restore while there is time. */
export function TrashScreen() {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions.trashPage;
  const { data: trash, error, refetch } = useTrash({ accountId });
  const { change, busy, refused, forgetRefused, retryRefused } = useAgentChanges(accountId);
  const { shown, more } = useShowMore(trash?.items ?? [], ROWS_A_STEP);
  const missing = trash ? trash.total - trash.items.length : 0;

  const nameOf = (agent: TrashedAgent) => (
    <div className="flex min-w-0 max-w-md items-center gap-3">
      <AgentAvatar agent={agent} />
      <div className="min-w-0">
        <p className="font-medium">{agent.name}</p>
        <p className="line-clamp-2 text-[0.8125rem] text-quiet">{localText(agent.summary, locale)}</p>
      </div>
    </div>
  );
  const goneOf = (agent: TrashedAgent) => formatDay(locale, agent.goneAt) ?? LL.common.unknown();
  const restoreOf = (agent: TrashedAgent) => (
    <div className="flex sm:justify-end">
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void change('restore', [agent])}>
        <span aria-hidden="true">{LL.agentActions.restore()}</span>
        <span className="sr-only">{t.restore({ name: agent.name })}</span>
      </Button>
    </div>
  );

  const columns: readonly DataColumn<TrashedAgent>[] = [
    { id: 'name', header: t.columns.name(), cell: nameOf },
    { id: 'gone', header: t.columns.gone(), cell: goneOf, className: 'whitespace-nowrap' },
    { id: 'actions', header: t.columns.actions(), headerHidden: true, cell: restoreOf },
  ];

  return (
    <>
      <PageHeader
        title={t.title()}
        text={t.text()}
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {t.back()}
          </Link>
        }
      />
      <RefusedNotice refused={refused} onDismiss={forgetRefused} onRetry={retryRefused} />
      {missing > 0 && (
        <Notice tone="warning" className="mb-4">
          {LL.failures.someUnreadable({ missing, total: trash?.total ?? 0 })}
        </Notice>
      )}
      {!trash && error && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {!trash && !error && <PageSkeleton label={LL.common.loading()} />}
      {trash?.items.length === 0 && (
        <EmptyState drawing="bin" title={t.empty.title()} text={t.empty.text()} />
      )}
      {trash && trash.items.length > 0 && (
        <ChangeableBy act="edit">
          <DataTable caption={t.list()} columns={columns} rows={shown} rowKey={(agent) => agent.botKey} />
        </ChangeableBy>
      )}
      {more}
    </>
  );
}
