import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import type { VisitorMessage } from '@/api/generated/schemas/visitorMessage.zod';
import { CallFailed } from '@/widget/call';
import type { Kept, OwnService, SentEvent } from '@/widget/service';
import { exampleTalk } from './example-talk';
import type { PreviewState } from './preview-state';

interface Previewed {
  settings: PublicWidget;
  language: Locale;
  state: PreviewState;
  /** What the agent says when somebody is needed and nobody is there. */
  nobody: string;
}

const WORD_MS = 40;
const CONVERSATION = 'preview';
const PERSON_AWAY = { state: 'away', name: '', imageUrl: null };

const pause = () => new Promise((resolve) => setTimeout(resolve, WORD_MS));

function message(messageId: string, part: Pick<VisitorMessage, 'author' | 'text'>): VisitorMessage {
  return { messageId, state: 'complete', citations: [], ...part };
}

/** What has been said when the chat is opened. */
function saidIn({ language, state, nobody }: Previewed): VisitorMessage[] {
  const { question, answer, source, person } = exampleTalk[language];
  const asked = message('question', { author: 'user', text: state === 'nobody' ? person : question });
  const citation = { sourceId: 'source', kind: 'knowledge', title: source };
  if (state === 'talk')
    return [asked, { ...message('answer', { author: 'agent', text: answer }), citations: [citation] }];
  if (state === 'nobody')
    return [
      asked,
      {
        ...message('answer', { author: 'agent', text: nobody }),
        plain: true,
        wanted: { text: asked.text, left: null },
      },
    ];
  return [];
}

/** Answers the chat in the preview without a network: it shows one situation, and goes on with whoever tries it. */
export function previewService(previewed: Previewed): OwnService {
  const { settings, language, state } = previewed;
  const { question, answer } = exampleTalk[language];
  const said = saidIn(previewed);
  const open = state !== 'launcher';
  // What fails fails when it is sent: it is sent as soon as the chat is there.
  const fails = state === 'limit' || state === 'error';
  let kept: Kept = fails ? { waiting: { clientMessageId: 'question', text: question } } : {};
  let hasBegun = state !== 'form' && open;
  let talk: VisitorConversation = {
    conversationId: CONVERSATION,
    state: 'open',
    person: state === 'nobody' ? PERSON_AWAY : null,
    rating: null,
    messages: said,
  };
  const { fields, consent } = settings.preChat;

  async function* answered(signal: AbortSignal): AsyncGenerator<SentEvent> {
    const messageId = crypto.randomUUID();
    yield { event: { type: 'message.start', userMessageId: '', messageId } };
    if (state === 'error') {
      yield { event: { type: 'error', messageId } };
      return;
    }
    for (const text of answer.split(/(?<= )/)) {
      await pause();
      if (signal.aborted) return;
      yield { event: { type: 'token', messageId, text } };
    }
    yield { event: { type: 'message.end', messageId, state: 'complete' } };
  }

  return {
    settings,
    isSilent: true,
    keptOpen: () => ({ open }),
    keep: {
      read: () => kept,
      write: (change) => {
        kept = { ...kept, ...change };
      },
    },
    needsVisit: () => !hasBegun && (fields.length > 0 || consent.asked),
    begin: async () => {
      hasBegun = true;
    },
    newest: async () => (said.length > 0 ? CONVERSATION : undefined),
    conversations: async () => [],
    open: async () => ({ ...talk, messages: [] }),
    read: async () => talk,
    async *send(_conversationId, _message, signal) {
      if (state === 'limit') throw new CallFailed('VISITOR_LIMIT');
      yield* answered(signal);
    },
    resume: (_conversationId, _messageId, _lastEventId, signal) => answered(signal),
    stop: async () => undefined,
    leave: async (_conversationId, left) => {
      const messages = talk.messages.map((one) =>
        one.wanted ? { ...one, wanted: { ...one.wanted, left } } : one,
      );
      talk = { ...talk, messages };
    },
    end: async () => {
      talk = { ...talk, state: 'closed' };
    },
    rate: async (_conversationId, rating) => {
      talk = { ...talk, rating };
    },
  };
}
