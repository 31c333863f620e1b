import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { useInterval } from '@/lib/use-interval';
import { Button } from '@/ui/button';
import { AnswerPane } from './answer-pane';
import { ConversationList, useConversations } from './conversation-list';
import { ConversationPane, useOneConversation } from './conversation-pane';
import { allOfVisitor, type InboxPartProps, type InboxSearch, viewOf } from './inbox-search';
import { ListHeader } from './list-header';
import { NothingOpen } from './nothing-open';
import { NOTHING_UNSENT, type Unsent } from './unsent';
import { useConversationWrites } from './use-conversation-writes';
import { usePresence } from './use-presence';
import { VisitorPane } from './visitor-pane';

/** How often "2 min" is looked at anew. */
const CLOCK_MS = 15_000;

interface InboxScreenProps extends InboxPartProps {
  /** The face of the agent with the sign of the channel. */
  pictureOf: (conversation: InboxConversation) => ReactNode;
  /** Keeps the question of an answer as a test. */
  saveAsTest: (conversation: InboxTranscript, messageId: string) => ReactNode;
}

/** The conversations of visitors: the list, the one that is open, and why an answer says what it says. */
export function InboxScreen({ search, onChange, pictureOf, saveAsTest }: InboxScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox;
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), CLOCK_MS);
  const found = useConversations(search);
  const readers = usePresence(search.chat);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Unsent>>>({});
  const { chat } = search;
  const [first] = useState(chat);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(chat);
  useEffect(() => {
    const left = before.current;
    before.current = chat;
    if (chat !== undefined || left === undefined) return;
    // Back in the list, at the one that was read.
    list.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(left)}"]`)?.focus();
  }, [chat]);
  const items = found.data?.items ?? [];
  const following = items[items.findIndex(({ conversationId }) => conversationId === chat) + 1];
  const next = viewOf(search) === 'review' && following && (
    <Button
      variant="ghost"
      icon={<ArrowRight size={16} aria-hidden="true" />}
      onClick={() => onChange({ chat: following.conversationId, why: undefined })}
    >
      {t.review.next()}
    </Button>
  );

  return (
    // To the edges of the page; on a phone the launcher of the chat stands below the list, and not with a conversation.
    <div
      data-fills-window={chat === undefined ? undefined : ''}
      className={clsx(
        '-mx-4 -my-6 sm:-mx-6 lg:-mx-8 lg:-my-8 grid h-[calc(100dvh-3.5rem-var(--above))] grid-rows-[minmax(0,1fr)] lg:grid-cols-[20.5rem_minmax(0,1fr)] print:m-0! print:block print:h-auto!',
        chat === undefined && 'max-md:h-[calc(100dvh-9rem)]',
      )}
    >
      {/* On a phone the list, whose title is only for the eye, makes room for what is open. */}
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {t.title()}
      </h1>
      <div
        ref={list}
        className={clsx(
          'relative flex min-h-0 flex-col overflow-y-auto border-line bg-base-100 lg:border-e',
          chat !== undefined && 'max-lg:hidden print:hidden',
        )}
      >
        <ListHeader search={search} onChange={onChange} counts={found.data?.counts} />
        <ConversationList found={found} search={search} onChange={onChange} now={now} pictureOf={pictureOf} />
      </div>
      {chat === undefined ? (
        <div className="grid place-items-center p-8 max-lg:hidden print:hidden">
          {found.data && <NothingOpen found={found.data} now={now} onOpen={(id) => onChange({ chat: id })} />}
        </div>
      ) : (
        <OpenConversation
          // What is asked and written is about one conversation.
          key={chat}
          conversationId={chat}
          takesFocus={chat !== first}
          search={search}
          onChange={onChange}
          readers={readers}
          now={now}
          draft={drafts[chat] ?? NOTHING_UNSENT}
          onDraft={(part) =>
            setDrafts((before) => ({
              ...before,
              [chat]: { ...NOTHING_UNSENT, ...before[chat], ...part },
            }))
          }
          next={next}
          saveAsTest={saveAsTest}
        />
      )}
    </div>
  );
}

interface OpenConversationProps extends Pick<InboxScreenProps, 'onChange' | 'saveAsTest'> {
  conversationId: string;
  /** It was opened here, not by a link to it. */
  takesFocus: boolean;
  search: InboxSearch;
  readers: ReturnType<typeof usePresence>;
  now: number;
  draft: Unsent;
  onDraft: (part: Partial<Unsent>) => void;
  next: ReactNode;
}

function OpenConversation({ conversationId, saveAsTest, ...pane }: OpenConversationProps) {
  const { search, onChange } = pane;
  const found = useOneConversation(conversationId);
  const writes = useConversationWrites(conversationId);
  const { data: conversation } = found;
  const { visitorId } = conversation?.visitor ?? {};
  const why = conversation?.transcript.find(({ messageId }) => messageId === search.why)?.messageId;
  return (
    <div
      className={`grid min-h-0 grid-rows-[minmax(0,1fr)] ${why === undefined ? 'xl:grid-cols-[minmax(0,1fr)_auto]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'} print:block`}
    >
      <div className={`min-h-0 min-w-0 ${why === undefined ? '' : 'max-lg:hidden print:block'}`}>
        <ConversationPane {...pane} found={found} writes={writes} />
      </div>
      {conversation && why === undefined && (
        <VisitorPane
          conversation={conversation}
          onAll={visitorId === undefined ? undefined : () => onChange(allOfVisitor(visitorId))}
        />
      )}
      {conversation && why !== undefined && (
        <AnswerPane
          conversation={conversation}
          messageId={why}
          writes={writes}
          saveAsTest={saveAsTest(conversation, why)}
          onClose={() => onChange({ why: undefined })}
        />
      )}
    </div>
  );
}
