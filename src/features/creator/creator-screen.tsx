import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleOff, MessageCircle, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMissingPieces } from '@/api/generated/creator/creator';
import type { Proposal } from '@/api/generated/schemas/proposal.zod';
import { DraftConflict } from '@/shared/agent-draft/draft-conflict';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useAgentIsGone } from '@/shared/agents/use-agent-is-gone';
import { useChat } from '@/shared/chat/use-chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { AgentPreview } from './agent-preview';
import { ChatAndPreview } from './chat-and-preview';
import { ChatPane } from './chat-pane';
import { CreatorChoiceLink } from './creator-choice-link';
import { MissingPieces } from './missing-pieces';
import { ProposalCard } from './proposal-card';
import { useCreator } from './use-creator';

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
  const choose = (
    <CreatorChoiceLink creatorKey={creatorKey} className="hover:underline">
      {t.back()}
    </CreatorChoiceLink>
  );

  if (isGone) {
    return (
      <>
        <PageHeader title={t.title()} />
        <EmptyState
          icon={<CircleOff size={20} />}
          title={t.gone.title()}
          text={t.gone.text()}
          action={
            <CreatorChoiceLink creatorKey={creatorKey} className={buttonClass({ variant: 'secondary' })}>
              {t.gone.action()}
            </CreatorChoiceLink>
          }
        />
      </>
    );
  }
  if (!agent && error) {
    return (
      <>
        <PageHeader title={t.title()} />
        <FailurePanel error={error} onRetry={reload} />
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
      <ProposalCard
        key={proposal.proposalId}
        proposal={proposal}
        name={agent.name}
        content={content}
        creator={creator}
        onAskAgain={question === undefined || chat.answering ? undefined : () => void say(question)}
      />
    );
  };
  const attachments = new Map<string, ReactNode>();
  // What names no message stands behind the last one.
  const unplaced: ReactNode[] = [];
  for (const proposal of creator.talk?.proposals ?? []) {
    if (proposal.messageId === undefined) unplaced.push(cardOf(proposal));
    else attachments.set(proposal.messageId, cardOf(proposal));
  }
  const { decided } = creator;
  const said = {
    apply: t.proposal.applied,
    undo: t.proposal.undone,
    reject: t.proposal.rejectedSaid,
  };

  return (
    <>
      <PageHeader
        title={t.about({ name: agent.name })}
        text={t.aboutText()}
        back={choose}
        actions={
          <>
            <Button variant="secondary" icon={<Plus size={16} aria-hidden="true" />} onClick={chat.startOver}>
              {t.newConversation()}
            </Button>
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot"
              params={{ keyBot: botKey }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t.page()}
            </Link>
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
              params={{ keyBot: botKey }}
              className={buttonClass()}
            >
              <MessageCircle size={16} aria-hidden="true" />
              {t.test()}
            </Link>
          </>
        }
      />
      {draft.state !== 'saved' && <DraftLine draft={draft} />}
      {draft.conflict && (
        <div className="mb-4">
          <DraftConflict draft={draft} />
        </div>
      )}
      <ChatAndPreview
        talk={
          <ChatPane
            chat={chat}
            attachments={attachments}
            end={unplaced.length > 0 && unplaced}
            empty={{
              title: t.empty.title(),
              text: t.empty.text(),
              examples: [
                t.empty.change.tone(),
                t.empty.change.rule(),
                t.empty.change.channel(),
                t.empty.change.show(),
              ],
            }}
            above={
              <>
                <FailureNotice error={creator.error} />
                {missing.data && (
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
          <AgentPreview name={agent.name} content={content} text={t.preview.text()} marked={creator.marked} />
        }
      />
      <p role="status" className="sr-only">
        {decided && said[decided.decision]({ n: decided.changes })}
      </p>
    </>
  );
}
