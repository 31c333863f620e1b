import type { ChatEvent } from '@/api/generated/schemas/chatEvent.zod';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { ChatPerson } from '@/api/generated/schemas/chatPerson.zod';
import type { Citation } from '@/api/generated/schemas/citation.zod';
import type { Feedback } from '@/api/generated/schemas/feedback.zod';
import type { Handover } from '@/api/generated/schemas/handover.zod';
import { MessageState } from '@/api/generated/schemas/messageState.zod';
import type { MissingRule } from '@/api/generated/schemas/missingRule.zod';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import type { WantedMessage } from '@/api/generated/schemas/wantedMessage.zod';
import { known } from '@/api/known';

/** One message as a chat shows it; the same object as long as nothing about it changes. */
export interface ChatLine {
  id: string;
  author: 'user' | 'agent';
  text: string;
  /** `pending`: said, but not yet acknowledged by the provider. */
  state: 'pending' | 'streaming' | 'complete' | 'stopped' | 'failed';
  citations: readonly Citation[];
  /** What it looked up or did on the way. */
  toolCalls?: readonly ToolCall[] | undefined;
  /** What was said of it. */
  feedback?: Feedback | null | undefined;
  /** The provider keeps it under its id: it can be rated, traced, rephrased. */
  stored?: boolean | undefined;
  /** Why nothing has come for a while: it takes long, or the connection is being made anew. */
  delay?: 'slow' | 'reconnecting' | undefined;
  /** Who of the team says it; nobody where the agent does. */
  person?: ChatPerson | null | undefined;
  /** Written word for word: shown as it stands, without Markdown. */
  plain?: boolean | undefined;
  /** The conversation goes to the team or comes back. */
  handover?: Handover | null | undefined;
  /** A message can be left, or was. */
  wanted?: WantedMessage | null | undefined;
  /** It ends the conversation. */
  closes?: boolean | undefined;
  /** What a visitor reads when it failed. */
  insteadText?: string | undefined;
  /** What the agent lacked to answer; told beside the answer, to whoever builds it. */
  missing?: MissingRule | null | undefined;
  /** Why it failed, where that is known. */
  error?: unknown;
}

/** A question in progress, and its answer as far as it has come. */
export interface ChatTurn {
  clientMessageId: string;
  /** Taken up in mid-answer: somebody else sent the question, before a reload, say. */
  resumed?: boolean | undefined;
  askedAt: string | null | undefined;
  /** The provider's id of the question; with it the question is stored. */
  userMessageId?: string | undefined;
  /** The last event that was read: what a broken stream goes on from. */
  lastEventId?: string | undefined;
  question: ChatLine;
  answer?: ChatLine | undefined;
}

/** A message as the provider keeps it, as a line. */
export function lineOfMessage(message: ChatMessage): ChatLine {
  const { messageId: id, text, citations, toolCalls, feedback } = message;
  const { person, plain, handover, wanted, closes, insteadText, missing } = message;
  return {
    id,
    author: message.author === 'user' ? 'user' : 'agent',
    text,
    state: known(MessageState, message.state) ?? 'complete',
    citations,
    toolCalls,
    feedback,
    person,
    plain,
    handover,
    wanted,
    closes,
    insteadText,
    missing,
    stored: true,
  };
}

/** What can happen to a turn. */
export type ChatTurnAction =
  | { type: 'asked'; clientMessageId: string; text: string; at: string }
  | { type: 'askedAgain' }
  | { type: 'reopened' }
  | { type: 'resumed'; question: ChatMessage; answer: ChatMessage }
  | { type: 'event'; event: ChatEvent; id?: string | undefined }
  | { type: 'delayed'; delay: 'slow' | 'reconnecting' }
  | { type: 'stopped' }
  | { type: 'failed'; error?: unknown }
  | { type: 'settled' };

function withAnswer(turn: ChatTurn, change: Partial<ChatLine>): ChatTurn {
  return turn.answer ? { ...turn, answer: { ...turn.answer, ...change } } : turn;
}

/** The same line without its delay; the same object when it has none. */
function inTime(line: ChatLine): ChatLine {
  return line.delay ? { ...line, delay: undefined } : line;
}

/** A break before the provider took the question is the question's; later it is the answer's. */
function broken(turn: ChatTurn, state: 'stopped' | 'failed', error?: unknown): ChatTurn {
  if (turn.answer) return withAnswer(turn, { state, error, delay: undefined });
  return { ...turn, question: { ...turn.question, state, error, delay: undefined } };
}

/** How an answer ended; an end that says "streaming" would leave it open for ever. */
function endState(state: string): 'complete' | 'stopped' | 'failed' {
  return state === 'stopped' || state === 'failed' ? state : 'complete';
}

/** A call that was asked about before goes on in its place. */
function withCall(calls: readonly ToolCall[], call: ToolCall): readonly ToolCall[] {
  const isKnown = calls.some(({ callId }) => callId === call.callId);
  return isKnown ? calls.map((one) => (one.callId === call.callId ? call : one)) : [...calls, call];
}

/** The action that an answer waits for until a person has approved or refused it. */
export function waitingCall(line: ChatLine | undefined): ToolCall | undefined {
  if (line?.state !== 'streaming') return undefined;
  return line.toolCalls?.find(({ state, approvalId }) => state === 'waiting' && approvalId !== undefined);
}

