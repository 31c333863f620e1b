import * as z from 'zod/mini';
import { Conversation, CreatorState, type Locale, type ProposedChange } from '@/api/generated/schemas';
import { createCaller } from './caller';

/** Says one thing after another to the creator about an agent; what was proposed in the end, and what was answered last. */
export async function saidToCreator(botKey: string, language: Locale, texts: readonly string[]) {
  const { call, signIn } = createCaller();
  const token = await signIn('ana@acme.example');
  const opened = await call('openConversation', { token, body: { botKey, kind: 'creator', language } });
  const path = { conversationId: z.parse(Conversation, opened.body).conversationId };
  for (const [index, text] of texts.entries())
    await call('sendMessage', { token, path, body: { clientMessageId: `message-${index}`, text } });
  const { proposals, idea } = z.parse(CreatorState, (await call('creatorState', { token, path })).body);
  const { messages } = z.parse(Conversation, (await call('conversation', { token, path })).body);
  return { changes: proposals.flatMap(({ changes }) => changes), idea, answer: messages.at(-1)?.text ?? '' };
}

/** A proposed text, whether it is a block of its own or not. */
export const textOf = ({ after }: ProposedChange, language: Locale): string =>
  typeof after === 'object' && after && 'texts' in after ? after.texts[language] : String(after);
