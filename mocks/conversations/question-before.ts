import type { StoredConversation } from './store';

/** What the same person said before a message; undefined where it is the first, or nothing was said yet. */
export function questionBefore(
  { conversation }: Pick<StoredConversation, 'conversation'>,
  messageId?: string,
): string | undefined {
  const said = conversation.messages.filter(({ author }) => author === 'user');
  const index = said.findIndex((message) => message.messageId === messageId);
  return (index < 0 ? said : said.slice(0, index)).at(-1)?.text;
}
