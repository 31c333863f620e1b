import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChat } from '@/shared/chat/use-chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { showToast } from '@/ui/toast/toast-queue';
import { AgentPreview } from './agent-preview';
import { CreatorChoiceLink } from './creator-choice-link';
import { IdeaCard } from './idea-card';
import { MissingPieces } from './missing-pieces';
import { TalkAndPreview } from './talk-and-preview';
import { TalkPane } from './talk-pane';
import { useCreator } from './use-creator';
import { useIdeaMaking } from './use-idea-making';

interface NewAgentTalkScreenProps {
  /** The creator's own key: a conversation about an agent that does not exist yet stands under it. */
  creatorKey: string;
  /** The making that is under way. */
  jobId: string | undefined;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
}

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/** Thinks up a new agent in conversation; with a purpose and a name it can be created. */
export function NewAgentTalkScreen({ creatorKey, jobId, cost }: NewAgentTalkScreenProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  const goTo = (search: { agent: string; job?: string | undefined }) =>
    void navigate({
      to: '/{-$locale}/dashboard/creator-agent/$keyBot',
      params: { keyBot: creatorKey },
      search,
      replace: true,
    });
  const { LL, locale } = useI18nContext();
  const words = LL.creator;
  const chat = useChat({ botKey: creatorKey, kind: 'creator', language: locale });
  const creator = useCreator(chat, creatorKey);
  const { conversationId } = chat;
  const idea = conversationId === undefined ? undefined : creator.talk?.idea;
  const making = useIdeaMaking({
    conversationId,
    idea,
    jobId,
    onStarted: (job) => goTo({ agent: 'new', job }),
    onMade: (botKey) => {
      void invalidateAfter(queryClient, 'creationEnded');
      goTo({ agent: botKey });
    },
    onUntracked: () => {
      showToast({ title: words.idea.untracked(), text: words.idea.untrackedText() });
      void navigate({ to: '/{-$locale}/dashboard/agents', replace: true });
    },
  });
  const isReady = idea != null && idea.name !== null && idea.instructions !== null;

  return (
    <>
      <PageHeader
        title={words.aboutNew()}
        text={words.aboutNewText()}
        back={
          <CreatorChoiceLink creatorKey={creatorKey} className="hover:underline">
            {words.back()}
          </CreatorChoiceLink>
        }
        actions={
          chat.lines.length > 0 && (
            <Button
              variant="secondary"
              icon={<Plus size={16} aria-hidden="true" />}
              aria-disabled={making.state === 'working'}
              onClick={chat.startOver}
            >
              {words.newConversation()}
            </Button>
          )
        }
      />
      <TalkAndPreview
        talk={
          <TalkPane
            chat={chat}
            attachments={NONE}
            end={isReady && !chat.answering && <IdeaCard idea={idea} making={making} cost={cost} />}
            empty={{
              title: words.empty.newTitle(),
              text: words.empty.newText(),
              examples: [
                words.empty.fresh.appointments(),
                words.empty.fresh.questions(),
                words.empty.fresh.returns(),
              ],
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
            <AgentPreview name={idea.name ?? ''} content={idea.content} text={words.preview.newText()} />
          ) : (
            <section
              aria-label={words.preview.title()}
              className="rounded-box border border-line bg-base-100 p-4 text-quiet"
            >
              {words.preview.newText()} {words.preview.none()}
            </section>
          )
        }
      />
    </>
  );
}
