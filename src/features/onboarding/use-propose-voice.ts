import { useQueryClient } from '@tanstack/react-query';
import { getAgentsQueryOptions } from '@/api/generated/agents/agents';
import { generateVoice } from '@/api/generated/company/company';
import { useAccountId } from '@/shared/account/use-account-id';
import { addCreator } from '@/shared/agents/add-creator';

/**
 * Asks for a brand voice. The call names an agent whose voice it is (specification §7): the creator, which a new account
 * gets here a little sooner than on its first page of the dashboard, and by the same way, so that there is one.
 */
export function useProposeVoice(): (text: string, signal: AbortSignal) => Promise<string> {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  return async (brandVoiceMessage, signal) => {
    const list = await queryClient.query(getAgentsQueryOptions({ accountId }));
    const creator = list.botCreator ?? (await addCreator(queryClient, accountId, true));
    if (!creator) throw new Error('There is no agent to ask for a voice');
    return (await generateVoice({ botKey: creator.botKey, brandVoiceMessage }, { signal })).brandVoiceMessage;
  };
}
