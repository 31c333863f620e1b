import type { Db } from '@mocks/core/db';
import { TOOL_MILLISECONDS } from '@mocks/tool-calls/tool-time';
import type { MessageTrace, ToolCall } from '@/api/generated/schemas';
import { traceOfLive } from './live-answer';
import { messageAfter } from './message-after';
import type { ChatEvent, TraceStep } from './schemas';
import type { StoredAnswer, StoredConversation } from './store';

const UNDERSTAND_MILLISECONDS = 40;
const SEARCH_MILLISECONDS = 80;
const GUARDRAIL_MILLISECONDS = 20;
const RULES_MILLISECONDS = 10;

/** An event of an answer, and when it comes: milliseconds after the beginning. */
type TimedEvent = { at: number; event: ChatEvent };

type Plan = {
  events: TimedEvent[];
  steps: TraceStep[];
  firstWordAt: number;
  /** When a person is asked, if one is. */
  asksAt?: number | undefined;
};

function running(call: ToolCall): ToolCall {
  return { ...call, state: 'running', result: '' };
}

/** Until when a request may be answered, in milliseconds since 1970: its time begins when a person is asked. */
function expiryOf({ startedAt, approval }: StoredAnswer, asksAt: number): number {
  return startedAt + asksAt + (approval?.lasts ?? 0);
}

/** When a person was asked, in milliseconds after the beginning. */
function asksAtOf(answer: StoredAnswer): number {
  const asked = answer.live?.events.findLast(({ event }) => event.type === 'tool.approval');
  return (answer.live ? asked?.at : planOf(answer).asksAt) ?? 0;
}

/** Until when the request of an answer may be answered, in milliseconds since 1970. */
export function approvalEndsAt(answer: StoredAnswer): number {
  return expiryOf(answer, asksAtOf(answer));
}

function waiting(answer: StoredAnswer, call: ToolCall, asksAt: number): ToolCall {
  return {
    ...call,
    state: 'waiting',
    result: '',
    approvalId: answer.approval?.approvalId,
    expiresAt: new Date(expiryOf(answer, asksAt)).toISOString(),
  };
}

