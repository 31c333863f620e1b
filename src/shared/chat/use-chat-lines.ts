import { useMemo } from 'react';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import { type ChatLine, type ChatTurn, lineOfMessage, linesOfTurn } from './chat-thread-state';

const knownLines = new WeakMap<ChatMessage, ChatLine>();

function lineOf(message: ChatMessage): ChatLine {
  const line = knownLines.get(message) ?? lineOfMessage(message);
  knownLines.set(message, line);
  return line;
}

/** What was said, with the turn in progress at the end; a line keeps its identity while nothing about it changes. */
export function useChatLines(
  messages: readonly ChatMessage[],
  turn: ChatTurn | undefined,
): readonly ChatLine[] {
  const { userMessageId, clientMessageId, answer } = turn ?? {};
  const answerId = answer?.id;
  const kept = useMemo(
    () =>
      messages
        .filter(
          (one) =>
            one.messageId !== userMessageId &&
            one.messageId !== answerId &&
            (clientMessageId === undefined || one.clientMessageId !== clientMessageId),
        )
        .map(lineOf),
    [messages, userMessageId, clientMessageId, answerId],
  );
  return useMemo(() => [...kept, ...linesOfTurn(turn)], [kept, turn]);
}
