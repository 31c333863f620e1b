import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { focusWhenThere } from '@/lib/focus-when-there';
import { useChat } from '@/shared/chat/use-chat';
import type { ChatPlace } from '@/shared/chat/use-chat-place';
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
import { CreatorStartScreen } from './creator-start-screen';
import { IdeaCard } from './idea-card';
import { MissingPieces } from './missing-pieces';
import { useCreator } from './use-creator';
import { useIdeaMaking } from './use-idea-making';

interface NewAgentScreenProps {
  /** The creator's own key: a conversation about an agent that does not exist yet stands under it. */
  creatorKey: string;
  /** Whether the conversation is shown; before, the page on which it begins. */
  isStarted: boolean;
  /** Whether the plan has no room for another agent. */
  isFull: boolean;
  /** The making that is running. */
  jobId: string | undefined;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
}

const NONE: ReadonlyMap<string, ReactNode> = new Map();

function focusChatBox(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('#main textarea');
  box?.focus();
  return box !== null;
}

/** Thinks up a new agent in conversation; with a purpose and a name it can be created. */
export function NewAgentScreen({ creatorKey, isStarted, isFull, jobId, cost }: NewAgentScreenProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  const goTo = (search: { agent: string; job?: string | undefined }, { replace = true } = {}) =>
    navigate({
      to: '/{-$locale}/dashboard/creator-agent/$keyBot',
      params: { keyBot: creatorKey },
      search,
      replace,
    });
  const { LL, locale } = useI18nContext();
  const t = LL.creator;
  const [chosen, choose] = useState<string | null>();
  // What is said on the page where it begins belongs to a new conversation, whatever was talked about before.
  const place = useMemo(
    (): ChatPlace => ({ chosen: isStarted ? chosen : null, choose }),
    [isStarted, chosen],
  );
  const chat = useChat({ botKey: creatorKey, kind: 'creator', language: locale, place });
  const creator = useCreator(chat, creatorKey);
  const { conversationId } = chat;
  const idea = conversationId === undefined ? undefined : creator.state?.idea;
  const making = useIdeaMaking({
    conversationId,
    idea,
    jobId,
    onStarted: (job) => void goTo({ agent: 'new', job }),
    onMade: (botKey) => {
      void invalidateAfter(queryClient, 'creationEnded');
      void invalidateAfter(queryClient, 'createAgent');
      void goTo({ agent: botKey });
    },
    onUntracked: () => {
      showToast({ title: t.idea.untracked(), text: t.idea.untrackedText() });
      void navigate({ to: '/{-$locale}/dashboard/agents', replace: true });
    },
  });
  const examples = [t.empty.fresh.appointments(), t.empty.fresh.questions(), t.empty.fresh.returns()];
  if (!isStarted)
    return (
      <CreatorStartScreen
        creatorKey={creatorKey}
        isFull={isFull}
        chat={chat}
        examples={examples}
        onSend={async () => {
          choose(null);
          chat.send();
          await goTo({ agent: 'new' }, { replace: false });
          focusWhenThere(focusChatBox);
        }}
      />
    );

  const isReady = idea != null && idea.name !== null && idea.instructions !== null;

  return (
    <>
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
              {t.preview.newText()} {t.preview.none()}
            </section>
          )
        }
      />
    </>
  );
}
