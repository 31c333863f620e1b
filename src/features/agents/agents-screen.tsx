import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Search, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import type { AgentSort } from '@/api/generated/schemas/agentSort.zod';
import { formatNumber } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { useAccountId } from '@/shared/account/use-account-id';
import { isAskedFor } from '@/shared/agents/found-agents';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { usePhone } from '@/ui/use-phone';
import type { OpenedMenu } from './agent-menu';
import { AgentsCards } from './agents-cards';
import { agentsAskedFor, isFiltered, sortingOf } from './agents-search';
import { AgentsSkeleton } from './agents-skeleton';
import { AgentsTable } from './agents-table';
import { AgentsToolbar } from './agents-toolbar';
import { RefusedNotice } from './refused-notice';
import { SelectionBar } from './selection-bar';
import { knownAgents } from './show-agent-change';
import { TickAll } from './tick-all';
import { useAgentChanges } from './use-agent-changes';
import { useFirstPage } from './use-agent-pages';
import { useAgentSelection } from './use-agent-selection';
import { useAgentsSearch } from './use-agents-search';
import { useStable } from './use-stable';
import { ViewChoice } from './view-choice';

const AgentMenu = lazy(() => loadPart(async () => ({ default: (await import('./agent-menu')).AgentMenu })));
const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('@/ui/confirm-dialog')).ConfirmDialog })),
);
const RenameDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./rename-dialog')).RenameDialog })),
);

interface AgentsScreenProps {
  /** How many agents there are, and how many the plan allows; the creator does not count. */
  used: number;
  limit: number;
  /** How much of the plan is used; undefined when nothing is known of the plan. */
  usage: ReactNode;
  /** Gives this agent as a file. */
  onExport: (agent: Agent) => void;
}

