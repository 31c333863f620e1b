import { useQueryClient } from '@tanstack/react-query';
import { getBotsQueryKey, getBotsQueryOptions } from '@/api/generated/projects/projects';
import type { BotList } from '@/api/generated/schemas';
import { generateVoice } from '@/api/generated/welcome/welcome';
import { addCreator } from '@/routes/-guards/add-creator';

/**
 * Asks for a brand voice. The call names an agent whose voice it is (specification §7): the creator, which a new account
 * gets here a little sooner than on its first page of the dashboard, and by the same way, so that there is one.
 */
export function useProposeVoice(accountId: string): (words: string, signal: AbortSignal) => Promise<string> {
  const queryClient = useQueryClient();
  const creatorOf = (list: BotList | undefined) => list?.botCreator?.botKey;
  return async (brandVoiceMessage, signal) => {
    const key = getBotsQueryKey({ accountId });
    let botKey = creatorOf(await queryClient.query(getBotsQueryOptions({ accountId })));
    if (botKey === undefined) {
      await addCreator(queryClient, accountId);
      botKey = creatorOf(queryClient.getQueryData<BotList>(key));
    }
    if (botKey === undefined) throw new Error('There is no agent to ask for a voice');
    return (await generateVoice({ botKey, brandVoiceMessage }, { signal })).brandVoiceMessage;
  };
}
