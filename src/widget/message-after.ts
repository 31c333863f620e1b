import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';

/** Why something could not be done, in a word of the contract; `message` is the question that it was about, if any. */
export interface Trouble {
  code: string;
  message?: SendMessageRequest | undefined;
}

/** Whether an answer goes on only when its visitor says so. */
export const isAsking = ({ state, approval }: VisitorMessage) =>
  state === 'streaming' && approval?.state === 'waiting';

/** A message with what an event says of it. */
function messageAfter(message: VisitorMessage, event: VisitorEvent): VisitorMessage {
  switch (event.type) {
    case 'token':
      return { ...message, text: message.text + event.text };
    case 'citation':
      return { ...message, citations: [...message.citations, event.citation] };
    case 'approval':
      return { ...message, approval: event.approval };
    case 'message.wanted':
      return { ...message, wanted: event.wanted };
    case 'closed':
      return { ...message, closes: true };
    case 'message.end':
      return { ...message, state: event.state ?? 'complete' };
    case 'error':
      return {
        ...message,
        state: 'failed',
        ...(event.insteadText && { text: event.insteadText, plain: true }),
      };
    default:
      return message;
  }
}

type Begun = Pick<Extract<VisitorEvent, { type: 'message.start' }>, 'name' | 'plain'>;

/** An answer of which nothing has come yet; a person who writes it has a name. */
const begun = (messageId: string, { name, plain }: Begun): VisitorMessage => ({
  messageId,
  author: name ? 'person' : 'agent',
  name,
  plain,
  text: '',
  state: 'streaming',
  citations: [],
});

/** The messages once the visitor stopped the answer; one that had not begun stays empty. */
export function withStopped(messages: readonly VisitorMessage[]): VisitorMessage[] {
  const last = messages.at(-1);
  const all = last?.author === 'user' ? [...messages, begun(`${last.messageId}-answer`, {})] : messages;
  return all.map((one) => (one.state === 'streaming' ? { ...one, state: 'stopped' } : one));
}

/** A conversation with what an event says of the answer with that id; one that begins anew replaces what there was. */
export function conversationAfter(
  conversation: VisitorConversation,
  messageId: string,
  event: VisitorEvent,
): VisitorConversation {
  const { messages } = conversation;
  if (event.type === 'message.start') {
    const others = messages.filter((one) => one.messageId !== messageId);
    return { ...conversation, messages: [...others, begun(messageId, event)] };
  }
  return {
    ...conversation,
    ...(event.type === 'person' && { person: event.person }),
    ...(event.type === 'closed' && { state: 'closed' }),
    messages: messages.map((one) => (one.messageId === messageId ? messageAfter(one, event) : one)),
  };
}

/** The messages with a question at their end; asked again, an answer that failed makes room for the next one. */
export function withQuestion(
  messages: readonly VisitorMessage[],
  { clientMessageId, text }: SendMessageRequest,
): VisitorMessage[] {
  const known = messages.findIndex((one) => one.clientMessageId === clientMessageId);
  const messageId = clientMessageId;
  return known < 0
    ? [...messages, { messageId, clientMessageId, author: 'user', text, state: 'complete', citations: [] }]
    : messages.slice(0, known + 1);
}