/** The agents of a company, few or thousands: search, filter, sort, a way into each, and changes of many at once. */
export function AgentsScreen({ used, limit, usage, onExport }: AgentsScreenProps) {
  const accountId = useAccountId();
  const [search, onSearch] = useAgentsSearch();
  const navigate = useNavigate();
  const { LL, locale } = useI18nContext();
  const t = LL.agents;
  const asking = LL.agentActions.confirmTrash;
  const queryClient = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const [menu, setMenu] = useState<OpenedMenu>();
  const [renaming, setRenaming] = useState<Agent>();
  const [trashing, setTrashing] = useState<readonly Agent[]>();
  const phone = usePhone();
  const found = useFirstPage(agentsAskedFor(accountId, search));
  const { data, error, refetch } = found.first;
  const total = data?.total ?? 0;
  // Where little more than a name is known, a card would be empty.
  const onCards = phone && !(data?.counts && data.counts.live === undefined);
  const view = search.view === 'table' || search.view === 'cards' ? search.view : onCards ? 'cards' : 'table';
  const selection = useAgentSelection(search, total);
  const { change, find, busy, progress, stop, refused, forgetRefused } = useAgentChanges(
    accountId,
    found.shown,
  );

  const filtered = isFiltered(search);
  const none = used <= 0;
  const atLimit = used >= limit;
  const known = data?.botCreator;
  const creator = known && isAskedFor(known, search) ? known : undefined;

  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    onSearch({ q: undefined, status: undefined, channel: undefined, unpublished: undefined });
  };
  const sortBy = (sort: AgentSort) => {
    const now = sortingOf(search);
    const order = now.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : undefined;
    onSearch({ sort, order });
  };

  const make = async (kind: AgentChangeKind, agents: readonly Agent[]) => {
    const changed = await change(kind, agents);
    if (kind !== 'trash' || changed.length === 0) return;
    if (selection.all) selection.clear();
    else selection.forget(changed.map(({ botKey }) => botKey));
  };
  // Visitors of a live agent are left without an answer: that is asked first.
  const ask = (kind: AgentChangeKind, agents: readonly Agent[]) => {
    if (kind === 'trash' && agents.some((agent) => agent.status === 'live')) setTrashing(agents);
    else if (agents.length > 0) void make(kind, agents);
  };
  const askForSelected = async (kind: AgentChangeKind) => {
    const known = knownAgents(queryClient, accountId);
    if (!selection.all)
      return ask(
        kind,
        [...selection.agents.values()].map((agent) => known.get(agent.botKey) ?? agent),
      );
    const match = data && data.items.length === data.total ? data.items : await find(found.shown, total);
    ask(kind, match?.filter((agent) => selection.has(agent.botKey)) ?? []);
  };
  const onMenu = useStable((agent: Agent, opener: HTMLElement, byKey: boolean) => {
    const box = rows.current?.getBoundingClientRect();
    const { top, left, width, height } = opener.getBoundingClientRect();
    if (!box) return;
    const place = { top: top - box.top, left: left - box.left, width, height };
    setMenu({ agent, opener, place, byKey, open: !(menu?.open && menu.agent.botKey === agent.botKey) });
  });
  const acts = useMemo(() => ({ onTick: selection.toggle, onMenu }), [selection.toggle, onMenu]);

  const newAgent = (
    <Link to="/{-$locale}/dashboard/setup/create-new-agent" className={buttonClass()}>
      <Plus size={16} aria-hidden="true" />
      {none ? t.empty.action() : t.newAgent()}
    </Link>
  );
  const shows = data && (total > 0 || creator);
  const menuOpenOf = (botKey: string) => (menu?.agent.botKey === botKey ? menu.open : undefined);
  const list = { found, creator, selection, busy, acts, menuOpenOf };
  const live = trashing?.filter((agent) => agent.status === 'live').length ?? 0;
  const count = { n: total, count: formatNumber(locale, total) };

  return (
    <>
      <PageHeader
        title={t.title()}
        text={t.text()}
        actions={
          atLimit ? (
            <div className="flex max-w-sm flex-wrap items-center gap-x-3 gap-y-2 sm:justify-end">
              <p className="text-[0.8125rem] text-quiet">
                {limit > 0 ? t.limit.reached({ limit }) : t.limit.none()}
              </p>
              <Link to="/{-$locale}/onboarding/pricing" className={buttonClass({ variant: 'secondary' })}>
                {t.limit.action()}
              </Link>
            </div>
          ) : (
            !none && newAgent
          )
        }
      />
      <RefusedNotice refused={refused} onDismiss={forgetRefused} />
      {(!none || filtered) && (
        <AgentsToolbar
          search={search}
          counts={data?.counts}
          onSearch={onSearch}
          onClear={clear}
          view={view}
          box={box}
        />
      )}
      <div className="mb-2 flex min-h-11 items-center gap-1">
        <p role="status" className="me-auto text-[0.8125rem] text-quiet">
          {(!data && !error) || found.searching
            ? t.searching()
            : filtered
              ? t.matching(count)
              : t.count(count)}
        </p>
        <Link
          to="/{-$locale}/dashboard/agents"
          search={{ view: 'trash' }}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Trash2 size={14} aria-hidden="true" />
          {LL.agentActions.trashPage.title()}
        </Link>
        <ViewChoice view={view} onView={(next) => onSearch({ view: next })} />
      </div>
      {selection.count > 0 && (
        <SelectionBar
          count={selection.count}
          all={selection.count === total && total > (data?.items.length ?? 0)}
          busy={busy}
          progress={progress}
          onChange={(kind) => void askForSelected(kind)}
          onStop={stop}
          onClear={selection.clear}
        />
      )}
      {view === 'cards' && total > 0 && (
        <TickAll
          withWords
          selected={selection.count}
          total={total}
          filtered={filtered}
          onToggle={selection.toggleAll}
        />
      )}
      {!data && error && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <AgentsSkeleton label={LL.common.loading()} />}
      {shows && (
        <div ref={rows} className="relative">
          {view === 'table' ? (
            <AgentsTable {...list} search={search} onSort={sortBy} />
          ) : (
            <AgentsCards {...list} />
          )}
          {(idle || menu) && (
            <Suspense>
              <AgentMenu
                opened={menu}
                onDuplicate={({ botKey }) =>
                  void navigate({
                    to: '/{-$locale}/dashboard/setup/create-new-agent',
                    search: { way: 'copy', from: botKey },
                  })
                }
                onExport={onExport}
                onClose={() => setMenu(menu && { ...menu, open: false })}
                onRename={setRenaming}
                onChange={(kind, agent) => ask(kind, [agent])}
              />
            </Suspense>
          )}
        </div>
      )}
      {data && none && !filtered && (
        <div className={creator && 'mt-4'}>
          <EmptyState
            icon={<Plus size={20} />}
            title={t.empty.title()}
            text={t.empty.text()}
            action={!atLimit && newAgent}
          />
        </div>
      )}
      {data && filtered && total === 0 && !found.searching && (
        <div className={creator && 'mt-4'}>
          <EmptyState
            icon={<Search size={20} />}
            title={t.noMatch.title()}
            text={t.noMatch.text()}
            action={
              <Button variant="secondary" onClick={clear}>
                {t.noMatch.action()}
              </Button>
            }
          />
        </div>
      )}
      {!none && usage && <div className="mt-6 max-w-md border-line border-t pt-4">{usage}</div>}
      {renaming && (
        <Suspense>
          <RenameDialog agent={renaming} onClose={() => setRenaming(undefined)} />
        </Suspense>
      )}
      {trashing && (
        <Suspense>
          <ConfirmDialog
            danger
            open
            onOpenChange={() => setTrashing(undefined)}
            title={asking.title()}
            description={asking.text({ n: live, count: formatNumber(locale, live) })}
            confirmLabel={asking.confirm()}
            cancelLabel={asking.cancel()}
            onConfirm={() => {
              setTrashing(undefined);
              void make('trash', trashing);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
