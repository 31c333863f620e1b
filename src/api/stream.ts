import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { parseJson } from './answer-forms';
import { ApiError } from './api-error';
import { isSent } from './custom-headers';
import { getResumeAnswerUrl, getSendMessageUrl } from './generated/conversations/conversations';
import { ChatEvent } from './generated/schemas/chatEvent.zod';
import type { SendMessageRequest } from './generated/schemas/sendMessageRequest.zod';
import { readAnswer } from './read-answer';
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
  return stream(getSendMessageUrl(conversationId), init, { signal, onEventId });
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
  const readBefore = isSent('Last-Event-ID') ? undefined : lastEventId;
  const init = { method: 'GET', headers };
  return stream(getResumeAnswerUrl(conversationId, messageId), init, { signal, onEventId, readBefore });
}

/** How far an answer was read. */
interface AnswerPlace {
  conversationId: string;
  messageId: string;
  lastEventId?: string | undefined;
}

interface StreamOptions {
  signal: AbortSignal;
  onEventId?: HearId | undefined;
  /** The last event that was read, of an answer that comes from its beginning all the same. */
  readBefore?: string | undefined;
}

async function* stream(
  url: string,
  init: RequestInit,
  { signal, onEventId, readBefore }: StreamOptions,
): AsyncGenerator<ChatEvent> {
  const limit = timeLimit(signal);
  try {
    const response = await send(url, { ...init, signal: limit.signal }, true);
    for await (const { id, event } of eventsAfter(readBefore, eventsOf(response, limit.restart))) {
      if (id !== undefined) onEventId?.(id);
      yield event;
    }
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (error instanceof ApiError) throw error;
    throw new ApiError('the answer broke off', { kind: 'network' });
  } finally {
    limit.done();
  }
}

interface SentEvent {
  id: string | undefined;
  event: ChatEvent;
}

const isLast = ({ event: { type } }: SentEvent) => type === 'message.end' || type === 'error';

/**
 * Leaves out what was read before: all up to that event, unless that is the end, which is read again. In another attempt
 * at the answer it never comes, and nothing was read before.
 */
async function* eventsAfter(
  readBefore: string | undefined,
  events: AsyncGenerator<SentEvent>,
): AsyncGenerator<SentEvent> {
  let held: SentEvent[] | undefined = readBefore === undefined ? undefined : [];
  for await (const sent of events) {
    if (!held) yield sent;
    else if (sent.id === readBefore) {
      held = undefined;
      if (isLast(sent)) yield sent;
    } else {
      held.push(sent);
      if (isLast(sent)) yield* held;
    }
  }
}

async function* eventsOf(response: Response, onEvent: () => void): AsyncGenerator<SentEvent> {
  if (!response.body) throw new ApiError('an empty stream', { kind: 'mismatch' });
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const event = readEvent(next.value);
      onEvent();
      if (!event) continue;
      const sent = { id: next.value.id, event };
      yield sent;
      if (isLast(sent)) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  throw new ApiError('the answer broke off', { kind: 'network' });
}

/** Reads an event, whose type may stand in its name alone; undefined for one of a type that is not known here. */
function readEvent({ event: name, data }: EventSourceMessage): ChatEvent | undefined {
  const payload = parseJson(data);
  const read = readAnswer(ChatEvent, name ? Object.assign({ type: name }, payload) : payload, 'salvage');
  if ('data' in read) return read.data;
  if (payload === undefined || read.fault.startsWith('/type:')) return undefined;
  throw new ApiError('an event breaks the contract', { kind: 'mismatch', reference: 'mismatch chat event' });
}
