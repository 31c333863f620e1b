import { ApiError } from '@/api/api-error';
import {
  answerApproval,
  conversation,
  conversations,
  leaveMessage,
  openConversation,
  stopAnswer,
} from '@/api/generated/conversations/conversations';
import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import type { VisitorApproval } from '@/api/generated/schemas/visitorApproval.zod';
import { resumeChat, streamChat } from '@/api/stream';
import { CallFailed } from '@/widget/call';
import type { SentEvent, Service } from '@/widget/service';

const KIND = 'widget';

/** A failure in the words of the chat. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new CallFailed(error.kind === 'network' ? 'OFFLINE' : (error.code ?? `HTTP_${error.status ?? 500}`));
}

async function asChatFailure<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
}

const STATES: Record<string, string> = { waiting: 'waiting', refused: 'declined', expired: 'expired' };

/** A call that somebody has to approve, or had to; undefined of any other. */
function approvalIn(call: ToolCall, language: Locale): VisitorApproval | undefined {
  const { approvalId, title, action, input, state, expiresAt, arguments: given = [] } = call;
  if (approvalId === undefined) return undefined;
  const details = given.map((one) => ({ label: one.title?.[language] || one.name, value: one.value }));
  return {
    approvalId,
    title: title?.[language] || action,
    details: details.length > 0 || input === '' ? details : [{ label: action, value: input }],
    state: STATES[state] ?? 'approved',
    expiresAt,
  };
}

/** What the chat shows of an answer: how the creator came to it is for its own page. */
function shownOf(event: ChatEvent, language: Locale): SentEvent['event'] | undefined {
  switch (event.type) {
    case 'message.start': {
      const { person, ...start } = event;
      return { ...start, ...(person && { name: person.name }) };
    }
    case 'tool.approval': {
      const approval = approvalIn(event.call, language);
      return approval && { type: 'approval', messageId: event.messageId, approval };
    }
    case 'token':
    case 'citation':
    case 'message.wanted':
    case 'closed':
    case 'message.end':
    case 'error':
      return event;
  }
}

async function* sent(
  stream: (hear: (eventId: string) => void) => AsyncIterable<ChatEvent>,
  language: Locale,
): AsyncGenerator<SentEvent> {
  let id: string | undefined;
  const hear = (eventId: string) => {
    id = eventId;
  };
  try {
    for await (const event of stream(hear)) {
      const shown = shownOf(event, language);
      if (shown) yield { id, event: shown };
    }
  } catch (error) {
    throw failureOf(error);
  }
}

/** A conversation that no visitor has: it is never closed, and nobody takes it over. */
function withVisit(talked: Conversation, language: Locale) {
  const messages = talked.messages.map(({ person, ...message }) => {
    const asked = message.toolCalls?.find(({ approvalId }) => approvalId !== undefined);
    const approval = asked && approvalIn(asked, language);
    return { ...message, ...(person && { name: person.name }), ...(approval && { approval }) };
  });
  return { ...talked, messages, state: 'open', person: null, rating: null };
}

/** Asks the provider what the chat asks for, in the name of who is signed in. */
export function dashboardCalls(botKey: string, language: Locale) {
  const heads = async () => (await asChatFailure(conversations({ botKey, kind: KIND }))).items;
  return {
    newest: async () => (await heads())[0]?.conversationId,
    conversations: async () => (await heads()).map((head) => ({ ...head, state: 'open' })),
    open: async () =>
      withVisit(await asChatFailure(openConversation({ botKey, kind: KIND, language })), language),
    read: async (id) => withVisit(await asChatFailure(conversation(id)), language),
    send: (id, message, signal) => sent((hear) => streamChat(id, message, signal, hear), language),
    resume: (id, messageId, lastEventId, signal) =>
      sent((hear) => resumeChat({ conversationId: id, messageId, lastEventId }, signal, hear), language),
    stop: (id) => stopAnswer(id),
    approve: async (id, approvalId, answer) => {
      const decision = answer === 'approved' ? 'approve' : 'refuse';
      await asChatFailure(answerApproval(id, approvalId, { decision }));
    },
    leave: (id, message) => asChatFailure(leaveMessage(id, message)),
  } satisfies Partial<Service>;
}
