import { settleApproval } from '@mocks/conversations/answer-events';
import type { LiveTurn } from '@mocks/conversations/answerer';
import { approvalOf } from '@mocks/conversations/ask-approval';
import { speakerOf } from '@mocks/conversations/compose-answer';
import { writeLive } from '@mocks/conversations/live-answer';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import { calledIn } from '@mocks/tool-calls/log-chat-calls';
import { makeCall } from '@mocks/tool-calls/make-call';
import { begunCall, endOf } from '@mocks/tool-calls/shown-call';
import { logCall, type StoredCall } from '@mocks/tool-calls/store';
import type { ToolCall, TraceStep } from '@/api/generated/schemas';
import type { CallEnd, CalledFunction } from './answer-question';

/** What a model is told of a call that was not run. */
const UNRUN = {
  refused: 'It was not run: the person who had to approve it refused. Do not call it again; say so.',
  expired: 'It was not run: nobody approved it in time. Do not call it again; say so.',
};

const LOOK_MILLISECONDS = 50;
/** So much of what came back a model reads. */
const TOLD_MAX = 20_000;

/** What came of a call, as a model is told. */
export function toldOf({ outcome, reason, message, answer }: StoredCall): CallEnd {
  const body = answer?.body ?? '';
  const cut = body.length > TOLD_MAX ? `${body.slice(0, TOLD_MAX)}\n(cut off here)` : body;
  if (outcome === 'done') return { ok: true, told: cut || '(It worked, and answered nothing.)' };
  const status = answer?.status ? ` with status ${answer.status}` : '';
  const said = [`It failed${status}: ${message || reason || 'unknown'}.`, cut, 'Do not invent its result.'];
  return { ok: false, told: said.filter(Boolean).join('\n') };
}

type Turn = Pick<LiveTurn, 'stored' | 'answer' | 'question'>;

/** Whether a call may be run: at once, or when a person has said so. */
async function decisionOn(
  db: Db<State>,
  { stored, answer, question }: Turn,
  call: ToolCall,
  signal: AbortSignal,
): Promise<'approved' | 'refused' | 'expired'> {
  const { content } = speakerOf(db, stored);
  const approval = approvalOf(db, stored, question, { content, calls: [call] });
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

type Making = Turn & {
  outside: Outside;
  signal: AbortSignal;
  /** A step of the trace that began then. */
  step: (from: number, said: Pick<TraceStep, 'kind'> & Partial<TraceStep>) => void;
};

/** Makes what a model calls in a conversation: asked for where a person has to approve it, shown, logged and traced. */
export function callsIn(db: Db<State>, { outside, signal, step, ...turn }: Making) {
  const { stored, answer } = turn;
  const { messageId } = answer;
  return async ({ called, given, fits }: CalledFunction): Promise<CallEnd> => {
    const { toolkit, action, connectionId } = called;
    const callId = db.id('call');
    const call = begunCall({ ...called, callId, given });
    answer.toolCalls = [...answer.toolCalls, call];
    // What cannot be run anyway is nothing to ask a person about.
    const decided = fits ? await decisionOn(db, turn, call, signal) : 'approved';
    const { decision } = call;
    if (decided !== 'approved') {
      const unrun = { callId, state: decided, result: '', ...(decision && { decision }) };
      writeLive(db, answer, { type: 'tool.result', messageId, ...unrun });
      return { ok: false, told: UNRUN[decided] };
    }
    writeLive(db, answer, { type: 'tool.call', messageId, call: { ...call } });
    const from = db.now();
    const wanted = { callId, accountId: stored.accountId, toolkit, action, given, connectionId };
    const made = await makeCall(db, outside, wanted, calledIn(db, stored));
    // It was made, also when nobody wants the answer any more.
    logCall(db, stored.accountId, made);
    const { state, result } = endOf(made);
    Object.assign(call, { state, result });
    step(from, {
      kind: 'tool',
      title: `${toolkit}.${action}`,
      detail: result,
      sources: [`tool_${toolkit}`],
      callId,
    });
    writeLive(db, answer, { type: 'tool.result', messageId, callId, state, result });
    return toldOf(made);
  };
}
