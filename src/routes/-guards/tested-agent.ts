import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '@/api/api-error';
import { getBotQueryOptions, getBotsQueryOptions } from '@/api/generated/projects/projects';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { botIn, isWhole } from '@/shared/agents/bot-list';

/**
 * The agent that a test is about: itself, or where single agents cannot be read as the list knows it. It is gone only
 * when a list that works no longer has it; where there is none, the tests and the chat ask by its key.
 */
export async function testedAgent(
  queryClient: QueryClient,
  accountId: string,
  botKey: string,
): Promise<Pick<Bot, 'botKey' | 'name'>> {
  try {
    return await queryClient.query(getBotQueryOptions(botKey));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const list = await queryClient.query(getBotsQueryOptions({ accountId })).catch(() => undefined);
    const known = list && botIn(list, botKey);
    if (known) return known;
    if (list && isWhole(list)) throw new ApiError(`no ${botKey}`, { kind: 'refused', status: 404 });
    return { botKey, name: '' };
  }
}
