import type { ChatEvent } from './generated/schemas/chatEvent.zod';
import type { ChatMessage } from './generated/schemas/chatMessage.zod';
import type { Citation } from './generated/schemas/citation.zod';

/** One message as a chat shows it; the same object as long as nothing about it changes. */
export interface ChatLine {
  id: string;
  author: 'user' | 'agent';
  text: string;
  /** `pending`: said, but not yet acknowledged by the provider. */
  state: 'pending' | 'streaming' | 'complete' | 'stopped' | 'failed';
  citations: readonly Citation[];
  /** Why it failed, where that is known. */
  error?: unknown;
}

/** A question under way, and its answer as far as it has come. */
export interface ChatTurn {
  clientMessageId: string;
  askedAt: string;
  /** The provider's id of the question; with it the question is stored. */
  userMessageId?: string | undefined;
  question: ChatLine;
  answer?: ChatLine | undefined;
}

/** What can happen to a turn. */
export type ChatTurnAction =
  | { type: 'asked'; clientMessageId: string; text: string; at: string }
  | { type: 'askedAgain' }
  | { type: 'event'; event: ChatEvent }
  | { type: 'stopped' }
  | { type: 'failed'; error?: unknown }
  | { type: 'settled' };

function withAnswer(turn: ChatTurn, change: Partial<ChatLine>): ChatTurn {
  return turn.answer ? { ...turn, answer: { ...turn.answer, ...change } } : turn;
}

/** A break before the provider took the question is the question's; later it is the answer's. */
function broken(turn: ChatTurn, state: 'stopped' | 'failed', error?: unknown): ChatTurn {
  if (turn.answer) return withAnswer(turn, { state, error });
  return { ...turn, question: { ...turn.question, state, error } };
}

function afterEvent(turn: ChatTurn, event: ChatEvent): ChatTurn {
  switch (event.type) {
    case 'message.start':
      return {
        ...turn,
        userMessageId: event.userMessageId,
        question: { ...turn.question, state: 'complete', error: undefined },
        answer: { id: event.messageId, author: 'agent', text: '', state: 'streaming', citations: [] },
      };
    case 'token':
      return withAnswer(turn, { text: (turn.answer?.text ?? '') + event.text });
    case 'citation':
      return withAnswer(turn, { citations: [...(turn.answer?.citations ?? []), event.citation] });
    case 'message.end':
      // An end that says "streaming" would leave the answer open for ever.
      return withAnswer(turn, { state: event.state === 'streaming' ? 'complete' : event.state });
    case 'error':
      return broken(turn, 'failed', event.error);
  }
}

/** How a turn goes on; undefined is no turn. */
export function chatTurnAfter(turn: ChatTurn | undefined, action: ChatTurnAction): ChatTurn | undefined {
  if (action.type === 'asked') {
    const { clientMessageId, text, at } = action;
    const question: ChatLine = { id: clientMessageId, author: 'user', text, state: 'pending', citations: [] };
    return { clientMessageId, askedAt: at, question };
  }
  if (!turn) return undefined;
  switch (action.type) {
    case 'askedAgain':
      return turn.answer
        ? withAnswer(turn, { text: '', state: 'streaming', citations: [], error: undefined })
        : { ...turn, question: { ...turn.question, state: 'pending', error: undefined } };
    case 'event':
      return afterEvent(turn, action.event);
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
export function messagesOfTurn({ userMessageId, askedAt, question, answer }: ChatTurn): ChatMessage[] {
  if (userMessageId === undefined || !answer) return [];
  const at = { createdAt: askedAt };
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
      author: 'agent',
      text: answer.text,
      state,
      citations: [...answer.citations],
      ...at,
    },
  ];
}
