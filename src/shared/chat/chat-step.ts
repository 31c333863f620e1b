import { ApiError, isUnavailable } from '@/api/api-error';
import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import { isOpen } from '@/api/is-open';
import {
  type ChatEffect,
  type ChatSessionEvent,
  type ChatState,
  type ChatStep,
  isLive,
  RESUME_DELAYS_MS,
  STOP_LIMIT_MS,
} from './chat-state';
import { type ChatTurnAction, chatTurnAfter, waitingCall } from './chat-thread-state';

/** Whether the connection failed, and not the answer. */
function isBreak(error: unknown): boolean {
  if (!(error instanceof ApiError) || isUnavailable(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

const nothing = (state: ChatState): ChatStep => [state, []];

const turned = (state: ChatState, action: ChatTurnAction): ChatState => ({
  ...state,
  turn: chatTurnAfter(state.turn, action),
});

/** The question arrived: the box is emptied, unless something else was typed meanwhile. */
function acknowledged(state: ChatState, text: string): ChatState {
  return { ...state, asked: undefined, box: state.box.trim() === text ? '' : state.box };
}

/** The question was given up: its text is not lost, also when it was never typed. */
function unsaid(state: ChatState, text: string | undefined): ChatState {
  return { ...state, box: state.box || (text ?? '') };
}

/** The turn is over: what was acknowledged of it lies in the cache. */
function over(state: ChatState): ChatStep {
  const { turn, conversationId } = state;
  return [
    { ...state, phase: 'idle', turn: undefined, tries: 0 },
    turn?.answer && conversationId !== undefined ? [{ type: 'cache', conversationId, turn }] : [],
  ];
}

/** Sends the question of the turn, once there is a conversation. */
function sendTurn(state: ChatState): ChatStep {
  const { turn, conversationId } = state;
  if (!turn) return nothing(state);
  return conversationId === undefined
    ? [{ ...state, phase: 'opening' }, [{ type: 'open' }]]
    : [{ ...state, phase: 'sending' }, [{ type: 'post', conversationId, turn }]];
}

function resumeTurn(state: ChatState): ChatStep {
  const { turn, conversationId } = state;
  if (!turn?.answer || conversationId === undefined) return nothing(state);
  const { id: messageId } = turn.answer;
  return [
    { ...state, phase: 'streaming' },
    [{ type: 'resume', conversationId, messageId, lastEventId: turn.lastEventId }],
  ];
}

/** The answer pauses: nobody reads on before it is decided, or the time for it is up. */
function asking(state: ChatState): ChatStep {
  const moment = waitingCall(state.turn?.answer)?.expiresAt;
  return [{ ...state, phase: 'asking', tries: 0 }, [{ type: 'abort' }, { type: 'waitUntil', moment }]];
}

/** The call as it stands now, where the provider told: its request is gone before the answer goes on. */
function decided(state: ChatState, call: ToolCall | undefined): ChatState {
  const waiting = waitingCall(state.turn?.answer);
  if (!call || call.callId !== waiting?.callId || call.state === 'waiting') return state;
  return turned(state, { type: 'event', event: { type: 'tool.call', call: { ...waiting, ...call } } });
}

type Ask = Extract<ChatSessionEvent, { type: 'ask' }>;

function afterAsk(state: ChatState, { text, id, at, conversationId }: Ask): ChatStep {
  if (text === '' || isLive(state)) return nothing(state);
  if (state.phase === 'stopping') return nothing({ ...state, next: text });
  // The same text again after a break are the same message, not a second one.
  if (state.phase === 'unsent' && state.turn?.question.text === text) return afterAgain(state);
  const [left, handedOver] = over(state);
  const isSame = state.asked?.text === text && state.asked.conversationId === conversationId;
  const asked = isSame && state.asked ? state.asked : { text, id, conversationId };
  // The provider may have kept what it never acknowledged.
  const isDoubtful = state.phase === 'unsent' && conversationId !== undefined;
  const [next, effects] = sendTurn({
    ...left,
    conversationId,
    asked,
    turn: chatTurnAfter(undefined, { type: 'asked', clientMessageId: asked.id, text, at }),
  });
  return [
    next,
    [...handedOver, ...(isDoubtful ? [{ type: 'reread', conversationId } as const] : []), ...effects],
  ];
}

function afterAgain(state: ChatState): ChatStep {
  if (state.phase === 'broken') return resumeTurn({ ...turned(state, { type: 'reopened' }), tries: 0 });
  if (state.phase === 'unsent' || (state.phase === 'failed' && !state.turn?.resumed))
    return sendTurn(turned(state, { type: 'askedAgain' }));
  return nothing(state);
}

function afterEvent(state: ChatState, event: ChatEvent, eventId: string | undefined): ChatStep {
  const isForward = eventId !== undefined && eventId !== state.turn?.lastEventId;
  const heard = turned(state, { type: 'event', event, id: eventId });
  const next = { ...heard, tries: isForward ? 0 : state.tries };
  const { turn, conversationId } = next;
  if (!turn || conversationId === undefined) return nothing(state);
  switch (event.type) {
    case 'message.start': {
      const heard = state.phase === 'sending' ? acknowledged(next, turn.question.text) : next;
      return [{ ...heard, phase: 'streaming' }, [{ type: 'touch', conversationId, turn }]];
    }
    case 'message.end':
      return turn.answer?.state === 'failed' ? nothing({ ...next, phase: 'failed' }) : over(next);
    case 'error':
      return nothing({ ...next, phase: 'failed' });
    case 'tool.approval':
      return asking(next);
    default:
      return nothing(next);
  }
}

function afterBreak(state: ChatState, error: unknown): ChatStep {
  const { turn, conversationId } = state;
  const failed = turned(state, { type: 'failed', error });
  if (!turn?.answer) {
    const isStored = conversationId !== undefined && error instanceof ApiError && isOpen(error);
    return [{ ...failed, phase: 'unsent' }, isStored ? [{ type: 'reread', conversationId }] : []];
  }
  if (isUnavailable(error) && conversationId !== undefined) {
    // The provider writes it to its end all the same: it is read from there.
    const [next, effects] = over({ ...state, canResume: false });
    return [next, [...effects, { type: 'reread', conversationId }]];
  }
  if (!isBreak(error)) return nothing({ ...failed, phase: 'failed' });
  const ms = RESUME_DELAYS_MS[state.tries];
  if (ms === undefined) return nothing({ ...failed, phase: 'broken' });
  const waiting = turned(state, { type: 'delayed', delay: 'reconnecting' });
  return [{ ...waiting, phase: 'reconnecting', tries: state.tries + 1 }, [{ type: 'wait', ms }]];
}

function afterStop(state: ChatState): ChatStep {
  const { phase, conversationId, turn } = state;
  if (!isLive(state)) return nothing(state);
  const [left, handedOver] = over(turn?.answer ? turned(state, { type: 'stopped' }) : state);
  const effects: ChatEffect[] = [{ type: 'abort' }, ...handedOver];
  const idle = unsaid({ ...left, asked: undefined }, turn?.answer ? undefined : turn?.question.text);
  if (phase === 'opening' || conversationId === undefined) return [idle, effects];
  return [
    { ...idle, phase: 'stopping' },
    [...effects, { type: 'stop', conversationId }, { type: 'wait', ms: STOP_LIMIT_MS }],
  ];
}

/** It has stopped here, whatever became of it there. */
function afterStopping(state: ChatState, effects: readonly ChatEffect[]): ChatStep {
  if (state.phase !== 'stopping') return nothing(state);
  const { next } = state;
  return [
    { ...state, phase: 'idle', next: undefined },
    [
      { type: 'abort' },
      ...effects,
      ...(next === undefined ? [] : [{ type: 'askNext', text: next } as const]),
    ],
  ];
}

function afterLeaving(state: ChatState): ChatStep {
  const { turn, conversationId, next } = state;
  const [idle, handedOver] = over(state);
  const text = turn && !turn.answer ? turn.question.text : next;
  const reread = conversationId !== undefined && (turn || state.phase === 'stopping');
  return [
    { ...unsaid(idle, text), conversationId: undefined, next: undefined },
    [{ type: 'abort' }, ...handedOver, ...(reread ? [{ type: 'reread', conversationId } as const] : [])],
  ];
}

type Seen = Extract<ChatSessionEvent, { type: 'seen' }>;

function afterSeeing(state: ChatState, { conversationId, messages }: Seen): ChatStep {
  const isElsewhere =
    state.turn && state.conversationId !== undefined && state.conversationId !== conversationId;
  if (isElsewhere) return afterLeaving(state);
  if (state.phase !== 'idle' && state.phase !== 'unsent') return nothing(state);
  const { asked } = state;
  const isStored = asked && messages.some(({ clientMessageId }) => clientMessageId === asked.id);
  // What was never acknowledged is stored all the same: it is the provider's from now on.
  const known: ChatState = isStored
    ? { ...acknowledged(state, asked.text), phase: 'idle', turn: undefined }
    : state;
  const [question, answer] = messages.slice(-2);
  const isUnfinished = answer?.state === 'streaming' && known.phase === 'idle' && known.canResume;
  if (!question || !isUnfinished || conversationId === undefined) return nothing(known);
  // Somebody began an answer that nobody reads here: before a reload, say.
  const resumed = turned({ ...known, conversationId }, { type: 'resumed', question, answer });
  const [next, effects] = waitingCall(resumed.turn?.answer) ? asking(resumed) : resumeTurn(resumed);
  return [next, [{ type: 'choose', conversationId }, ...effects]];
}

/** What an event makes of a chat. Results of work that was not begun in this state are for the caller to drop. */
export function chatStep(state: ChatState, event: ChatSessionEvent): ChatStep {
  switch (event.type) {
    case 'ask':
      return afterAsk(state, event);
    case 'askAgain':
      return afterAgain(state);
    case 'typed':
      return nothing({ ...state, box: event.text });
    case 'restored':
      return nothing({ ...state, box: state.box || event.text, asked: state.asked ?? event.asked });
    case 'seen':
      return afterSeeing(state, event);
    case 'opened': {
      const { conversation } = event;
      if (state.phase !== 'opening') return nothing(state);
      const { conversationId } = conversation;
      const asked = state.asked && { ...state.asked, conversationId };
      const [next, effects] = sendTurn({ ...state, conversationId, asked });
      return [next, [{ type: 'show', conversation }, { type: 'choose', conversationId }, ...effects]];
    }
    case 'event':
      return afterEvent(state, event.event, event.eventId);
    case 'decided':
      return state.phase === 'asking' ? resumeTurn(decided(state, event.call)) : nothing(state);
    case 'slow':
      return isLive(state) && state.phase !== 'asking'
        ? nothing(turned(state, { type: 'delayed', delay: 'slow' }))
        : nothing(state);
    case 'broke':
      return isLive(state) ? afterBreak(state, event.error) : nothing(state);
    case 'due':
    case 'woke':
      if (state.phase === 'reconnecting' || state.phase === 'asking') return resumeTurn(state);
      if (state.phase === 'broken' && event.type === 'woke') return afterAgain(state);
      if (state.phase === 'stopping' && event.type === 'due') return afterStopping(state, rereadOf(state));
      return nothing(state);
    case 'stop':
      return afterStop(state);
    case 'stopped':
      return afterStopping(
        state,
        event.conversation ? [{ type: 'replace', conversation: event.conversation }] : rereadOf(state),
      );
    case 'notStopped':
      // One that cannot stop would go on; what the provider kept comes with the next look.
      return afterStopping(state, isUnavailable(event.error) ? [] : rereadOf(state));
    case 'leave':
      return afterLeaving(state);
  }
}

function rereadOf({ conversationId }: ChatState): readonly ChatEffect[] {
  return conversationId === undefined ? [] : [{ type: 'reread', conversationId }];
}
