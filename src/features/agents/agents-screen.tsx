import { useI18nContext } from '@i18n/i18n-react';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { isForbidden } from '@/api/api-error';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { isAskedFor } from '@/shared/agents/found-agents';
import { isSameTag } from '@/shared/agents/is-same-tag';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { WayHome } from '@/shared/failures/way-home';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';
import { usePhone } from '@/ui/use-phone';
import { AgentsCards } from './agents-cards';
import { AgentsCount } from './agents-count';
import { AgentsDialogs } from './agents-dialogs';
import { AgentsEmpty } from './agents-empty';
import { AgentsHeader } from './agents-header';
import { agentsAskedFor, isFiltered, sortedBy } from './agents-search';
import { AgentsSkeleton } from './agents-skeleton';
import { type AgentsListProps, AgentsTable } from './agents-table';
import { AgentsToolbar } from './agents-toolbar';
import { RefusedNotice } from './refused-notice';
import { TickAll } from './tick-all';
import { useAgentMenu } from './use-agent-menu';
import { useFirstPage } from './use-agent-pages';
import { useAgentSelection } from './use-agent-selection';
import { useAgentsSearch } from './use-agents-search';
import { useListChanges } from './use-list-changes';
import { ViewChoice } from './view-choice';

const AgentMenu = lazy(() => loadPart(async () => ({ default: (await import('./agent-menu')).AgentMenu })));
const SelectionBar = lazy(() =>
  loadPart(async () => ({ default: (await import('./selection-bar')).SelectionBar })),
);

interface AgentsScreenProps {
  /** How many agents there are, and how many the plan allows; the creator does not count. */
  used: number;
  limit: number;
  /** Always the same function; it comes once the page is idle. */
  weekOf: AgentsListProps['weekOf'];
  /** How much of the plan is used; undefined when nothing is known of the plan. */
  usage: ReactNode;
  /** Gives this agent as a file. */
  onExport: (agent: Agent) => void;
}

