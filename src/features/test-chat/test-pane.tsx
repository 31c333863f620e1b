import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Columns2, ListChecks, type LucideIcon, Maximize2, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { agentName } from '@/shared/agents/agent-name';
import type { Chat } from '@/shared/chat/chat';
import { useChat } from '@/shared/chat/use-chat';
import type { ChatPlace } from '@/shared/chat/use-chat-place';
import { buttonClass } from '@/ui/button-class';
import { IconButton } from '@/ui/icon-button';
import { Segments } from '@/ui/segments';
import type { SharedThread } from './one-chat';
import { TestComposer } from './test-composer';
import { TestThread } from './test-thread';

/** Who answers, and in which conversation; undefined is the newest, null one that the next question opens. */
interface PaneAddress {
  side: 'draft' | 'live';
  chosen: string | null | undefined;
}

interface TestPaneProps {
  agent: AgentDetail;
  /** How far the draft's saving is. */
  state: AgentDraft['state'];
  saveNow: AgentDraft['saveNow'];
  answerActions?: SharedThread['answerActions'];
}

/** The test chat beside the draft that is being written, which is saved before each question. */
export function TestPane({ agent, state, saveNow, answerActions }: TestPaneProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent;
  const [at, setAt] = useState<PaneAddress>({ side: 'draft', chosen: undefined });
  const { live } = agent;
  const side = live ? at.side : 'draft';
  const liveLabel = !live
    ? ''
    : live.number === null
      ? t.liveNoNumber()
      : t.numbered({ number: versionNumber(live, locale) });
  return (
    <PaneChat
      key={side}
      agent={agent}
      versionId={(side === 'live' && live?.versionId) || null}
      state={state}
      saveNow={saveNow}
      chosen={at.chosen}
      onChoose={(chosen) => setAt({ side, chosen })}
      sides={
        live && (
          <Segments
            label={t.version()}
            value={side}
            onChange={(next) => setAt({ side: next, chosen: undefined })}
            options={[
              { value: 'draft', label: t.draft() },
              { value: 'live', label: liveLabel },
            ]}
          />
        )
      }
      thread={{
        versionLabel: (versionId) => (versionId === null ? t.draft() : liveLabel),
        onOpenDraft: (chosen) => setAt({ side: 'draft', chosen }),
        answerActions,
      }}
    />
  );
}

interface PaneChatProps extends Omit<TestPaneProps, 'answerActions'> {
  versionId: string | null;
  chosen: PaneAddress['chosen'];
  onChoose: (chosen: string | null) => void;
  /** Chooses who answers. */
  sides: ReactNode;
  thread: Pick<SharedThread, 'versionLabel' | 'onOpenDraft' | 'answerActions'>;
}

function PaneChat({ agent, versionId, state, saveNow, chosen, onChoose, sides, thread }: PaneChatProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.pane;
  const { botKey } = agent;
  const composer = useRef<HTMLTextAreaElement>(null);
  const face = useMemo(() => <AgentAvatar agent={agent} className="size-6" />, [agent]);
  const place = useMemo((): ChatPlace => ({ chosen, choose: onChoose }), [chosen, onChoose]);
  const own = useChat({ botKey, kind: 'test', language: locale, versionId, place });
  const chat = useSavedFirst(own, versionId === null ? saveNow : undefined);
  const name = agentName(agent, LL) || LL.testChat.unnamed();
  const isUnsaved = versionId === null && UNSAVED.includes(state);
  return (
    <>
      <div className="flex flex-col gap-2 border-line border-b bg-base-100 px-4 py-2.5">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 grow font-semibold text-base">{agent.live ? t.title() : t.titleFirst()}</h2>
          <IconButton
            label={LL.testChat.newConversation()}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => {
              if (chat.status === 'loading' || chat.lines.length > 0) chat.startOver();
              composer.current?.focus();
            }}
          />
          {agent.live && (
            <TestPageLink botKey={botKey} search={{ against: 'live' }} label={t.compare()} Icon={Columns2} />
          )}
          <TestPageLink
            botKey={botKey}
            search={versionId === null ? {} : { version: 'live' }}
            label={t.whole()}
            Icon={Maximize2}
          />
        </div>
        <div className="flex items-center justify-between gap-2">
          {sides}
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
            params={{ keyBot: botKey }}
            search={{ view: 'tests' }}
            className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -mx-3`}
          >
            <ListChecks size={14} aria-hidden="true" />
            {LL.agents.detail.tests()}
          </Link>
        </div>
      </div>
      <TestThread
        {...thread}
        botKey={botKey}
        agentName={name}
        face={face}
        chat={chat}
        label={LL.testChat.thread({ name })}
        empty={{
          title: LL.testChat.prompt(),
          text: versionId === null ? t.text() : LL.testAgent.versionText({ version: t.live() }),
        }}
      />
      <div className="border-line border-t bg-base-100 p-3">
        {isUnsaved && <p className="mb-2 text-[0.8125rem] text-warning">{t.unsaved()}</p>}
        <TestComposer ref={composer} chats={[chat]} />
      </div>
    </>
  );
}

interface TestPageLinkProps {
  botKey: string;
  search: { version?: 'live'; against?: 'live' };
  label: string;
  Icon: LucideIcon;
}

function TestPageLink({ botKey, search, label, Icon }: TestPageLinkProps) {
  return (
    <Link
      to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
      params={{ keyBot: botKey }}
      search={search}
      className="btn btn-ghost btn-square size-9"
      aria-label={label}
      title={label}
    >
      <Icon size={16} aria-hidden="true" />
    </Link>
  );
}

const UNSAVED: readonly AgentDraft['state'][] = ['invalid', 'failed', 'conflict'];

/** Asks once what is written in the draft is saved: the answer would be one without it. */
function useSavedFirst(chat: Chat, saveNow: AgentDraft['saveNow'] | undefined): Chat {
  const [isSaving, setIsSaving] = useState(false);
  if (!saveNow) return chat;
  const ask = async (text: string) => {
    if (isSaving) return;
    setIsSaving(true);
    await saveNow();
    setIsSaving(false);
    chat.ask(text);
  };
  return { ...chat, ask: (text) => void ask(text) };
}
