import * as z from 'zod/mini';
import { Conversation } from '@/api/generated/schemas';
import type { createCaller, readAnswer } from './caller';

type Caller = ReturnType<typeof createCaller>;

/** Ana signs in. */
export const ana = async (caller: Caller) => caller.signIn('ana@acme.example');

/** Sends a message; gives what was answered. */
export async function ask(
  caller: Caller,
  token: string,
  conversationId: string,
  text: string,
  clientMessageId: string,
) {
  const { events } = await caller.call('sendMessage', {
    token,
    path: { conversationId },
    body: { clientMessageId, text },
  });
  return { events, text: textsOf(events) };
}

/** The messages of a conversation as they stand now. */
export async function messagesOf(caller: Caller, token: string, conversationId: string) {
  const { body } = await caller.call('conversation', { token, path: { conversationId } });
  return z.parse(Conversation, body).messages;
}

type Read = Awaited<ReturnType<typeof readAnswer>>['events'];

/** What was said. */
export function textsOf(events: Read): string {
  return events
    .flatMap(({ event, data }) =>
      event === 'token' ? [z.parse(z.object({ text: z.string() }), data).text] : [],
    )
    .join('');
}