/** The agents of a company, few or thousands: search, filter, sort, a way into each, and changes of many at once. */
export function AgentsScreen({ used, limit, weekOf, usage, onExport }: AgentsScreenProps) {
  const { LL } = useI18nContext();
  const accountId = useAccountId();
  const [search, onSearch] = useAgentsSearch();
  const box = useRef<HTMLInputElement>(null);
  const idle = useIdle();
  const phone = usePhone();
  const found = useFirstPage(agentsAskedFor(accountId, search));
  const { data, error, refetch } = found.first;
  const total = data?.total ?? 0;
  const selection = useAgentSelection(search, total);
  const mayEdit = useMay()('edit');
  const { rows, menu, acts, menuOpenOf, closeMenu } = useAgentMenu(mayEdit ? selection.toggle : undefined);
  const [renaming, setRenaming] = useState<Agent>();
  const changes = useListChanges(accountId, found, selection);
  const [managing, setManaging] = useState(false);
  const hasTags = Array.isArray(data?.tags);

  // Where little more than a name is known, a card would be empty.
  const onCards = phone && !(data?.counts && data.counts.live === undefined);
  const view = search.view === 'table' || search.view === 'cards' ? search.view : onCards ? 'cards' : 'table';
  const filtered = isFiltered(search);
  const none = used <= 0;
  const known = data?.botCreator;
  const creator = known && isAskedFor(known, search) ? known : undefined;
  // What was ticked may have changed since.
  const stateOf = ({ botKey, status }: Agent) =>
    data?.items.find((one) => one.botKey === botKey)?.status ?? status;
  const statuses = selection.all ? undefined : new Set([...selection.agents.values()].map(stateOf));
  // Who may not see them has nothing to look for, and nothing to add to.
  const isDenied = isForbidden(error) && !data;
  const isEmpty = filtered ? total === 0 && !found.searching : none;
  const list = { found, creator, selection, weekOf, busy: changes.busy, acts, menuOpenOf };

  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    onSearch({ q: undefined, status: undefined, channel: undefined, unpublished: undefined, tag: undefined });
  };

  return (
    <>
      <AgentsHeader used={used} limit={limit} mayAdd={!isDenied} />
      <RefusedNotice
        refused={changes.refused}
        onDismiss={changes.forgetRefused}
        onRetry={changes.retryRefused}
      />
      {(!none || filtered) && !isDenied && (
        <AgentsToolbar
          search={search}
          counts={data?.counts}
          tags={data?.tags ?? []}
          onSearch={onSearch}
          view={view}
          box={box}
        />
      )}
      {!isDenied && (
        <AgentsCount
          total={data?.total}
          filtered={filtered}
          searching={(!data && !error) || found.searching}
          onTags={data?.tags?.length ? () => setManaging(true) : undefined}
          // Where none match, the way back stands in the list's place.
          onClear={filtered && !(data && isEmpty) ? clear : undefined}
        >
          {total > 0 && <ViewChoice view={view} onView={(next) => onSearch({ view: next })} />}
        </AgentsCount>
      )}
      {selection.count > 0 && (
        <Late fallback={null}>
          <SelectionBar
            count={selection.count}
            all={selection.count === total && total > (data?.items.length ?? 0)}
            statuses={statuses}
            busy={changes.busy}
            progress={changes.progress}
            onChange={(kind) => void changes.askForSelected(kind)}
            onTags={hasTags ? () => void changes.askForTagsOfSelected() : undefined}
            onStop={changes.stop}
            onClear={selection.clear}
          />
        </Late>
      )}
      {/* On a phone it would stand between the search and the first agent. */}
      {view === 'cards' && total > 0 && (!phone || selection.count > 0) && (
        <TickAll
          withWords
          selected={selection.count}
          total={total}
          filtered={filtered}
          onToggle={selection.toggleAll}
        />
      )}
      {!data && error && (
        <FailurePanel
          error={error}
          title={LL.agents.loadFailed()}
          // What is refused does not come by asking again.
          onRetry={isDenied ? undefined : () => void refetch()}
          action={
            isDenied &&
            // Where a filter leads to what nobody may see here, the way out is to leave it; it leads nowhere without one.
            (filtered ? (
              <Button variant="secondary" onClick={clear}>
                {LL.agents.noMatch.seeAll()}
              </Button>
            ) : (
              <WayHome />
            ))
          }
        />
      )}
      {!data && !error && <AgentsSkeleton label={LL.common.loading()} view={view} />}
      {data && (total > 0 || creator) && (
        <div ref={rows} className="relative">
          {/* Above nothing, a table's head would be all there is of it. */}
          {view === 'table' && total > 0 ? (
            <AgentsTable {...list} search={search} onSort={(sort) => onSearch(sortedBy(search, sort))} />
          ) : (
            <AgentsCards {...list} />
          )}
          {(idle || menu) && (
            <Late>
              <AgentMenu
                opened={menu}
                onExport={onExport}
                onClose={closeMenu}
                onRename={setRenaming}
                onTags={(agent) => changes.askForTags([agent])}
                onChange={(kind, agent) => changes.ask(kind, [agent])}
              />
            </Late>
          )}
        </div>
      )}
      {data && isEmpty && (
        <div className={creator && 'mt-4'}>
          <AgentsEmpty filtered={filtered} atLimit={used >= limit} onClear={clear} />
        </div>
      )}
      {!none && !isDenied && usage && <div className="mt-6 max-w-md border-line border-t pt-4">{usage}</div>}
      <AgentsDialogs
        changes={changes}
        renaming={renaming}
        onRenamed={() => setRenaming(undefined)}
        managing={managing}
        onManaged={() => setManaging(false)}
        onTagChanged={(tag, name) => {
          if (search.tag !== undefined && isSameTag(search.tag, tag)) onSearch({ tag: name });
        }}
      />
    </>
  );
}
