import type { SendMessageRequest } from '@/api/generated/schemas/sendMessageRequest.zod';
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
export function messageAfter(message: VisitorMessage, event: VisitorEvent): VisitorMessage {
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
