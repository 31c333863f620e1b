import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getBotsQueryKey } from '@/api/generated/agents/agents';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import type { BotsParams } from '@/api/generated/schemas/botsParams.zod';
import { withBotChange } from './with-bot-change';

function pagesKept(queryClient: QueryClient, accountId: string): (readonly [QueryKey, BotList])[] {
  const kept = queryClient.getQueriesData<BotList>({ queryKey: getBotsQueryKey({ accountId }) });
  return kept.flatMap(([key, list]) => (list ? [[key, list] as const] : []));
}

/** The pages of one list have the same key, but for where they begin. */
function listOf([, params]: QueryKey): string {
  return JSON.stringify(params, (name, value: unknown) => (name === 'cursor' ? undefined : value));
}

/** Shows a change in every page that is at hand, before the provider has answered; `of` is the list they are all in. */
export function showBotChange(
  queryClient: QueryClient,
  accountId: string,
  change: BotChangeKind,
  botKeys: readonly string[],
  of: BotsParams | undefined,
): void {
  const meant = new Set(botKeys);
  const pages = pagesKept(queryClient, accountId).map(([key, list]) => {
    const changed = withBotChange(list, change, meant);
    return { key, list, changed, gone: list.items.length - changed.items.length };
  });
  const goneFrom = new Map<string, number>();
  for (const { key, gone } of pages) goneFrom.set(listOf(key), (goneFrom.get(listOf(key)) ?? 0) + gone);
  for (const { key, list, changed } of pages) {
    const found = goneFrom.get(listOf(key)) ?? 0;
    // Those on pages that were never read are gone, too.
    const gone = change === 'trash' && of && listOf(key) === listOf(getBotsQueryKey(of)) ? meant.size : found;
    queryClient.setQueryData<BotList>(key, { ...changed, total: Math.max(0, list.total - gone) });
  }
}

/** The agents as they are known now, by key, from every page at hand. */
export function knownBots(queryClient: QueryClient, accountId: string): ReadonlyMap<string, Bot> {
  return new Map(
    pagesKept(queryClient, accountId).flatMap(([, { items }]) =>
      items.map((bot) => [bot.botKey, bot] as const),
    ),
  );
}
