import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { bots, getBotsQueryKey } from '@/api/generated/projects/projects';
import type { Bot, BotList } from '@/api/generated/schemas';
import { createBotCreator } from '@/api/generated/welcome/welcome';

const underWay = new Map<string, Promise<void>>();

/**
 * When the bots have loaded and none is the creator, one is created and the bots are fetched again (specification §4
 * Bots); when that refresh fails, it is logged and the created bot is used (§8). Once at a time for an account.
 */
export function addCreator(queryClient: QueryClient, accountId: string): Promise<void> {
  const running = underWay.get(accountId);
  if (running) return running;
  const adding = add(queryClient, accountId).finally(() => underWay.delete(accountId));
  underWay.set(accountId, adding);
  return adding;
}

async function add(queryClient: QueryClient, accountId: string): Promise<void> {
  let creator: Bot;
  try {
    creator = await createBotCreator({ accountId });
  } catch (error) {
    console.warn('The creator could not be created; the next visit tries again.', messageOf(error));
    return;
  }
  try {
    queryClient.setQueryData(getBotsQueryKey({ accountId }), await bots({ accountId }));
  } catch (error) {
    console.warn('The agents could not be fetched again after creating the creator.', messageOf(error));
    queryClient.setQueryData<BotList>(getBotsQueryKey({ accountId }), (list) =>
      list ? { ...list, botCreator: creator } : list,
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : String(error);
}
