import { ApiError } from '@/api/api-error';
import {
  conversation,
  conversations,
  openConversation,
  stopAnswer,
} from '@/api/generated/conversations/conversations';
import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { resumeChat, streamChat } from '@/api/stream';
import { CallFailed } from '@/widget/call';
import type { SentEvent, Service } from '@/widget/service';

const KIND = 'widget';

/** A failure in the words of the chat. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new CallFailed(error.kind === 'network' ? 'OFFLINE' : (error.code ?? `HTTP_${error.status ?? 500}`));
}

async function told<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
}

/** What the chat shows of an answer: how the creator came to it is for its own page. */
function shownOf(event: ChatEvent): SentEvent['event'] | undefined {
  switch (event.type) {
    case 'message.start':
    case 'token':
    case 'citation':
    case 'message.end':
    case 'error':
      return event;
  }
}

async function* sent(
  stream: (hear: (eventId: string) => void) => AsyncIterable<ChatEvent>,
): AsyncGenerator<SentEvent> {
  let id: string | undefined;
  const hear = (eventId: string) => {
    id = eventId;
  };
  try {
    for await (const event of stream(hear)) {
      const shown = shownOf(event);
      if (shown) yield { id, event: shown };
    }
  } catch (error) {
    throw failureOf(error);
  }
}

/** A conversation that no visitor has: it is never closed, and nobody takes it over. */
function withVisit<Talked>(talked: Talked) {
  return { ...talked, state: 'open', person: null, rating: null };
}

/** Asks the provider what the chat asks for, in the name of who is signed in. */
export function dashboardCalls(botKey: string, language: Locale) {
  const heads = async () => (await told(conversations({ botKey, kind: KIND }))).items;
  return {
    newest: async () => (await heads())[0]?.conversationId,
    conversations: async () => (await heads()).map((head) => ({ ...head, state: 'open' })),
    open: async () => withVisit(await told(openConversation({ botKey, kind: KIND, language }))),
    read: async (id) => withVisit(await told(conversation(id))),
    send: (id, message, signal) => sent((hear) => streamChat(id, message, signal, hear)),
    resume: (id, messageId, lastEventId, signal) =>
      sent((hear) => resumeChat({ conversationId: id, messageId, lastEventId }, signal, hear)),
    stop: (id) => stopAnswer(id),
  } satisfies Partial<Service>;
}
