import { useI18nContext } from '@i18n/i18n-react';
import { Sparkles } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { type DataColumn, DataTable, type RowSelection } from '@/ui/data-table';
import { localText } from '@/words/local-text';
import { AgentBadges } from './agent-badges';
import { AgentMenu } from './agent-menu';
import type { AgentsSearch } from './select-agents';

/** A link to something of one agent, handed in by the route. */
export type AgentLinkComponent = ComponentType<{ botKey: string; className?: string; children: ReactNode }>;

interface AgentsTableProps {
  rows: readonly Bot[];
  search: AgentsSearch;
  onSort: (column: string) => void;
  selection: RowSelection<Bot> | undefined;
  onRename: (bot: Bot) => void;
  onChange: (change: BotChangeKind, bot: Bot) => void;
  AgentLink: AgentLinkComponent;
  TestLink: AgentLinkComponent;
  CreatorLink: AgentLinkComponent;
}

/** Agents one below the other, each with its state and a way into it. */
export function AgentsTable({
  rows,
  search,
  onSort,
  selection,
  onRename,
  onChange,
  AgentLink,
  TestLink,
  CreatorLink,
}: AgentsTableProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents;

  const channelsOf = (bot: Bot) =>
    bot.channels.length === 0
      ? words.noChannels()
      : bot.channels.map((channel) => words.channels[channel]()).join(', ');
  const updatedOf = (bot: Bot) => formatDate(locale, bot.updatedAt) ?? LL.common.unknown();
  const MainLink = ({ bot, className, children }: { bot: Bot; className?: string; children: ReactNode }) => {
    const Link = bot.isCreator ? CreatorLink : AgentLink;
    return (
      <Link botKey={bot.botKey} className={className}>
        {children}
      </Link>
    );
  };
  const actionsOf = (bot: Bot) => {
    const main = bot.isCreator ? words.build() : words.open();
    return (
      <div className="flex items-center gap-1 sm:justify-end">
        {MainLink({
          bot,
          className: buttonClass({ variant: 'secondary', size: 'sm' }),
          children: (
            <>
              <span aria-hidden="true">{main}</span>
              <span className="sr-only">{words.ofAgent({ action: main, name: bot.name })}</span>
            </>
          ),
        })}
        {!bot.isCreator && (
          <>
            <TestLink botKey={bot.botKey} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <span aria-hidden="true">{words.test()}</span>
              <span className="sr-only">{words.ofAgent({ action: words.test(), name: bot.name })}</span>
            </TestLink>
            <AgentMenu
              bot={bot}
              onRename={() => onRename(bot)}
              onChange={(change) => onChange(change, bot)}
            />
          </>
        )}
      </div>
    );
  };
  const nameOf = (bot: Bot) => (
    <div className="min-w-0 max-w-md">
      <div className="flex flex-wrap items-center gap-2">
        {MainLink({ bot, className: 'font-medium hover:underline', children: bot.name })}
        {bot.isCreator && (
          <Badge tone="info" icon={<Sparkles size={12} aria-hidden="true" />}>
            {words.creator()}
          </Badge>
        )}
      </div>
      <p className="line-clamp-2 text-[0.8125rem] text-quiet">{localText(bot.summary, locale)}</p>
    </div>
  );

  const columns: readonly DataColumn<Bot>[] = [
    { id: 'name', header: words.columns.name(), cell: nameOf, sortable: true },
    { id: 'status', header: words.columns.status(), cell: (bot) => <AgentBadges bot={bot} /> },
    { id: 'channels', header: words.columns.channels(), cell: channelsOf, className: 'max-lg:sm:hidden' },
    {
      id: 'updated',
      header: words.columns.updated(),
      cell: updatedOf,
      sortable: true,
      className: 'whitespace-nowrap',
    },
    { id: 'actions', header: words.columns.actions(), cell: actionsOf, headerHidden: true },
  ];

  return (
    <DataTable
      caption={words.list()}
      columns={columns}
      rows={rows}
      rowKey={(bot) => bot.botKey}
      sort={{
        column: search.sort ?? 'updated',
        direction: search.dir ?? (search.sort === 'name' ? 'asc' : 'desc'),
      }}
      onSort={onSort}
      selection={selection}
      phoneCard={(bot) => (
        <div className="flex flex-col gap-3">
          {nameOf(bot)}
          <AgentBadges bot={bot} />
          <p className="text-[0.8125rem] text-quiet">
            {channelsOf(bot)} · {updatedOf(bot)}
          </p>
          {actionsOf(bot)}
        </div>
      )}
    />
  );
}