/** Everything that an answer does, in its order and at its times. */
function planOf(answer: StoredAnswer): Plan {
  const {
    messageId,
    userMessageId,
    text,
    citations,
    toolCalls,
    trace,
    wordMilliseconds,
    failsAtHalf,
    proposal,
    approval,
    ownCall,
    parts: { person, plain, handover, wanted, closes, insteadText, missing },
  } = answer;
  let asksAt: number | undefined;
  const steps: TraceStep[] = [];
  const events: TimedEvent[] = [
    {
      at: 0,
      event: {
        type: 'message.start',
        userMessageId,
        messageId,
        ...(person && { person }),
        ...(plain && { plain }),
      },
    },
  ];
  let at = 0;
  const step = (milliseconds: number, said: Pick<TraceStep, 'kind'> & Partial<TraceStep>) => {
    steps.push({
      title: '',
      detail: '',
      sources: [],
      ...said,
      startedAtMs: at,
      durationMs: milliseconds,
    });
    at += milliseconds;
  };

  if (trace) {
    if (trace.terms.length > 0 || !trace.handoff)
      step(UNDERSTAND_MILLISECONDS, { kind: 'understand', detail: trace.terms.join(', ').slice(0, 4000) });
    if (trace.searched) step(SEARCH_MILLISECONDS, { kind: 'search', sources: trace.found });
  }
  for (const call of toolCalls) {
    const { callId, state, result, toolkit, action, decision } = call;
    if (approval?.callId === callId) {
      asksAt = at;
      events.push({ at, event: { type: 'tool.approval', messageId, call: waiting(answer, call, at) } });
      if (approval.state === 'waiting')
        return { events, steps, firstWordAt: Number.POSITIVE_INFINITY, asksAt };
      if (approval.state !== 'approved') {
        const { state: unrun } = approval;
        const event = { type: 'tool.result' as const, messageId, callId, state: unrun, result: '' };
        events.push({ at, event: { ...event, ...(decision && { decision }) } });
        continue;
      }
    }
    events.push({ at, event: { type: 'tool.call', messageId, call: running(call) } });
    if (ownCall?.took === null) return { events, steps, firstWordAt: Number.POSITIVE_INFINITY, asksAt };
    step(ownCall?.took ?? TOOL_MILLISECONDS, {
      kind: 'tool',
      title: `${toolkit}.${action}`,
      detail: result,
      sources: [`tool_${toolkit}`],
      callId,
    });
    events.push({ at, event: { type: 'tool.result', messageId, callId, state, result } });
  }
  if (trace && trace.guardrails.looked.length > 0) {
    const { looked, met } = trace.guardrails;
    step(GUARDRAIL_MILLISECONDS, { kind: 'guardrail', detail: met, sources: looked });
  }
  if (trace && trace.rulesLooked.length > 0) {
    const detail = trace.handoff?.matched.join(', ') ?? '';
    step(RULES_MILLISECONDS, { kind: 'handoff', detail, sources: trace.rulesLooked });
  }

  const isUnrun = approval?.state === 'refused' || approval?.state === 'expired';
  const words = (isUnrun ? approval.otherText : text).match(/\S+\s*/g) ?? [];
  const written = failsAtHalf ? words.slice(0, Math.ceil(words.length / 2)) : words;
  const firstWordAt = at + wordMilliseconds;
  const sources = trace?.why.used.map(({ sourceId }) => sourceId) ?? [];
  const begins = at;
  step(written.length * wordMilliseconds, { kind: 'write', sources: [...new Set(sources)] });
  for (const [index, word] of written.entries()) {
    const due = begins + (index + 1) * wordMilliseconds;
    events.push({ at: due, event: { type: 'token', messageId, text: word } });
  }
  if (failsAtHalf) {
    const error = { message: 'The model did not answer', code: 'MODEL_FAILED', reference: 'ref_5e11' };
    events.push({ at, event: { type: 'error', messageId, error, ...(insteadText && { insteadText }) } });
    return { events, steps, firstWordAt, asksAt };
  }
  for (const citation of citations) events.push({ at, event: { type: 'citation', messageId, citation } });
  if (proposal) events.push({ at, event: { type: 'proposal', messageId, proposal } });
  if (handover) events.push({ at, event: { type: 'handoff', messageId, handover } });
  if (wanted) events.push({ at, event: { type: 'message.wanted', messageId, wanted } });
  if (closes) events.push({ at, event: { type: 'closed', messageId } });
  const end = { type: 'message.end', messageId, state: 'complete' } as const;
  events.push({ at, event: { ...end, ...(missing && { missing }) } });
  return { events, steps, firstWordAt, asksAt };
}

/** By the answer and what of it may change. */
const knownEvents = new WeakMap<StoredAnswer, { key: string; events: TimedEvent[] }>();

/** Every event of an answer; one that a person stopped ends there. */
export function eventsOf(answer: StoredAnswer): TimedEvent[] {
  if (answer.live) return answer.live.events;
  const key = `${answer.attempt} ${answer.stoppedAfter} ${answer.approval?.state} ${answer.ownCall?.took}`;
  const known = knownEvents.get(answer);
  if (known?.key === key) return known.events;
  const events = allEvents(answer);
  knownEvents.set(answer, { key, events });
  return events;
}

function allEvents(answer: StoredAnswer): TimedEvent[] {
  const { events } = planOf(answer);
  if (answer.stoppedAfter === null) return events;
  const until = events.slice(0, answer.stoppedAfter);
  const { messageId } = answer;
  return [
    ...until,
    { at: until.at(-1)?.at ?? 0, event: { type: 'message.end', messageId, state: 'stopped' } },
  ];
}

/** Whether an answer cannot go on before an own tool has been called; one that waits for a person does not call yet. */
export function awaitsCall(answer: StoredAnswer): boolean {
  if (answer.live || answer.stoppedAfter !== null || answer.ownCall?.took !== null) return false;
  return eventsOf(answer).at(-1)?.event.type === 'tool.call';
}

/** How many of its events have come by now. An answer goes on by the clock, whether anybody reads it or not. */
export function eventsWritten(db: Db<unknown>, answer: StoredAnswer, events: readonly TimedEvent[]): number {
  if (answer.live || answer.stoppedAfter !== null) return events.length;
  const elapsed = db.now() - answer.startedAt - answer.paused;
  const due = events.findIndex(({ at }) => db.lasting(at) > elapsed);
  return Math.max(due === -1 ? events.length : due, answer.reached);
}

