import { useI18nContext } from '@i18n/i18n-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useInbox } from '@/api/generated/inbox/inbox';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ConversationOutcome } from '@/api/generated/schemas/conversationOutcome.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import { InboxView } from '@/api/generated/schemas/inboxView.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { RatingFilter } from '@/api/generated/schemas/ratingFilter.zod';
import { known } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { Pager } from '@/ui/pager';
import { Skeleton } from '@/ui/skeleton';
import { ConversationRow } from './conversation-row';
import { isRangeWrong } from './inbox-filters';
import { filtersIn, type InboxPartProps, type InboxSearch, NO_FILTERS, viewOf } from './inbox-search';

const A_PAGE = 30;
const ROWS = ['one', 'two', 'three', 'four', 'five'] as const;
/** How often the list is asked for anew while it is looked at. */
const ANEW_MS = 5000;

/** The conversations of a link; those that go on are asked for again and again. */
export function useConversations(search: InboxSearch) {
  const accountId = useAccountId();
  const { agent, version, topic, visitor, from, to, zone } = search;
  const after = Math.max(0, Math.trunc(search.after ?? 0));
  const found = useInbox(
    {
      accountId,
      view: known(InboxView, viewOf(search)),
      q: search.q,
      botKey: agent,
      versionId: version,
      channel: known(ChannelKind, search.channel),
      language: known(Locale, search.language),
      outcome: known(ConversationOutcome, search.outcome),
      rating: known(RatingFilter, search.rating),
      topicId: topic,
      handoffReason: known(HandoffReason, search.reason),
      visitorId: visitor,
      from,
      to,
      timeZone: zone,
      limit: A_PAGE,
      ...(after > 0 && { cursor: String(after) }),
    },
    {
      query: {
        enabled: !isRangeWrong(from, to),
        placeholderData: keepPreviousData,
        refetchInterval: ANEW_MS,
      },
    },
  );
  return { ...found, after };
}

interface ConversationListProps extends InboxPartProps {
  found: ReturnType<typeof useConversations>;
  now: number;
  pictureOf: (conversation: InboxConversation) => ReactNode;
}

/** The list itself, with its pages and what stands in its place. */
export function ConversationList({ found, search, onChange, now, pictureOf }: ConversationListProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox;
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, isPlaceholderData, after } = found;
  if (isRangeWrong(search.from, search.to))
    return (
      <div className="p-4">
        <Notice tone="error">{t.rangeWrong()}</Notice>
      </div>
    );
  if (!data && error)
    return (
      <div className="p-4">
        <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="flex flex-col gap-3 p-4">
        <p role="status" className="sr-only">
          {t.loading()}
        </p>
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-18 w-full" />
        ))}
      </div>
    );
  const count = data.items.length;
  const isFiltered = filtersIn(search) > 0 || search.q !== undefined || after > 0;
  if (count === 0) {
    const view = viewOf(search);
    return (
      <div className="px-4 py-8">
        <EmptyState
          boxed
          drawing={isFiltered ? 'search' : 'talk'}
          title={isFiltered ? t.noMatch() : t.empty[view]()}
          text={isFiltered ? undefined : t.empty[`${view}Text`]()}
          action={
            isFiltered && (
              <>
                {view !== 'all' && (
                  <Button variant="secondary" onClick={() => onChange({ show: 'all', after: undefined })}>
                    {t.searchAll()}
                  </Button>
                )}
                <Button variant={view === 'all' ? 'secondary' : 'ghost'} onClick={() => onChange(NO_FILTERS)}>
                  {search.q !== undefined && filtersIn(search) === 0 ? t.clearSearch() : t.clear()}
                </Button>
              </>
            )
          }
        />
      </div>
    );
  }
  const total = Math.max(data.total, after + count);
  const number = (value: number) => formatNumber(locale, value);
  const goTo = (place: number) => {
    // A page is read from its first conversation on.
    const scroller = list.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
    onChange({ after: place > 0 ? place : undefined });
  };
  return (
    <>
      <ul ref={list} aria-label={t.list()} aria-busy={isPlaceholderData || undefined}>
        {data.items.map((conversation) => (
          <ConversationRow
            key={conversation.conversationId}
            conversation={conversation}
            isOpen={conversation.conversationId === search.chat}
            now={now}
            picture={pictureOf(conversation)}
            onOpen={() => onChange({ chat: conversation.conversationId, why: undefined })}
          />
        ))}
      </ul>
      {/* How many there are stands above them. */}
      {(after > 0 || data.nextCursor != null) && (
        <div className="p-4">
          <Pager
            label={t.pages()}
            range={t.range({ from: number(after + 1), to: number(after + count), total: number(total) })}
            before={{ label: t.newer(), onGo: after > 0 ? () => goTo(after - A_PAGE) : undefined }}
            after={{
              label: t.older(),
              onGo: data.nextCursor == null ? undefined : () => goTo(after + A_PAGE),
            }}
          />
        </div>
      )}
    </>
  );
}
