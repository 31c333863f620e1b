import { ApiError } from '@/api/api-error';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import {
  type ChatEffect,
  type ChatPhase,
  type ChatSessionEvent,
  NEW_CHAT_STATE,
  RESUME_DELAYS_MS,
} from '@/shared/chat/chat-state';
import { chatStep } from '@/shared/chat/chat-step';

// What can happen to a chat, small enough to be written down in a row.

const CONVERSATION: Conversation = { conversationId: 'con_1', messages: [] };
export const LOST = new ApiError('POST', { kind: 'network' });
export const MISSING = new ApiError('GET', { kind: 'unavailable', status: 404 });

const AT = '2026-11-20T16:45:00.000Z';
export const ask = (text = 'Hi', conversationId = 'con_1', id = 'id-1'): ChatSessionEvent => ({
  type: 'ask',
  text,
  id,
  at: AT,
  conversationId,
});
export const NEW: ChatSessionEvent = {
  type: 'ask',
  text: 'Hi',
  id: 'id-1',
  at: AT,
  conversationId: undefined,
};
export const typed = (text: string): ChatSessionEvent => ({ type: 'typed', text });
export const OPENED: ChatSessionEvent = { type: 'opened', conversation: CONVERSATION };
export const START: ChatSessionEvent = {
  type: 'event',
  event: { type: 'message.start', userMessageId: 'msg_1', messageId: 'msg_2' },
  eventId: 'e-1',
};
export const token = (text: string, eventId: string): ChatSessionEvent => ({
  type: 'event',
  event: { type: 'token', text },
  eventId,
});
export const WAITING: ToolCall = {
  callId: 'call_1',
  toolkit: 'shopify',
  action: 'create_return',
  input: 'AH1',
  state: 'waiting',
  result: '',
  approvalId: 'apr_1',
  expiresAt: '2026-11-20T16:50:00Z',
};
export const APPROVAL: ChatSessionEvent = {
  type: 'event',
  event: { type: 'tool.approval', messageId: 'msg_2', call: WAITING },
  eventId: 'e-2',
};
export const END: ChatSessionEvent = {
  type: 'event',
  event: { type: 'message.end', messageId: 'msg_2', state: 'complete' },
  eventId: 'e-9',
};
export const ERROR: ChatSessionEvent = {
  type: 'event',
  event: { type: 'error', error: { message: 'no', code: 'X' } },
  eventId: 'e-8',
};
export const broke = (error: unknown = LOST): ChatSessionEvent => ({ type: 'broke', error });
export const DUE: ChatSessionEvent = { type: 'due' };
export const STOP: ChatSessionEvent = { type: 'stop' };
export const LEAVE: ChatSessionEvent = { type: 'leave' };
export const AGAIN: ChatSessionEvent = { type: 'askAgain' };
export const STOPPED: ChatSessionEvent = { type: 'stopped', conversation: CONVERSATION };
export const message = (messageId: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  author: 'user',
  text: 'Hi',
  state: 'complete',
  citations: [],
  ...more,
});
export const seen = (messages: readonly ChatMessage[], conversationId = 'con_1'): ChatSessionEvent => ({
  type: 'seen',
  conversationId,
  messages,
});
export const UNFINISHED = [
  message('msg_1'),
  message('msg_2', { author: 'agent', text: 'Y', state: 'streaming', lastEventId: 'e-3' }),
];

/** What comes of events, one after the other, and what is to be done for the last. */
export function play(...events: ChatSessionEvent[]) {
  let state = NEW_CHAT_STATE;
  let effects: readonly ChatEffect[] = [];
  const ids: string[] = [];
  for (const event of events) {
    [state, effects] = chatStep(state, event);
    for (const effect of effects) if (effect.type === 'post') ids.push(effect.turn.clientMessageId);
  }
  return { state, effects, kinds: effects.map(({ type }) => type), ids };
}

const BREAKS = RESUME_DELAYS_MS.flatMap(() => [broke(), DUE]);
/** The events that lead to each phase. */
export const WAY: Record<ChatPhase, ChatSessionEvent[]> = {
  idle: [],
  opening: [typed('Hi'), NEW],
  sending: [typed('Hi'), ask()],
  unsent: [typed('Hi'), ask(), broke()],
  streaming: [typed('Hi'), ask(), START, token('Y', 'e-2')],
  asking: [typed('Hi'), ask(), START, APPROVAL],
  reconnecting: [typed('Hi'), ask(), START, broke()],
  broken: [typed('Hi'), ask(), START, ...BREAKS, broke()],
  failed: [typed('Hi'), ask(), START, ERROR],
  stopping: [typed('Hi'), ask(), START, STOP],
};
