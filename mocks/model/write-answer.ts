import { settleApproval } from '@mocks/conversations/answer-events';
import type { LiveTurn } from '@mocks/conversations/answerer';
import { approvalOf } from '@mocks/conversations/ask-approval';
import { speakerOf } from '@mocks/conversations/begin-answer';
import { writeLive } from '@mocks/conversations/live-answer';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { logChatCalls } from '@mocks/tool-calls/log-chat-calls';
import type { ToolUse } from '@mocks/tools/call-tools';
import type { ToolCall, TraceStep } from '@/api/generated/schemas';
import type { Said } from './agent-prompt';
import { answerQuestion, type Hear } from './answer-question';
import type { Model } from './connect-model';

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

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** What a model is told of a call that was not run. */
const UNRUN = {
  refused: 'It was not run: the person who had to approve it refused. Do not call it again; say so.',
  expired: 'It was not run: nobody approved it in time. Do not call it again; say so.',
};

const LOOK_MILLISECONDS = 50;

/** Whether a call may be run: at once, or when a person has said so. */
async function decisionOn(
  db: Db<State>,
  { stored, answer, question }: Pick<LiveTurn, 'stored' | 'answer' | 'question'>,
  call: ToolCall,
  signal: AbortSignal,
): Promise<'approved' | 'refused' | 'expired'> {
  const { content } = speakerOf(db, stored);
  const approval = approvalOf(db, stored, question, { content, calls: [call] });
  answer.toolCalls = [...answer.toolCalls, call];
  if (!approval) return 'approved';
  answer.approval = approval;
  const expiresAt = new Date(db.now() + approval.lasts).toISOString();
  const waiting = { ...call, state: 'waiting', approvalId: approval.approvalId, expiresAt };
  writeLive(db, answer, { type: 'tool.approval', messageId: answer.messageId, call: waiting });
  for (;;) {
    settleApproval(db, answer);
    const { state } = answer.approval;
    if (state !== 'waiting') return state;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
    signal.throwIfAborted();
  }
}

/** Lets a model write the answer of an agent, with its sources, its calls of tools and how it came about. */
export async function writeAnswer(
  db: Db<State>,
  model: Model,
  { stored, answer, question }: LiveTurn,
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
  const hear: Hear = {
    text: (text) => writeLive(db, answer, { type: 'token', messageId, text }),
    call: async ({ toolkit, action, input, given }) => {
      const call = {
        callId: db.id('call'),
        toolkit,
        action,
        input,
        arguments: Object.entries(given).map(([name, value]) => ({ name, value: textOf(value) })),
        state: 'running',
        result: '',
      };
      const { callId } = call;
      const decided = await decisionOn(db, { stored, answer, question }, call, signal);
      if (decided !== 'approved') {
        writeLive(db, answer, { type: 'tool.result', messageId, callId, state: decided, result: '' });
        since = db.now();
        return { unrun: UNRUN[decided] };
      }
      writeLive(db, answer, { type: 'tool.call', messageId, call });
      const from = db.now();
      const ended = ({ state, result }: ToolUse) => {
        const [title, sources] = [`${toolkit}.${action}`, [`tool_${toolkit}`]];
        step(from, { kind: 'tool', title, detail: result, sources, callId });
        since = db.now();
        writeLive(db, answer, { type: 'tool.result', messageId, callId, state, result });
        logChatCalls(db, stored, [{ ...call, state, result }]);
      };
      return { ended };
    },
  };
  const asked = { speaker, question, language: stored.language, before: saidBefore({ stored, answer }) };
  const { citations, terms, found, why } = await answerQuestion(model, {
    ...asked,
    now: db.now,
    signal,
    hear,
  });
  step(since, { kind: 'write', sources: why.used.map(({ sourceId }) => sourceId) });
  answer.trace = { ...trace, terms, found, why };
  for (const citation of citations) writeLive(db, answer, { type: 'citation', messageId, citation });
  writeLive(db, answer, { type: 'message.end', messageId, state: 'complete' });
}
