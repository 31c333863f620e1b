import { useI18nContext } from '@i18n/i18n-react';
import { Plus, Search, Trash2 } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import { BotStatus } from '@/api/generated/schemas/botStatus.zod';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { foldText } from '@/ui/fold-text';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { type AgentLinkComponent, AgentsTable } from './agents-table';
import { RefusedNotice } from './refused-notice';
import { type AgentsSearch, selectAgents } from './select-agents';
import { SelectionBar } from './selection-bar';
import { useBotChanges } from './use-bot-changes';
import { useRowSelection } from './use-row-selection';

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }));

/** A link to a fixed place, handed in by the route. */
type PlaceLinkComponent = ComponentType<{ className?: string; children: ReactNode }>;

interface AgentsScreenProps {
  accountId: string;
  bots: BotList;
  /** How many agents the plan allows; the creator does not count. */
  limit: number;
  /** How much of the plan is used. */
  usage: ReactNode;
  search: AgentsSearch;
  onSearch: (next: AgentsSearch) => void;
  AgentLink: AgentLinkComponent;
  TestLink: AgentLinkComponent;
  CreatorLink: AgentLinkComponent;
  NewAgentLink: PlaceLinkComponent;
  UpgradeLink: PlaceLinkComponent;
  TrashLink: PlaceLinkComponent;
}

/** From so many rows on they are drawn step by step. */
const ROWS_AT_ONCE = 200;
const ROWS_A_STEP = 100;

