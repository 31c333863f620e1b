import { useI18nContext } from '@i18n/i18n-react';
import { ArrowLeft, Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInboxConversation } from '@/api/generated/inbox/inbox';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import type { Reader } from '@/api/generated/schemas/reader.zod';
import { formatMoment } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { LateMenu } from '@/ui/late-menu';
import { Skeleton } from '@/ui/skeleton';
import { ConversationBar } from './conversation-bar';
import { CONVERSATION_TITLE_ID } from './conversation-title';
import { DeleteVisitor } from './delete-visitor';
import { allOfVisitor, type InboxPartProps } from './inbox-search';
import { NoteDialog } from './note-dialog';
import { Transcript } from './transcript';
import type { Unsent } from './unsent';
import type { ConversationWrites } from './use-conversation-writes';
import { useInboxWords } from './use-inbox-words';
import { VisitorDialog } from './visitor-dialog';

const ANEW_MS = 3000;

/** One conversation, asked for again and again while it goes on. */
export function useOneConversation(conversationId: string) {
  return useInboxConversation(conversationId, {
    query: { refetchInterval: ({ state }) => (state.data?.state === 'closed' ? false : ANEW_MS) },
  });
}

interface ConversationPaneProps extends InboxPartProps {
  /** Whether its title takes the focus as it comes. */
  takesFocus: boolean;
  found: ReturnType<typeof useOneConversation>;
  writes: ConversationWrites;
  readers: readonly Reader[];
  now: number;
  draft: Unsent;
  onDraft: (part: Partial<Unsent>) => void;
  next: ReactNode;
}

