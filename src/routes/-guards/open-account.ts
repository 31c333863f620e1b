import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/api-base';
import { ApiError } from '@/api/api-error';
import { getAccountQueryOptions } from '@/api/generated/accounts/accounts';
import { getCurrentUserQueryKey, getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { getBotsQueryKey, getBotsQueryOptions } from '@/api/generated/projects/projects';
import type { Bot, BotList } from '@/api/generated/schemas';
import { CurrentUser } from '@/api/generated/schemas/currentUser.zod';
import { createBotCreator } from '@/api/generated/welcome/welcome';
import { readPointer, writePointer } from '@/session/product-key';
import { keepPerson, keptPerson } from '@/session/session';

/** Whose account is open; asks the provider only when this browser kept the token but lost the rest. */
export async function openAccount(queryClient: QueryClient): Promise<string> {
  const pointer = readPointer();
  if (pointer) return pointer.accountId;
  const person = await queryClient.query(getCurrentUserQueryOptions());
  writePointer({ accountId: person.accountId, apiBase: apiBase(), welcomeIsEnd: false });
  void keepPerson(person);
  return person.accountId;
}

/** Who is signed in: from the secure store when it still knows, else from the provider. */
async function loadPerson(queryClient: QueryClient): Promise<void> {
  const key = getCurrentUserQueryKey();
  if (queryClient.getQueryData(key)) return;
  const kept = CurrentUser.safeParse(await keptPerson());
  if (kept.success) queryClient.setQueryData(key, kept.data);
  else void keepPerson(await queryClient.query(getCurrentUserQueryOptions()));
}

/** What every page of the dashboard needs, asked for side by side: the person, the account, the agents. */
export async function loadAccount(queryClient: QueryClient, accountId: string): Promise<void> {
  const [{ items }] = await Promise.all([
    queryClient.query(getBotsQueryOptions({ accountId })),
    queryClient.query(getAccountQueryOptions(accountId)),
    loadPerson(queryClient),
  ]);
  if (!items.some((bot) => bot.isCreator)) void addCreator(queryClient, accountId);
}

/**
 * When the bots have loaded and none is the creator, one is created and the bots are fetched again (specification §4
 * Bots); when that refresh fails, it is logged and the created bot is used (§8).
 */
async function addCreator(queryClient: QueryClient, accountId: string): Promise<void> {
  const queryKey = getBotsQueryKey({ accountId });
  let creator: Bot;
  try {
    creator = await createBotCreator({ accountId });
  } catch (error) {
    console.warn('The creator could not be created; the next visit tries again.', messageOf(error));
    return;
  }
  try {
    await queryClient.query({ ...getBotsQueryOptions({ accountId }), staleTime: 0, retry: false });
  } catch (error) {
    console.warn('The agents could not be fetched again after creating the creator.', messageOf(error));
    queryClient.setQueryData<BotList>(queryKey, (list) =>
      list ? { ...list, items: [creator, ...list.items], total: list.total + 1 } : list,
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : String(error);
}
