import { getRouteApi } from '@tanstack/react-router';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { known } from '@/api/known';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { InboxScreen } from '@/features/inbox/inbox-screen';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { WithTexts } from '@/shared/i18n/with-texts';
import { ChannelLogo } from '@/shared/logos/channel-logo';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/analytics');

/** The face of the agent, with the sign of the channel at its corner. */
function pictureOf({ agentName, avatar, channel }: InboxConversation) {
  const kind = known(ChannelKind, channel);
  return (
    <span aria-hidden="true" className="relative shrink-0">
      <AgentAvatar agent={{ name: agentName, avatar }} />
      {kind && (
        <span className="-end-1 -bottom-1 absolute block size-4 rounded-[5px] bg-base-100">
          <ChannelLogo kind={kind} className="size-4" />
        </span>
      )}
    </span>
  );
}

/** The question of an answer can be kept as a test of its agent. */
function saveAsTest(conversation: InboxTranscript, messageId: string) {
  const { botKey, conversationId, transcript, language, outcome, review } = conversation;
  const index = transcript.findIndex((message) => message.messageId === messageId);
  // A review of no message in particular is of the whole conversation.
  const isMeant = (review?.messageId ?? messageId) === messageId;
  const isFoundWrong = isMeant && (review?.verdict === 'wrong' || review?.verdict === 'fixed');
  const question = transcript.slice(0, index).findLast(({ author }) => author === 'user');
  return (
    botKey &&
    question && (
      <SaveAsTestButton
        botKey={botKey}
        conversationId={conversationId}
        questionId={question.messageId}
        language={known(Locale, language)}
        isWrong={outcome === 'unanswered' || isFoundWrong}
      />
    )
  );
}

/** What visitors said to the agents, and what the team does about it. */
export function ConversationsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <WithTexts nouns={['agentTests', 'channelWords', 'inbox', 'testAgent', 'testChat']}>
      <InboxScreen
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }) })}
        pictureOf={pictureOf}
        saveAsTest={saveAsTest}
      />
    </WithTexts>
  );
}
