import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';

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
