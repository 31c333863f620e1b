import type { ToolCall } from '@/api/generated/schemas';
import type { ChatEvent, ChatMessage } from './schemas';

/** What an event makes of the message that an answer is. */
export function messageAfter(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'message.start':
      return { ...message, text: '', state: 'streaming', citations: [], toolCalls: [] };
    case 'token':
      return { ...message, text: message.text + event.text };
    case 'citation':
      return { ...message, citations: [...message.citations, event.citation] };
    case 'tool.approval':
    case 'tool.call': {
      const others = (message.toolCalls ?? []).filter(({ callId }) => callId !== event.call.callId);
      return { ...message, toolCalls: [...others, event.call] };
    }
    case 'tool.result': {
      const { callId, state, result, decision } = event;
      const ended = (call: ToolCall) =>
        call.callId === callId ? { ...call, state, result, ...(decision && { decision }) } : call;
      return { ...message, toolCalls: message.toolCalls?.map(ended) };
    }
    case 'proposal':
      return message;
    case 'handoff':
      return { ...message, handover: event.handover };
    case 'message.wanted':
      return { ...message, wanted: event.wanted };
    case 'closed':
      return { ...message, closes: true };
    case 'message.end':
      return { ...message, state: event.state, ...(event.missing && { missing: event.missing }) };
    case 'error':
      return { ...message, state: 'failed', ...(event.insteadText && { insteadText: event.insteadText }) };
  }
}
