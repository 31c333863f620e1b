import type { Db } from '@mocks/core/db';
import type { MessageTrace, ProviderError } from '@/api/generated/schemas';
import type { ChatEvent, LiveAnswer } from './schemas';
import type { ConversationsState, StoredAnswer } from './store';

/** Who waits for more of an answer. */
const waiting = new WeakMap<LiveAnswer, Set<() => void>>();

/** An answer of which nothing is written yet. */
export function newLiveAnswer({
  userMessageId,
  messageId,
  parts: { person },
}: Pick<StoredAnswer, 'userMessageId' | 'messageId' | 'parts'>) {
  const start: ChatEvent = { type: 'message.start', userMessageId, messageId, ...(person && { person }) };
  return { events: [{ at: 0, event: start }], steps: [], over: false } satisfies LiveAnswer;
}

/** Adds to an answer; after its end nothing is added any more. */
export function writeLive(db: Db<unknown>, { live, startedAt }: StoredAnswer, event: ChatEvent): void {
  if (!live || live.over) return;
  live.events.push({ at: Math.max(0, db.now() - startedAt), event });
  live.over = event.type === 'message.end' || event.type === 'error';
  for (const wake of waiting.get(live) ?? []) wake();
}

/** Until more has come of an answer, or nobody wants it any more. */
export function moreOf(live: LiveAnswer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const all = waiting.get(live) ?? new Set();
    waiting.set(live, all);
    const wake = () => {
      all.delete(wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    all.add(wake);
    signal.addEventListener('abort', wake, { once: true });
    if (signal.aborted) wake();
  });
}

/** Ends an answer with why it failed. */
export function failLive(
  db: Db<unknown>,
  answer: StoredAnswer,
  error: ProviderError,
  retryAfter?: number | undefined,
): void {
  const { messageId, parts } = answer;
  writeLive(db, answer, {
    type: 'error',
    messageId,
    error,
    ...(parts.insteadText && { insteadText: parts.insteadText }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** Ends an answer where it is, since nobody wants the rest. */
export function stopLive(db: Db<unknown>, answer: StoredAnswer): void {
  const { messageId } = answer;
  writeLive(db, answer, { type: 'message.end', messageId, state: 'stopped' });
}

const BROKE_OFF: ProviderError = {
  message: 'The provider was started anew while the answer was written',
  code: 'MODEL_BROKE_OFF',
  reference: 'ref_5e12',
};

/** Ends the answers that nobody writes any more, since the program that did has ended. */
export function endOrphans(db: Db<ConversationsState>): void {
  for (const { answers } of Object.values(db.state.conversations))
    for (const answer of Object.values(answers)) failLive(db, answer, BROKE_OFF);
}

/** How a live answer came about. */
export function traceOfLive({ live, messageId, startedAt, trace }: StoredAnswer): MessageTrace | undefined {
  if (!live || !trace) return undefined;
  return {
    messageId,
    versionId: trace.versionId,
    revision: trace.revision,
    startedAt: new Date(startedAt).toISOString(),
    firstWordMs: live.events.find(({ event }) => event.type === 'token')?.at ?? null,
    totalMs: live.over ? (live.events.at(-1)?.at ?? null) : null,
    steps: live.steps,
    why: trace.why,
    handoff: trace.handoff,
  };
}
