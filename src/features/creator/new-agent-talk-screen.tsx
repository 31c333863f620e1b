import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useChat } from '@/shared/chat/use-chat';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { showToast } from '@/ui/toast/toast-queue';
import { AgentPreview } from './agent-preview';
import { IdeaCard } from './idea-card';
import { MissingPieces } from './missing-pieces';
import { TalkAndPreview } from './talk-and-preview';
import { TalkPane } from './talk-pane';
import { useCreator } from './use-creator';
import { useIdeaMaking } from './use-idea-making';

interface NewAgentTalkScreenProps {
  accountId: string;
  /** The creator's own key: a conversation about an agent that does not exist yet stands under it. */
  creatorKey: string;
  /** The making that is under way. */
  jobId: string | undefined;
  onStarted: (jobId: string | undefined) => void;
  onMade: (botKey: string) => void;
  /** The agent is made or being made, and nobody says which one it is: it will be in the list. */
  onUntracked: () => void;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
  ChooseLink: ComponentType<{ creatorKey: string | undefined; className?: string; children: ReactNode }>;
}

const NONE: ReadonlyMap<string, ReactNode> = new Map();

/** Thinks up a new agent in conversation; with a purpose and a name it can be created. */
export function NewAgentTalkScreen({
  accountId,
  creatorKey,
  jobId,
  onStarted,
  onMade,
  onUntracked,
  cost,
  ChooseLink,
}: NewAgentTalkScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.creator;
  const chat = useChat({ botKey: creatorKey, kind: 'creator', language: locale });
  const creator = useCreator(chat, creatorKey);
  const { conversationId } = chat;
  const idea = conversationId === undefined ? undefined : creator.talk?.idea;
  const making = useIdeaMaking({
    accountId,
    conversationId,
    creatorKey,
    idea,
    jobId,
    onStarted,
    onMade,
    onUntracked: () => {
      showToast({ title: words.idea.untracked(), text: words.idea.untrackedText() });
      onUntracked();
    },
  });
  const isReady = idea != null && idea.name !== null && idea.instructions !== null;

  return (
    <>
      <PageHeader
        title={words.aboutNew()}
        text={words.aboutNewText()}
        back={
          <ChooseLink creatorKey={creatorKey} className="hover:underline">
            {words.back()}
          </ChooseLink>
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
