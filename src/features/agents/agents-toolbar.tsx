import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { AgentCounts } from '@/api/generated/schemas/agentCounts.zod';
import { AgentSort } from '@/api/generated/schemas/agentSort.zod';
import { AgentStatus } from '@/api/generated/schemas/agentStatus.zod';
import { agentsParamsQMax } from '@/api/generated/schemas/agentsParams.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { SortOrder } from '@/api/generated/schemas/sortOrder.zod';
import type { TagCount } from '@/api/generated/schemas/tagCount.zod';
import { isSameTag } from '@/shared/agents/is-same-tag';
import { Button } from '@/ui/button';
import { SearchBox } from '@/ui/search-box';
import { usePhone } from '@/ui/use-phone';
import { type AgentsSearch, sortingOf } from './agents-search';

interface AgentsToolbarProps {
  search: AgentsSearch;
  /** The counts of all agents: nobody can filter by what is not counted. */
  counts: AgentCounts | null | undefined;
  /** The tags there are; none where the provider has none. */
  tags: readonly TagCount[];
  onSearch: (change: AgentsSearch) => void;
  view: 'table' | 'cards';
  box: RefObject<HTMLInputElement | null>;
}

const ORDERS = [
  ['updated', 'desc'],
  ['updated', 'asc'],
  ['name', 'asc'],
  ['name', 'desc'],
] as const;

const SELECT = 'w-[calc(50%-0.25rem)] sm:w-44';

/** What is looked for, and in which order; on a phone behind a button until something is chosen. */
export function AgentsToolbar({ search, counts, tags, onSearch, view, box }: AgentsToolbarProps) {
  const { LL } = useI18nContext();
  const t = LL.agents;
  const { sort, order } = sortingOf(search);
  const asked = search.tag;
  const tagNow = asked && (tags.find(({ tag }) => isSameTag(tag, asked))?.tag ?? asked);
  const offers = (count: keyof AgentCounts, filter: keyof AgentsSearch) =>
    !counts || counts[count] !== undefined || search[filter] !== undefined;
  const chosen = [search.status, search.channel, search.tag, search.unpublished].filter(Boolean).length;
  const [open, setOpen] = useState(chosen > 0);
  const phone = usePhone();
  const late = clsx(!open && 'max-sm:hidden');
  const select = clsx(SELECT, late);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {/* On a phone these two have a row of their own, whatever is folded out below. */}
      <div className="flex w-full gap-2 sm:contents">
        <div className="min-w-0 max-sm:flex-1 sm:w-52">
          <SearchBox
            label={t.search()}
            box={box}
            q={search.q ?? ''}
            maxLength={agentsParamsQMax}
            onSearch={(q) => onSearch({ q })}
          />
        </div>
        {phone && (
          <Button
            variant="secondary"
            aria-expanded={open}
            icon={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => setOpen(!open)}
          >
            {chosen === 0 ? t.fold() : t.foldActive({ n: chosen })}
          </Button>
        )}
      </div>
      {offers('live', 'status') && (
        <div className={select}>
          <select
            aria-label={t.status.label()}
            className="select"
            value={search.status ?? ''}
            onChange={({ target }) => onSearch({ status: AgentStatus.safeParse(target.value).data })}
          >
            <option value="">{t.status.all()}</option>
            {AgentStatus.options.map((status) => (
              <option key={status} value={status}>
                {t.status[status]()}
              </option>
            ))}
          </select>
        </div>
      )}
      {offers('withChannel', 'channel') && (
        <div className={select}>
          <select
            aria-label={t.channel.label()}
            className="select"
            value={search.channel ?? ''}
            onChange={({ target }) => onSearch({ channel: ChannelKind.safeParse(target.value).data })}
          >
            <option value="">{t.channel.all()}</option>
            {ChannelKind.options.map((channel) => (
              <option key={channel} value={channel}>
                {t.channels[channel]()}
              </option>
            ))}
          </select>
        </div>
      )}
      {(tags.length > 0 || search.tag !== undefined) && (
        <div className={select}>
          <select
            aria-label={t.tag.label()}
            className="select"
            value={tagNow ?? ''}
            onChange={({ target }) => onSearch({ tag: target.value || undefined })}
          >
            <option value="">{t.tag.all()}</option>
            {/* A link may name one that is gone. */}
            {tagNow !== undefined && !tags.some(({ tag }) => tag === tagNow) && (
              <option value={tagNow}>{tagNow}</option>
            )}
            {tags.map(({ tag }) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </div>
      )}
      {view === 'cards' && (
        <div className={clsx('w-full sm:w-56', late)}>
          <select
            aria-label={t.sort.label()}
            className="select"
            value={`${sort} ${order}`}
            onChange={({ target }) => {
              const [by, way] = target.value.split(' ');
              onSearch({ sort: AgentSort.safeParse(by).data, order: SortOrder.safeParse(way).data });
            }}
          >
            {ORDERS.map(([by, way]) => (
              <option key={`${by} ${way}`} value={`${by} ${way}`}>
                {t.sort[by][way]()}
              </option>
            ))}
          </select>
        </div>
      )}
      {offers('unpublished', 'unpublished') && (
        <label
          className={clsx(
            'flex min-h-9 cursor-pointer items-center gap-2 px-1 max-sm:min-h-11 max-sm:w-full',
            late,
          )}
        >
          <input
            type="checkbox"
            className="tick checkbox"
            checked={search.unpublished ?? false}
            onChange={({ target }) => onSearch({ unpublished: target.checked || undefined })}
          />
          {t.unpublishedOnly()}
        </label>
      )}
    </div>
  );
}