function afterEvent(turn: ChatTurn, event: ChatEvent): ChatTurn {
  switch (event.type) {
    case 'message.start':
      return {
        ...turn,
        // It is stored, under whatever id.
        userMessageId: event.userMessageId ?? turn.clientMessageId,
        question: inTime({ ...turn.question, state: 'complete', error: undefined }),
        answer: {
          id: event.messageId,
          author: 'agent',
          text: '',
          state: 'streaming',
          citations: [],
          person: event.person,
          plain: event.plain,
        },
      };
    case 'token':
      return withAnswer(turn, { text: (turn.answer?.text ?? '') + event.text });
    case 'citation':
      return withAnswer(turn, { citations: [...(turn.answer?.citations ?? []), event.citation] });
    case 'tool.approval':
    case 'tool.call':
      return withAnswer(turn, { toolCalls: withCall(turn.answer?.toolCalls ?? [], event.call) });
    case 'tool.result': {
      const { callId, state, result, decision } = event;
      const ended = (call: ToolCall) =>
        call.callId === callId ? { ...call, state, result, ...(decision && { decision }) } : call;
      return withAnswer(turn, { toolCalls: turn.answer?.toolCalls?.map(ended) });
    }
    case 'proposal':
      // Not of the line: who shows proposals asks for them.
      return turn;
    case 'handoff':
      return withAnswer(turn, { handover: event.handover });
    case 'message.wanted':
      return withAnswer(turn, { wanted: event.wanted });
    case 'closed':
      return withAnswer(turn, { closes: true });
    case 'message.end':
      return withAnswer(turn, { state: endState(event.state), missing: event.missing });
    case 'error': {
      const { error, retryAfter, insteadText } = event;
      const failed = broken(turn, 'failed', retryAfter === undefined ? error : { ...error, retryAfter });
      return withAnswer(failed, { insteadText });
    }
  }
}

/** How a turn goes on; undefined is no turn. */
export function chatTurnAfter(turn: ChatTurn | undefined, action: ChatTurnAction): ChatTurn | undefined {
  if (action.type === 'asked') {
    const { clientMessageId, text, at } = action;
    const question: ChatLine = { id: clientMessageId, author: 'user', text, state: 'pending', citations: [] };
    return { clientMessageId, askedAt: at, question };
  }
  if (action.type === 'resumed') {
    const { question, answer } = action;
    return {
      clientMessageId: question.messageId,
      resumed: true,
      askedAt: question.createdAt,
      userMessageId: question.messageId,
      lastEventId: answer.lastEventId,
      question: lineOfMessage(question),
      answer: { ...lineOfMessage(answer), stored: false },
    };
  }
  if (!turn) return undefined;
  switch (action.type) {
    case 'askedAgain':
      return turn.answer
        ? withAnswer(turn, {
            text: '',
            state: 'streaming',
            citations: [],
            toolCalls: [],
            error: undefined,
            insteadText: undefined,
          })
        : { ...turn, question: { ...turn.question, state: 'pending', error: undefined } };
    case 'reopened':
      return withAnswer(turn, { state: 'streaming', error: undefined });
    case 'event': {
      const { id = turn.lastEventId } = action;
      const heard = turn.answer ? { ...turn, answer: inTime(turn.answer) } : turn;
      return { ...afterEvent(heard, action.event), lastEventId: id };
    }
    case 'delayed':
      if (turn.answer) return withAnswer(turn, { delay: action.delay });
      return { ...turn, question: { ...turn.question, delay: action.delay } };
    case 'stopped':
      return broken(turn, 'stopped');
    case 'failed':
      return broken(turn, 'failed', action.error);
    case 'settled':
      return undefined;
  }
}

/** The turn's lines, in their order. */
export function linesOfTurn(turn: ChatTurn | undefined): readonly ChatLine[] {
  if (!turn) return [];
  return turn.answer ? [turn.question, turn.answer] : [turn.question];
}

/** What the provider keeps of the turn, as the contract has it; nothing before it acknowledged the question. */
export function messagesOfTurn({
  userMessageId,
  askedAt,
  question,
  answer,
  lastEventId,
}: ChatTurn): ChatMessage[] {
  if (userMessageId === undefined || !answer) return [];
  const at = { createdAt: askedAt };
  const { person, plain, handover, wanted, closes, insteadText, missing } = answer;
  const state = answer.state === 'pending' ? 'streaming' : answer.state;
  return [
    {
      messageId: userMessageId,
      author: 'user',
      text: question.text,
      state: 'complete',
      citations: [],
      ...at,
    },
    {
      messageId: answer.id,
      author: person ? 'person' : 'agent',
      text: answer.text,
      state,
      citations: [...answer.citations],
      ...(person && { person }),
      ...(plain && { plain }),
      ...(handover && { handover }),
      ...(wanted && { wanted }),
      ...(closes && { closes }),
      ...(insteadText !== undefined && { insteadText }),
      ...(missing && { missing }),
      ...(answer.toolCalls && { toolCalls: [...answer.toolCalls] }),
      ...(state === 'streaming' && lastEventId !== undefined && { lastEventId }),
      ...at,
    },
  ];
}
