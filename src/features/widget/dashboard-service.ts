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
import { isRecord } from '@/lib/is-record';
import { keepDraft, readDraft } from '@/session/drafts';
import { CallFailed } from '@/widget/call';
import { readSettings } from '@/widget/read-settings';
import type { Kept, OwnService, SentEvent } from '@/widget/service';

interface DashboardChat {
  /** Whom it talks to: the creator, as a rule. */
  botKey: string;
  agentName: string;
  language: Locale;
  /** What the launcher is called. */
  prompt: string;
  greeting: string;
}

const KIND = 'widget';
const ACCENT = '#484ad7';
const OFFSET = 20;

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
  const isShown = event.type !== 'tool.call' && event.type !== 'tool.result' && event.type !== 'proposal';
  return isShown ? event : undefined;
}

async function* sent(
  stream: (hear: (eventId: string) => void) => AsyncIterable<ChatEvent>,
): AsyncGenerator<SentEvent> {
  let id: string | undefined;
  try {
    for await (const event of stream((eventId) => (id = eventId))) {
      const shown = shownOf(event);
      if (shown) yield { id, event: shown };
    }
  } catch (error) {
    // What broke off can be gone on with.
    throw error instanceof ApiError && error.kind === 'network' ? error : failureOf(error);
  }
}

/** Kept in the secure store, as every draft of the dashboard. */
function keepOf(botKey: string) {
  const name = `widget-${botKey}`;
  let kept: Kept = {};
  const ready = readDraft(name).then((value) => {
    if (!isRecord(value)) return;
    const { text, open } = value;
    kept = { ...(typeof text === 'string' && { text }), open: open === true, ...kept };
  });
  const write = (change: Kept) => {
    kept = { ...kept, ...change };
    const { text, open } = kept;
    keepDraft(name, { text, open });
  };
  return { keep: { read: () => kept, write }, ready };
}

/** Answers the chat on the dashboard's own pages by the calls of the signed-in person; the element never sees the token. */
export function dashboardService({
  botKey,
  agentName,
  language,
  prompt,
  greeting,
}: DashboardChat): OwnService {
  const { keep, ready } = keepOf(botKey);
  const heads = async () => (await told(conversations({ botKey, kind: KIND }))).items;
  return {
    keep,
    ready,
    prompt,
    keptOpen: () => ({ open: keep.read().open === true, waits: false }),
    settings: readSettings({
      theme: { accent: ACCENT },
      position: { offsetX: OFFSET, offsetY: OFFSET },
      texts: { title: agentName },
      greeting,
    }),
    needsVisit: () => false,
    newest: async () => (await heads())[0]?.conversationId,
    conversations: async () => (await heads()).map((head) => ({ ...head, state: 'open' })),
    open: async () => withVisit(await told(openConversation({ botKey, kind: KIND, language }))),
    read: async (id) => withVisit(await told(conversation(id))),
    send: (id, message, signal) => sent((hear) => streamChat(id, message, signal, hear)),
    resume: (id, messageId, lastEventId, signal) =>
      sent((hear) => resumeChat({ conversationId: id, messageId, lastEventId }, signal, hear)),
    stop: (id) => stopAnswer(id),
  };
}

/** A conversation that no visitor has: it is never closed, and nobody takes it over. */
function withVisit<Talked>(talked: Talked) {
  return { ...talked, state: 'open', person: null, rating: null };
}
