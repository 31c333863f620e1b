import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAccountQueryKey } from '@/api/generated/accounts/accounts';
import { getBotsQueryKey, getTrashQueryKey, useChangeBots } from '@/api/generated/projects/projects';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { botChangeBotKeysMax } from '@/api/generated/schemas/botChange.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { BotChangeRefusal } from '@/api/generated/schemas/botChangeRefusal.zod';
import type { BotChangeResult } from '@/api/generated/schemas/botChangeResult.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import { showToast } from '@/ui/toast/toast-queue';
import { useFailureToast } from '@/words/use-failure-toast';
import { withBotChange } from './with-bot-change';

/** An agent that was not changed, and why. */
export interface RefusedChange {
  botKey: string;
  name: string;
  why: BotChangeRefusal;
}

/** What a change needs to know of an agent. */
export type ChangedBot = Pick<Bot, 'botKey' | 'name'> & { status?: Bot['status'] | undefined };

const LONG_ENOUGH_TO_UNDO_MS = 8000;
const UNDONE_BY = { pause: 'resume', resume: 'pause', trash: 'restore', restore: 'trash' } as const;

/**
 * Pauses, resumes, trashes and restores agents: seen at once, taken back where the provider refuses, with Undo in a
 * toast. `refused` holds those that were left as they were.
 */
export function useBotChanges(accountId: string) {
  const { LL } = useI18nContext();
  const words = LL.agentActions;
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const { mutateAsync, isPending } = useChangeBots();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const botsKey = getBotsQueryKey({ accountId });

  const send = async (change: BotChangeKind, botKeys: readonly string[]): Promise<BotChangeResult[]> => {
    await queries.cancelQueries({ queryKey: botsKey });
    queries.setQueryData<BotList>(botsKey, (known) => known && withBotChange(known, change, botKeys));
    const results: BotChangeResult[] = [];
    try {
      for (let at = 0; at < botKeys.length; at += botChangeBotKeysMax) {
        const some = botKeys.slice(at, at + botChangeBotKeysMax);
        results.push(...(await mutateAsync({ data: { accountId, change, botKeys: some } })).results);
      }
    } catch (error) {
      tellFailure(error);
    } finally {
      void queries.invalidateQueries({ queryKey: botsKey });
      void queries.invalidateQueries({ queryKey: getTrashQueryKey({ accountId }) });
      // What is in the trash is not charged for.
      void queries.invalidateQueries({ queryKey: getAccountQueryKey(accountId) });
    }
    return results;
  };

  const undo = async (change: BotChangeKind, bots: readonly ChangedBot[]) => {
    await send(
      UNDONE_BY[change],
      bots.map(({ botKey }) => botKey),
    );
    // What comes out of the trash is paused.
    const wereLive = bots.filter(({ status }) => status === 'live').map(({ botKey }) => botKey);
    if (change === 'trash' && wereLive.length > 0) await send('resume', wereLive);
  };

  const change = async (kind: BotChangeKind, bots: readonly ChangedBot[]): Promise<void> => {
    const results = await send(
      kind,
      bots.map(({ botKey }) => botKey),
    );
    const whyOf = new Map(results.map(({ botKey, done, code }) => [botKey, done ? undefined : code]));
    const changed = bots.filter(({ botKey }) => whyOf.has(botKey) && whyOf.get(botKey) === undefined);
    setRefused(
      bots.flatMap(({ botKey, name }) => {
        const why = whyOf.get(botKey);
        return why ? { botKey, name, why } : [];
      }),
    );
    if (changed.length === 0) return;
    showToast({
      title: words.done[kind]({ n: changed.length }),
      duration: LONG_ENOUGH_TO_UNDO_MS,
      action: { label: words.undo(), onClick: () => void undo(kind, changed) },
    });
  };

  return { change, busy: isPending, refused, forgetRefused: () => setRefused([]) };
}
