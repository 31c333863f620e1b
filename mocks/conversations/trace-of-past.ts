import type { MessageTrace } from '@/api/generated/schemas';
import { knownSentences, type Speaker } from './known-sentences';
import type { ChatMessage } from './schemas';
import { meaningfulWords } from './search';
import type { StoredConversation } from './store';

/** What a source says that an answer has most words of; undefined where it is no longer there. */
function passageOf(speaker: Speaker, sourceId: string, { text }: ChatMessage): string | undefined {
  const said = new Set(meaningfulWords(text));
  const shared = (sentence: string) => meaningfulWords(sentence).filter((word) => said.has(word)).length;
  return knownSentences(speaker, speaker.content.language)
    .filter(({ citation }) => citation.sourceId === sourceId)
    .map((sentence) => sentence.text)
    .sort((one, other) => shared(other) - shared(one))[0];
}

/**
 * How an answer came about of which only the words, the times and the sources are kept, as of those before the story begins;
 * undefined where no question stands before it.
 */
export function traceOfPast(
  speaker: Speaker,
  { conversation: { messages, versionId } }: StoredConversation,
  message: ChatMessage,
): MessageTrace | undefined {
  const { messageId, createdAt, citations } = message;
  const index = messages.findIndex((one) => one.messageId === messageId);
  const question = messages[index - 1];
  if (question?.author !== 'user') return undefined;
  const totalMs = Date.parse(createdAt) - Date.parse(question.createdAt);
  const sources = citations.map(({ sourceId }) => sourceId);
  const searchMs = Math.round(totalMs * 0.3);
  return {
    messageId,
    versionId: versionId ?? null,
    revision: null,
    startedAt: question.createdAt,
    firstWordMs: totalMs,
    totalMs,
    steps: [
      { kind: 'search', title: '', detail: '', startedAtMs: 0, durationMs: searchMs, sources, callId: null },
      {
        kind: 'write',
        title: '',
        detail: '',
        startedAtMs: searchMs,
        durationMs: totalMs - searchMs,
        sources,
        callId: null,
      },
    ],
    why: {
      used: citations.map(({ sourceId, kind, title }) => ({
        sourceId,
        kind: kind ?? 'knowledge',
        title: title ?? '',
        text: passageOf(speaker, sourceId, message) ?? '',
        share: 1 / citations.length,
        score: null,
      })),
      notUsed: [],
      ownShare: citations.length > 0 ? 0 : 1,
    },
    handoff: null,
  };
}
