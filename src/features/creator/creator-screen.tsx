import { useI18nContext } from '@i18n/i18n-react';
import { lazy, type ReactNode } from 'react';
import { useMissingPieces } from '@/api/generated/creator/creator';
import type { Proposal } from '@/api/generated/schemas/proposal.zod';
import { loadPart } from '@/lib/load-part';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { GoneAgent, useAgentIsGone } from '@/shared/agents/gone-agent';
import { useChat } from '@/shared/chat/use-chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { WayHome } from '@/shared/failures/way-home';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { Skeleton } from '@/ui/skeleton';
import { AgentPreview } from './agent-preview';
import { changeState } from './change-state';
import { ChatAndPreview } from './chat-and-preview';
import { ChatPane } from './chat-pane';
import { CreatorActions } from './creator-actions';
import { CreatorChoiceLink } from './creator-choice-link';
import { CreatorFrame } from './creator-frame';
import { DecisionAnnouncement } from './decision-announcement';
import { MissingPieces } from './missing-pieces';
import { useCreator } from './use-creator';

// Hardly any visit is about fields that another changes, too.
const DraftConflict = lazy(() =>
  loadPart(async () => ({ default: (await import('@/shared/agent-draft/draft-conflict')).DraftConflict })),
);
// It comes while the creator is answering.
const ProposalCard = lazy(() =>
  loadPart(async () => ({ default: (await import('./proposal-card')).ProposalCard })),
);

interface CreatorScreenProps {
  botKey: string;
  /** The creator's own key, where it is known. */
  creatorKey: string | undefined;
  draft: AgentDraft;
}

/** Works on an agent by talking: the creator proposes, a person takes, leaves or undoes (specification §2). */
export function CreatorScreen({ botKey, creatorKey, draft }: CreatorScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creator;
  const chat = useChat({ botKey, kind: 'creator', language: locale });
  const creator = useCreator(chat, botKey, draft);
  const missing = useMissingPieces(botKey);
  const { agent, content, error, reload } = draft;
  const isGone = useAgentIsGone(error, botKey);

  if (isGone) {
    return (
      <>
        <PageHeader title={t.title()} />
        <GoneAgent>
          <CreatorChoiceLink creatorKey={creatorKey} className={buttonClass({ variant: 'secondary' })}>
            {t.chooseOther()}
          </CreatorChoiceLink>
        </GoneAgent>
      </>
    );
  }
  if (!agent && error) {
    return (
      <>
        <PageHeader title={t.title()} />
        <FailurePanel
          error={error}
          title={LL.agents.detail.loadFailed()}
          onRetry={reload}
          action={<WayHome />}
        />
      </>
    );
  }
  if (!agent || !content) return <PageSkeleton label={LL.common.loading()} />;

  /** The creator reads what the provider has: what is not saved yet is saved before. */
  const say = async (text: string) => {
    await draft.saveNow();
    chat.ask(text);
  };
  const questionBefore = (messageId: string | undefined) => {
    const index = chat.lines.findIndex(({ id }) => id === messageId);
    return chat.lines.slice(0, index).findLast(({ author }) => author === 'user')?.text;
  };
  const cardOf = (proposal: Proposal) => {
    const question = questionBefore(proposal.messageId);
    return (
      <Late key={proposal.proposalId} fallback={<Skeleton className="h-48 w-full" />}>
        <ProposalCard
          proposal={proposal}
          name={agent.name}
          content={content}
          creator={creator}
          onAskAgain={question === undefined || chat.answering ? undefined : () => void say(question)}
        />
      </Late>
    );
  };
  const proposals = creator.state?.proposals ?? [];
  const proposed = proposals
    .flatMap(({ changes }) => changes)
    .filter((change) => changeState(change, agent.name, content) === 'open')
    .map(({ path }) => path);
  const attachments = new Map<string, ReactNode>();
  // What names no message stands behind the last one.
  const unplaced: ReactNode[] = [];
  for (const proposal of proposals) {
    if (proposal.messageId === undefined) unplaced.push(cardOf(proposal));
    else attachments.set(proposal.messageId, cardOf(proposal));
  }

  return (
    <CreatorFrame>
      <PageHeader
        takesFocus
        title={t.about({ name: agent.name })}
        keepsRow
        // A phone keeps the room for the box that is written in.
        text={<span className="max-sm:hidden">{t.aboutText()}</span>}
        back={
          <CreatorChoiceLink creatorKey={creatorKey} className="hover:underline">
            {t.title()}
          </CreatorChoiceLink>
        }
        actions={
          <CreatorActions
            botKey={botKey}
            isUndecided={proposed.length > 0}
            isChanged={!agent.live || agent.unpublishedChanges === true}
            onStartOver={chat.lines.length > 0 ? chat.startOver : undefined}
          />
        }
      />
      {draft.state !== 'saved' && <DraftLine draft={draft} />}
      {draft.conflict && (
        <div className="mb-4">
          <Late fallback={<Skeleton className="h-32 w-full" />}>
            <DraftConflict draft={draft} />
          </Late>
        </div>
      )}
      <ChatAndPreview
        chat={
          <ChatPane
            chat={chat}
            attachments={attachments}
            end={unplaced.length > 0 && unplaced}
            empty={{
              title: t.empty.title(),
              text: t.empty.text(),
              examples: [
                t.empty.change.rule(),
                t.empty.change.greeting(),
                // What it has already is no suggestion.
                ...(content.channels.includes('whatsapp') ? [] : [t.empty.change.channel()]),
                t.empty.change.missing(),
              ],
            }}
            above={
              <>
                <FailureNotice error={creator.error} />
                {missing.data && proposed.length === 0 && (
                  <MissingPieces
                    pieces={missing.data.pieces}
                    busy={chat.answering}
                    onAsk={(question) => void say(question)}
                  />
                )}
              </>
            }
            onSend={() => void say(chat.draft.trim())}
          />
        }
        preview={
          <AgentPreview
            name={agent.name}
            content={content}
            text={t.preview.text()}
            marked={creator.marked}
            proposed={proposed}
          />
        }
      />
      <DecisionAnnouncement decided={creator.decided} />
    </CreatorFrame>
  );
}
