import type { ConversationBranch } from '@/api/generated/schemas';
import type { Conversation } from './schemas';
import type { ConversationsState, StoredConversation } from './store';

const LONGEST_TITLE = 120;

/** What a conversation is called: its first question. */
export function titleOf({ messages }: Conversation): string {
  const first = messages.find(({ author }) => author === 'user')?.text ?? '';
  return first.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
}

/** When something was last said in it. */
export function updatedAtOf({ messages, createdAt }: Conversation): string {
  return messages.reduce((latest, one) => (one.createdAt > latest ? one.createdAt : latest), createdAt);
}

function rootOf(state: ConversationsState, { conversationId, forkedFrom }: Conversation): string {
  const origin = forkedFrom ? state.conversations[forkedFrom]?.conversation : undefined;
  return origin ? rootOf(state, origin) : conversationId;
}

/** What was said just before each question. */
function questionsOf({ messages }: Conversation): { messageId: string; after: string }[] {
  return messages.flatMap(({ author, messageId }, index) =>
    author === 'user' ? [{ messageId, after: messages[index - 1]?.messageId ?? '' }] : [],
  );
}

/** The questions of a conversation that were asked in other words, too: after the same messages, in its branches. */
export function branchesOf(
  state: ConversationsState,
  { accountId, conversation }: StoredConversation,
): ConversationBranch[] {
  const root = rootOf(state, conversation);
  const family = Object.values(state.conversations)
    .filter((other) => other.accountId === accountId && rootOf(state, other.conversation) === root)
    .map((other) => other.conversation)
    // The newest last: it is where an option leads to.
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (family.length < 2) return [];
  const { conversationId } = conversation;
  return questionsOf(conversation).flatMap(({ messageId, after }) => {
    const asked = family.flatMap((other) =>
      questionsOf(other)
        .filter((question) => question.after === after)
        .map((question): [string, string] => [question.messageId, other.conversationId]),
    );
    const leadsTo = new Map([...asked, [messageId, conversationId]]);
    if (leadsTo.size < 2) return [];
    return [
      { messageId, options: [...leadsTo].map(([id, leads]) => ({ messageId: id, conversationId: leads })) },
    ];
  });
}
