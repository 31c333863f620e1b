import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chat } from '@/shared/chat/chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { showToast } from '@/ui/toast/toast-queue';
import { AgentPreview } from './agent-preview';
import { ChatAndPreview } from './chat-and-preview';
import { ChatPane } from './chat-pane';
import { CreatorChoiceLink } from './creator-choice-link';
import { CreatorFrame } from './creator-frame';
import { IdeaCard } from './idea-card';
import { MissingPieces } from './missing-pieces';
import { useCreator } from './use-creator';
import { useIdeaMaking } from './use-idea-making';

interface NewAgentConversationProps {
  /** The creator's own key: a conversation about an agent that does not exist yet stands under it. */
  creatorKey: string;
  chat: Chat;
  /** What one could say. */
  examples: readonly string[];
  /** The making that is running. */
  jobId: string | undefined;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
}

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/** Thinks up a new agent in conversation; with a purpose and a name it can be created. */
export function NewAgentConversation({ creatorKey, chat, examples, jobId, cost }: NewAgentConversationProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  const goTo = (search: { agent: string; job?: string | undefined }) =>
    void navigate({
      to: '/{-$locale}/dashboard/creator-agent/$keyBot',
      params: { keyBot: creatorKey },
      search,
      replace: true,
    });
  const { LL } = useI18nContext();
  const t = LL.creator;
  const creator = useCreator(chat, creatorKey);
  const { conversationId } = chat;
  const idea = conversationId === undefined ? undefined : creator.state?.idea;
  const making = useIdeaMaking({
    conversationId,
    idea,
    jobId,
    onStarted: (job) => goTo({ agent: 'new', job }),
    onMade: (botKey) => {
      void invalidateAfter(queryClient, 'creationEnded');
      void invalidateAfter(queryClient, 'createAgent');
      goTo({ agent: botKey });
    },
    onUntracked: () => {
      showToast({ title: t.idea.untracked(), text: t.idea.untrackedText() });
      void navigate({ to: '/{-$locale}/dashboard/agents', replace: true });
    },
  });
  const isReady = idea != null && idea.name !== null && idea.instructions !== null;

  return (
    <CreatorFrame>
      <PageHeader
        takesFocus
        title={t.aboutNew()}
        // A phone keeps the room for the box that is written in.
        text={<span className="max-sm:hidden">{t.aboutNewText()}</span>}
        back={
          <CreatorChoiceLink creatorKey={creatorKey} className="hover:underline">
            {t.title()}
          </CreatorChoiceLink>
        }
        actions={
          chat.lines.length > 0 && (
            <Button
              variant="secondary"
              icon={<MessageSquarePlus size={16} aria-hidden="true" />}
              aria-disabled={making.state === 'working'}
              onClick={chat.startOver}
            >
              <span className="max-sm:sr-only">{t.newConversation()}</span>
            </Button>
          )
        }
      />
      <ChatAndPreview
        chat={
          <ChatPane
            chat={chat}
            attachments={NONE}
            end={isReady && !chat.answering && <IdeaCard idea={idea} making={making} cost={cost} />}
            empty={{
              title: t.empty.newTitle(),
              text: t.empty.newText(),
              examples,
            }}
            above={
              <>
                <FailureNotice error={creator.error} />
                {idea && <MissingPieces pieces={idea.missing} busy={chat.answering} onAsk={chat.ask} />}
              </>
            }
            onSend={chat.send}
          />
        }
        preview={
          idea ? (
            <AgentPreview name={idea.name ?? ''} content={idea.content} text={t.preview.newText()} />
          ) : (
            <section
              aria-label={t.preview.title()}
              className="rounded-box border border-line bg-base-100 p-4 text-quiet"
            >
              {t.preview.newText()}
            </section>
          )
        }
      />
    </CreatorFrame>
  );
}
