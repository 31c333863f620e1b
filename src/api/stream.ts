import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiError } from './api-error';
import { getSendMessageUrl } from './generated/conversations/conversations';
import { ChatEvent } from './generated/schemas/chatEvent.zod';
import type { SendMessageRequest } from './generated/schemas/sendMessageRequest.zod';
import { send } from './send';
import { timeLimit } from './time-limit';

/**
 * Says something and yields the events of the answer as they arrive; ends after `message.end` or `error`.
 * The 50 s limit begins anew with every event. Throws ApiError, or the signal's reason when the caller stops.
 */
export async function* streamChat(
  conversationId: string,
  message: SendMessageRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const limit = timeLimit(signal);
  try {
    const response = await send(getSendMessageUrl(conversationId), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(message),
      signal: limit.signal,
    });
    yield* eventsOf(response, limit.restart);
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (error instanceof ApiError) throw error;
    throw new ApiError('the answer broke off', { kind: 'network' });
  } finally {
    limit.done();
  }
}

async function* eventsOf(response: Response, onEvent: () => void): AsyncGenerator<ChatEvent> {
  if (!response.body) throw new ApiError('an empty stream', { kind: 'mismatch' });
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onEvent();
      const event = readEvent(next.value.data);
      yield event;
      if (event.type === 'message.end' || event.type === 'error') return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  throw new ApiError('the answer broke off', { kind: 'network' });
}

function readEvent(data: string): ChatEvent {
  try {
    const read = ChatEvent.safeParse(JSON.parse(data));
    if (read.success) return read.data;
  } catch {
    // Falls through to the one sentence below.
  }
  throw new ApiError('an event breaks the contract', { kind: 'mismatch', reference: 'mismatch chat event' });
}
