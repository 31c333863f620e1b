import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';

/**
 * A page of the list as it is once a change is made, before the provider has said so. The agents of the next page that
 * move up into it come with its next answer.
 */
export function withBotChange(list: BotList, change: BotChangeKind, botKeys: ReadonlySet<string>): BotList {
  if (change === 'trash') return { ...list, items: list.items.filter((bot) => !botKeys.has(bot.botKey)) };
  // What is restored comes with the next answer.
  if (change === 'restore') return list;
  const [from, to] = change === 'pause' ? (['live', 'paused'] as const) : (['paused', 'live'] as const);
  return {
    ...list,
    items: list.items.map((bot) =>
      botKeys.has(bot.botKey) && bot.status === from ? { ...bot, status: to } : bot,
    ),
  };
}