/** The agents of a company: search, filter, sort, and a way into each. */
export function AgentsScreen({
  accountId,
  bots,
  limit,
  usage,
  search,
  onSearch,
  AgentLink,
  TestLink,
  CreatorLink,
  NewAgentLink,
  UpgradeLink,
  TrashLink,
}: AgentsScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents;
  const asking = LL.agentActions.confirmTrash;
  const box = useRef<HTMLInputElement>(null);
  const [steps, setSteps] = useState(1);
  const [renaming, setRenaming] = useState<Bot>();
  const [trashing, setTrashing] = useState<readonly Bot[]>([]);
  const { change, busy, refused, forgetRefused } = useBotChanges(accountId);

  const folded = useMemo(
    () => new Map(bots.items.map((bot) => [bot, foldText(`${bot.name} ${bot.summary[locale]}`)])),
    [bots.items, locale],
  );
  const rows = useMemo(() => selectAgents(folded, search, locale), [folded, search, locale]);
  const { selection, chosen, clear: clearSelection } = useRowSelection(rows);
  const shown = rows.length > ROWS_AT_ONCE ? rows.slice(0, steps * ROWS_A_STEP) : rows;
  const creators = bots.items.filter((bot) => bot.isCreator).length;
  const used = bots.total - creators;
  const missing = bots.total - bots.items.length;
  const filtered = Boolean(search.q || search.status);
  const none = used <= 0;

  // The box belongs to who types in it; only a link or Back may write there.
  useEffect(() => {
    const input = box.current;
    if (input && document.activeElement !== input) input.value = search.q ?? '';
  }, [search.q]);

  const clear = () => {
    if (box.current) box.current.value = '';
    onSearch({ ...search, q: undefined, status: undefined });
  };
  const sortBy = (column: string) => {
    const sort = column === 'name' ? 'name' : 'updated';
    const current = search.sort ?? 'updated';
    const first = sort === 'name' ? 'asc' : 'desc';
    const dir = search.dir ?? (current === 'name' ? 'asc' : 'desc');
    onSearch({ ...search, sort, dir: sort === current ? (dir === 'asc' ? 'desc' : 'asc') : first });
  };

  // Visitors of a live agent are left without an answer: that is asked first.
  const ask = (kind: BotChangeKind, bots: readonly Bot[]) => {
    if (kind === 'trash' && bots.some((bot) => bot.status === 'live')) setTrashing(bots);
    else void change(kind, bots);
  };

  const newAgent = (
    <NewAgentLink className={buttonClass()}>
      <Plus size={16} aria-hidden="true" />
      {none ? words.empty.action() : words.newAgent()}
    </NewAgentLink>
  );
  const atLimit = used >= limit;

  return (
    <>
      <PageHeader
        title={words.title()}
        text={words.text()}
        actions={
          atLimit ? (
            <div className="flex max-w-sm flex-wrap items-center gap-x-3 gap-y-2 sm:justify-end">
              <p className="text-[0.8125rem] text-quiet">
                {limit > 0 ? words.limit.reached({ limit }) : words.limit.none()}
              </p>
              <UpgradeLink className={buttonClass({ variant: 'secondary' })}>
                {words.limit.action()}
              </UpgradeLink>
            </div>
          ) : (
            !none && newAgent
          )
        }
      />
      {missing > 0 && (
        <Notice tone="warning" className="mb-4">
          {LL.failures.someUnreadable({ missing, total: bots.total })}
        </Notice>
      )}
      <RefusedNotice refused={refused} onDismiss={forgetRefused} />
      {(!none || filtered) && (
        <div className="mb-4 flex flex-wrap gap-2">
          <div className="w-full sm:w-72">
            <div className="input gap-2">
              <Search size={16} aria-hidden="true" className="shrink-0 text-quiet" />
              <input
                ref={box}
                type="search"
                aria-label={words.search()}
                placeholder={words.search()}
                defaultValue={search.q ?? ''}
                maxLength={200}
                className="min-w-0 grow"
                onChange={(event) => onSearch({ ...search, q: event.target.value || undefined })}
              />
            </div>
          </div>
          <div className="w-full sm:w-52">
            <select
              aria-label={words.status.label()}
              className="select"
              value={search.status ?? ''}
              onChange={(event) => {
                const status = BotStatus.safeParse(event.target.value);
                onSearch({ ...search, status: status.success ? status.data : undefined });
              }}
            >
              <option value="">{words.status.all()}</option>
              {BotStatus.options.map((status) => (
                <option key={status} value={status}>
                  {words.status[status]()}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          busy={busy}
          onChange={(kind) => ask(kind, chosen)}
          onClear={clearSelection}
        />
      )}
      {rows.length > 0 && (
        <AgentsTable
          rows={shown}
          search={search}
          onSort={sortBy}
          selection={none ? undefined : selection}
          onRename={setRenaming}
          onChange={(kind, bot) => ask(kind, [bot])}
          AgentLink={AgentLink}
          TestLink={TestLink}
          CreatorLink={CreatorLink}
        />
      )}
      {none && !filtered && (
        <div className={rows.length > 0 ? 'mt-4' : undefined}>
          <EmptyState
            icon={<Plus size={20} />}
            title={words.empty.title()}
            text={words.empty.text()}
            action={!atLimit && newAgent}
          />
        </div>
      )}
      {filtered && rows.length === 0 && (
        <EmptyState
          icon={<Search size={20} />}
          title={words.noMatch.title()}
          text={words.noMatch.text()}
          action={
            <Button variant="secondary" onClick={clear}>
              {words.noMatch.action()}
            </Button>
          }
        />
      )}
      <div className="mt-3 flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="text-[0.8125rem] text-quiet">
          {rows.length === 0
            ? ''
            : shown.length < rows.length
              ? words.shownOf({
                  shown: formatNumber(locale, shown.length),
                  total: formatNumber(locale, rows.length),
                })
              : words.count({ n: rows.length })}
        </p>
        {shown.length < rows.length && (
          <Button variant="secondary" size="sm" onClick={() => setSteps(steps + 1)}>
            {words.showMore({ n: Math.min(ROWS_A_STEP, rows.length - shown.length) })}
          </Button>
        )}
        <TrashLink className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Trash2 size={14} aria-hidden="true" />
          {LL.agentActions.trashPage.title()}
        </TrashLink>
      </div>
      {!none && <div className="mt-3 max-w-md border-line border-t pt-4">{usage}</div>}
      {renaming && (
        <Suspense>
          <RenameDialog bot={renaming} onClose={() => setRenaming(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        danger
        open={trashing.length > 0}
        onOpenChange={() => setTrashing([])}
        title={asking.title()}
        description={asking.text({ n: trashing.filter((bot) => bot.status === 'live').length })}
        confirmLabel={asking.confirm()}
        cancelLabel={asking.cancel()}
        onConfirm={() => {
          setTrashing([]);
          void change('trash', trashing);
        }}
      />
    </>
  );
}