/** The id of the event with this number, counted from 1. */
export function eventId({ messageId, attempt }: StoredAnswer, number: number): string {
  return `${messageId}-${attempt}-${number}`;
}

/** How many events somebody has read who names the last one; none when it is of another attempt. */
export function eventsRead(answer: StoredAnswer, lastEventId: string | undefined): number {
  const prefix = `${answer.messageId}-${answer.attempt}-`;
  const number = lastEventId?.startsWith(prefix) ? Number(lastEventId.slice(prefix.length)) : 0;
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/** Goes on after a decision, as if no time had passed since it was asked for. */
export function decideApproval(
  db: Db<unknown>,
  answer: StoredAnswer,
  decided: { outcome: 'approved' | 'refused' | 'expired'; by: string },
  at = db.now(),
): void {
  const { approval, startedAt, toolCalls } = answer;
  if (!approval) return;
  const asksAt = asksAtOf(answer);
  approval.state = decided.outcome;
  answer.paused = Math.max(0, at - startedAt - db.lasting(asksAt));
  const call = toolCalls.find(({ callId }) => callId === approval.callId);
  if (!call) return;
  call.approvalId = approval.approvalId;
  call.decision = { ...decided, at: new Date(at).toISOString() };
}

/** A request that nobody answered in time is no longer waited for. */
export function settleApproval(db: Db<unknown>, answer: StoredAnswer): void {
  if (answer.approval?.state !== 'waiting' || answer.stoppedAfter !== null) return;
  const expiry = approvalEndsAt(answer);
  if (db.now() >= expiry) decideApproval(db, answer, { outcome: 'expired', by: '' }, expiry);
}

/** The answers of a conversation as far as they have come by now. */
export function writeUntilNow(db: Db<unknown>, { conversation, answers }: StoredConversation): void {
  for (const answer of Object.values(answers)) settleApproval(db, answer);
  const byMessage = new Map(Object.values(answers).map((answer) => [answer.messageId, answer]));
  conversation.messages = conversation.messages.map((message) => {
    const answer = byMessage.get(message.messageId);
    if (message.state !== 'streaming' || !answer) return message;
    const events = eventsOf(answer);
    const count = eventsWritten(db, answer, events);
    const { lastEventId: _, ...now } = events
      .slice(0, count)
      .reduce((before, { event }) => messageAfter(before, event), message);
    return now.state === 'streaming' ? { ...now, lastEventId: eventId(answer, count) } : now;
  });
}

/** How an answer came about, as far as it has come; undefined of one that nobody traced. */
export function traceOf(db: Db<unknown>, answer: StoredAnswer): MessageTrace | undefined {
  if (answer.live) return traceOfLive(answer);
  const { trace, messageId, startedAt, stoppedAt } = answer;
  if (!trace) return undefined;
  const { steps, firstWordAt, events } = planOf(answer);
  const ms = (planned: number) => Math.round(db.lasting(planned));
  const elapsed = Math.max(0, (stoppedAt ?? db.now()) - startedAt - answer.paused);
  const last = events.at(-1);
  const isWhole = last?.event.type === 'message.end' || last?.event.type === 'error';
  const end = isWhole ? ms(last.at) : Number.POSITIVE_INFINITY;
  return {
    messageId,
    versionId: trace.versionId,
    revision: trace.revision,
    startedAt: new Date(startedAt).toISOString(),
    firstWordMs: elapsed >= ms(firstWordAt) ? ms(firstWordAt) : null,
    totalMs: stoppedAt !== null ? Math.min(end, elapsed) : elapsed >= end ? end : null,
    steps: steps
      .map((step) => ({ ...step, startedAtMs: ms(step.startedAtMs), durationMs: ms(step.durationMs) }))
      .filter((step) => step.startedAtMs <= elapsed)
      .map((step) => ({ ...step, durationMs: Math.min(step.durationMs, elapsed - step.startedAtMs) })),
    why: trace.why,
    handoff: trace.handoff,
  };
}
