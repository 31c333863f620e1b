import type { Bot } from './generated/schemas/bot.zod';

/** What is looked at of a list of agents. */
interface ListedBots {
  items: readonly Bot[];
  botCreator?: Bot | null | undefined;
}

/** The account's creator: the agent flagged so (specification §3), else what the list itself names. */
export function creatorOf({ items, botCreator }: ListedBots): Bot | undefined {
  return items.find(({ isCreator }) => isCreator) ?? botCreator ?? undefined;
}
