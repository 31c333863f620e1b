import type { LiveTurn } from '@mocks/conversations/answerer';
import { speakerOf } from '@mocks/conversations/compose-answer';
import { writeLive } from '@mocks/conversations/live-answer';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import type { TraceStep } from '@/api/generated/schemas';
import type { Said } from './agent-prompt';
import { answerQuestion } from './answer-question';
import type { Model } from './connect-model';
import { callsIn } from './make-calls';
import { toolFunctions } from './tool-functions';

/** What was said before a question in a conversation, as far as it was written to its end or stopped. */
export function saidBefore({ stored, answer }: Pick<LiveTurn, 'stored' | 'answer'>): Said[] {
  const { messages } = stored.conversation;
  const until = messages.findIndex(({ messageId }) => messageId === answer.userMessageId);
  return (
    messages
      .slice(0, Math.max(0, until))
      .filter(({ state }) => state === 'complete' || state === 'stopped')
      // With its sources, as it was written: a model goes on as it sees that it began.
      .map(({ author, text, citations }) => ({
        author: author === 'user' ? author : 'agent',
        text:
          citations.length > 0 ? `${text} [${citations.map(({ sourceId }) => sourceId).join(', ')}]` : text,
      }))
  );
}

/** Lets a model write the answer of an agent, with its sources, its calls of tools and how it came about. */
export async function writeAnswer(
  db: Db<State>,
  model: Model,
  { stored, answer, question, outside }: LiveTurn & { outside: Outside },
  signal: AbortSignal,
): Promise<void> {
  const { messageId, startedAt } = answer;
  const { versionId, revision, ...speaker } = speakerOf(db, stored);
  const guardrails = speaker.content.instructions.filter(
    ({ kind, enabled }) => enabled && kind === 'guardrails',
  );
  const looked = guardrails.map(({ blockId }) => blockId);
  const { rulesLooked = [], handoff = null } = answer.trace ?? {};
  const trace = {
    versionId,
    revision,
    searched: true,
    guardrails: { looked, met: '' },
    rulesLooked,
    handoff,
  };
  const nothing = { terms: [], found: [], why: { used: [], notUsed: [], ownShare: 0 } };
  answer.trace = { ...trace, ...nothing };

  const steps: TraceStep[] = [];
  const step = (from: number, said: Pick<TraceStep, 'kind'> & Partial<TraceStep>) => {
    const at = { startedAtMs: Math.max(0, from - startedAt), durationMs: Math.max(0, db.now() - from) };
    steps.push({ title: '', detail: '', sources: [], ...said, ...at });
    if (answer.live) answer.live.steps = [...steps];
  };
  let since = db.now();
  const makeCall = callsIn(db, { stored, answer, question, outside, signal, step });
  const { citations, terms, found, why } = await answerQuestion(model, {
    speaker,
    functions: toolFunctions(db, stored.accountId, speaker.content),
    question,
    language: stored.language,
    before: saidBefore({ stored, answer }),
    now: db.now,
    signal,
    say: (text) => writeLive(db, answer, { type: 'token', messageId, text }),
    call: async (called) => {
      const end = await makeCall(called);
      since = db.now();
      return end;
    },
  });
  step(since, { kind: 'write', sources: why.used.map(({ sourceId }) => sourceId) });
  answer.trace = { ...trace, terms, found, why };
  for (const citation of citations) writeLive(db, answer, { type: 'citation', messageId, citation });
  writeLive(db, answer, { type: 'message.end', messageId, state: 'complete' });
}
