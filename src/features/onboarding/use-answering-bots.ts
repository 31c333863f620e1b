import { useBot, useBots } from '@/api/generated/agents/agents';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import { botsParamsLimitMax } from '@/api/generated/schemas/botsParams.zod';
import { useAccountId } from '@/shared/account/use-account-id';

/**
 * The agents to choose one from: all of a small company; of a large one as many as a page of the provider holds, by
 * name, with the one that is chosen now.
 */
export function useAnsweringBots(
  first: BotList | undefined,
  chosen: string | null | undefined,
): readonly Bot[] {
  const accountId = useAccountId();
  const many = Boolean(first?.nextCursor);
  const { data } = useBots(
    { accountId, sort: 'name', limit: botsParamsLimitMax },
    { query: { enabled: many } },
  );
  const bots = data?.items ?? first?.items ?? [];
  const missing = chosen !== undefined && chosen !== null && !bots.some(({ botKey }) => botKey === chosen);
  const { data: other } = useBot(chosen ?? '', { query: { enabled: many && missing } });
  return other && missing ? [other, ...bots] : bots;
}
