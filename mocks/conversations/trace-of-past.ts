import type { MessageTrace } from '@/api/generated/schemas';
import type { ChatMessage } from './schemas';
import type { StoredConversation } from './store';

/**
 * How an answer came about of which only the words, the times and the sources are kept, as of those before the story begins;
 * undefined where no question stands before it.
 */
export function traceOfPast(
  { conversation: { messages, versionId } }: StoredConversation,
  { messageId, createdAt, citations, text }: ChatMessage,
): MessageTrace | undefined {
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
        text,
        share: 1 / citations.length,
        score: null,
      })),
      notUsed: [],
      ownShare: citations.length > 0 ? 0 : 1,
    },
    handoff: null,
  };
}
