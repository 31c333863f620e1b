import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ApiError } from './api-error';
import { getResumeAnswerUrl, getSendMessageUrl } from './generated/conversations/conversations';
import { ChatEvent } from './generated/schemas/chatEvent.zod';
import type { SendMessageRequest } from './generated/schemas/sendMessageRequest.zod';
import { send } from './send';
import { timeLimit } from './time-limit';

/** Hears the id of each event before the event itself is yielded. */
type HearId = (eventId: string) => void;

/**
 * Says something and yields the events of the answer as they arrive; ends after `message.end` or `error`.
 * The 50 s limit begins anew with every event. Throws ApiError, or the signal's reason when the caller stops.
 */
export function streamChat(
  conversationId: string,
  message: SendMessageRequest,
  signal: AbortSignal,
  onEventId?: HearId,
): AsyncGenerator<ChatEvent> {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  const init = { method: 'POST', headers, body: JSON.stringify(message) };
  return stream(getSendMessageUrl(conversationId), init, signal, onEventId);
}

/** Yields the events of an answer after the one that was read last; all of them when none was. As `streamChat` otherwise. */
export function resumeChat(
  { conversationId, messageId, lastEventId }: AnswerPlace,
  signal: AbortSignal,
  onEventId?: HearId,
): AsyncGenerator<ChatEvent> {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  return stream(getResumeAnswerUrl(conversationId, messageId), { method: 'GET', headers }, signal, onEventId);
}

/** How far an answer was read. */
interface AnswerPlace {
  conversationId: string;
  messageId: string;
  lastEventId?: string | undefined;
}

async function* stream(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  onEventId: HearId = () => undefined,
): AsyncGenerator<ChatEvent> {
  const limit = timeLimit(signal);
  try {
    const response = await send(url, { ...init, signal: limit.signal });
    yield* eventsOf(response, (id) => {
      limit.restart();
      if (id !== undefined) onEventId(id);
    });
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (error instanceof ApiError) throw error;
    throw new ApiError('the answer broke off', { kind: 'network' });
  } finally {
    limit.done();
  }
}

async function* eventsOf(
  response: Response,
  onEvent: (id: string | undefined) => void,
): AsyncGenerator<ChatEvent> {
  if (!response.body) throw new ApiError('an empty stream', { kind: 'mismatch' });
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const event = readEvent(next.value.data);
      onEvent(next.value.id);
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