/** What was said in one conversation, and what can be done about it. */
export function ConversationPane({
  found,
  search,
  onChange,
  readers,
  takesFocus,
  ...bar
}: ConversationPaneProps) {
  const { writes, draft, onDraft } = bar;
  const [noting, setNoting] = useState(false);
  const onNote = () => setNoting(true);
  const { LL } = useI18nContext();
  const t = LL.inbox;
  const { data: conversation, error, refetch } = found;
  const leave = () => onChange({ chat: undefined, why: undefined });
  if (!conversation && error) {
    if (error.status === 404 && error.kind === 'refused')
      return (
        <div className="grid h-full place-items-center p-8">
          <EmptyState
            boxed
            drawing="talk"
            title={t.gone()}
            text={t.goneText()}
            action={
              <Button variant="secondary" onClick={leave}>
                {t.back()}
              </Button>
            }
          />
        </div>
      );
    return (
      <div className="flex flex-col gap-3 p-4">
        <BackButton onBack={leave} />
        <FailurePanel error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!conversation)
    return (
      <div className="flex flex-col gap-4 p-4">
        <p role="status" className="sr-only">
          {t.loadingOne()}
        </p>
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-16 w-3/4" />
        <Skeleton className="ms-auto h-16 w-3/4" />
      </div>
    );
  return (
    <section aria-labelledby={CONVERSATION_TITLE_ID} className="flex h-full min-h-0 flex-col bg-base-200">
      <PaneHeader
        conversation={conversation}
        takesFocus={takesFocus}
        readers={readers}
        onChange={onChange}
        onNote={onNote}
        onReopen={() => writes.reopen.mutate()}
        onLeave={leave}
      />
      <Transcript conversation={conversation} why={search.why} onWhy={(why) => onChange({ why })} />
      <ConversationBar {...bar} conversation={conversation} onNote={onNote} />
      {noting && (
        <NoteDialog
          writes={writes}
          text={draft.note}
          onText={(note) => onDraft({ note })}
          onClose={() => setNoting(false)}
        />
      )}
    </section>
  );
}

/** One that its visitor has ended, or that ended by itself, also after it was reopened, stays closed. */
function isClosedByTeam({ state, events }: InboxTranscript): boolean {
  const last = events.findLast(({ kind }) => kind === 'closed' || kind === 'reopened');
  return state === 'closed' && last?.kind === 'closed' && last.by !== '';
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useI18nContext().LL.inbox;
  return (
    <IconButton
      label={t.back()}
      icon={<ArrowLeft size={18} aria-hidden="true" />}
      className="lg:hidden"
      onClick={onBack}
    />
  );
}

interface PaneHeaderProps {
  conversation: InboxTranscript;
  takesFocus: boolean;
  readers: readonly Reader[];
  onChange: InboxPartProps['onChange'];
  onNote: () => void;
  onReopen: () => void;
  onLeave: () => void;
}

function PaneHeader({
  conversation,
  takesFocus,
  readers,
  onChange,
  onNote,
  onReopen,
  onLeave,
}: PaneHeaderProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox;
  const words = useInboxWords();
  const may = useMay();
  const [shown, setShown] = useState<'facts' | 'delete'>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { state, channel, language, earlier, visitor, agentName, version, conversationId, startedAt } =
    conversation;
  const name = words.visitor(conversation);
  const facts = [
    words.channel(channel),
    words.language(language),
    [agentName, version !== null && t.version({ n: version })].filter(Boolean).join(', '),
  ].filter(Boolean);
  const others = readers.filter((reader) => reader.conversationId === conversationId);
  const { visitorId } = visitor;
  const showAll = visitorId === undefined ? undefined : () => onChange(allOfVisitor(visitorId));
  return (
    <header className="flex items-center gap-3 border-line border-b bg-base-100 p-4">
      <BackButton onBack={onLeave} />
      <Avatar name={name} className="size-9 text-xs max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 ref={title} id={CONVERSATION_TITLE_ID} tabIndex={-1} className="truncate font-semibold text-base">
          {name}
        </h2>
        <p className="line-clamp-2 text-[0.8125rem] text-quiet max-sm:line-clamp-3 print:line-clamp-none">
          {facts.join(' · ')}
          {earlier > 0 && showAll && (
            // Beside what is known of them there is a button for it.
            <span className="max-sm:block xl:hidden">
              <span className="max-sm:hidden"> · </span>
              <button
                type="button"
                className="cursor-pointer underline underline-offset-4 hover:text-primary max-sm:-my-3 max-sm:py-3"
                onClick={showAll}
              >
                {t.earlier({ n: earlier })}
              </button>
            </span>
          )}
          <span className="hidden print:inline"> · {formatMoment(locale, startedAt)}</span>
        </p>
      </div>
      {others.map((reader) => (
        <span key={reader.name} title={t.readsToo({ name: reader.name })}>
          <Avatar name={reader.name} className="size-8 text-xs ring-2 ring-success" />
          <span className="sr-only">{t.readsToo({ name: reader.name })}</span>
        </span>
      ))}
      <LateMenu
        label={t.actions()}
        trigger={<IconButton label={t.actions()} icon={<Ellipsis size={18} aria-hidden="true" />} />}
        items={[
          { id: 'facts', label: t.facts.title(), onSelect: () => setShown('facts') },
          ...(showAll ? [{ id: 'all', label: t.facts.all(), onSelect: showAll }] : []),
          ...(state === 'closed' && may('answer')
            ? [{ id: 'note', label: t.note.add(), onSelect: onNote }]
            : []),
          ...(isClosedByTeam(conversation) && may('answer')
            ? [{ id: 'reopen', label: t.reopen(), onSelect: onReopen }]
            : []),
          ...(visitorId === undefined || !may('manage')
            ? []
            : [
                {
                  id: 'delete',
                  label: t.remove.action(),
                  danger: true,
                  onSelect: () => setShown('delete'),
                },
              ]),
        ]}
      />
      {shown === 'facts' && (
        <VisitorDialog
          conversation={conversation}
          onAll={
            showAll &&
            (() => {
              setShown(undefined);
              showAll();
            })
          }
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'delete' && visitorId !== undefined && (
        <DeleteVisitor
          visitorId={visitorId}
          name={name}
          onClose={() => setShown(undefined)}
          onDeleted={onLeave}
        />
      )}
    </header>
  );
}
