import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';

/** The list as it is once a change is made, before the provider has said so. */
export function withBotChange(list: BotList, change: BotChangeKind, botKeys: readonly string[]): BotList {
  const meant = new Set(botKeys);
  if (change === 'trash') {
    const items = list.items.filter((bot) => bot.isCreator || !meant.has(bot.botKey));
    return { ...list, items, total: list.total - (list.items.length - items.length) };
  }
  const [from, to] = change === 'pause' ? (['live', 'paused'] as const) : (['paused', 'live'] as const);
  // What is restored comes with the next list.
  if (change === 'restore') return list;
  return {
    ...list,
    items: list.items.map((bot) =>
      meant.has(bot.botKey) && bot.status === from && !bot.isCreator ? { ...bot, status: to } : bot,
    ),
  };
}
