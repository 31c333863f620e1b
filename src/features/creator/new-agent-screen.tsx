import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { focusWhenThere } from '@/lib/focus-when-there';
import { useChat } from '@/shared/chat/use-chat';
import type { ChatPlace } from '@/shared/chat/use-chat-place';
import { CreatorStartScreen } from './creator-start-screen';
import { NewAgentConversation } from './new-agent-conversation';

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

function focusChatBox(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('#main textarea');
  box?.focus();
  return box !== null;
}

/** The conversation about a new agent, from the page on which its first words are written. */
export function NewAgentScreen({ creatorKey, isStarted, isFull, jobId, cost }: NewAgentScreenProps) {
  const { LL, locale } = useI18nContext();
  const { fresh } = LL.creator.empty;
  const navigate = useNavigate();
  const [chosen, choose] = useState<string | null>();
  // What is said on the page where it begins belongs to a new conversation, whatever was talked about before.
  const place = useMemo(
    (): ChatPlace => ({ chosen: isStarted ? chosen : null, choose }),
    [isStarted, chosen],
  );
  const chat = useChat({ botKey: creatorKey, kind: 'creator', language: locale, place });
  const shared = { creatorKey, chat, examples: [fresh.appointments(), fresh.questions(), fresh.returns()] };
  if (isStarted) return <NewAgentConversation {...shared} jobId={jobId} cost={cost} />;

  const start = async () => {
    choose(null);
    chat.send();
    await navigate({
      to: '/{-$locale}/dashboard/creator-agent/$keyBot',
      params: { keyBot: creatorKey },
      search: { agent: 'new' },
    });
    focusWhenThere(focusChatBox);
  };
  return <CreatorStartScreen {...shared} isFull={isFull} onSend={() => void start()} />;
}
