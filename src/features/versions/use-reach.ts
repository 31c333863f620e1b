import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { delivers } from '@/shared/channels/channel-state';
import { useChannelStandings } from '@/shared/channels/use-channel-standings';

/** The channels that an agent is on, and whether visitors can talk to it on one of them; undefined until that is known. */
export function useReach({ draft }: AgentDetail) {
  const { standings } = useChannelStandings();
  const chosen = standings?.filter(({ kind }) => draft.content.channels.includes(kind));
  return { chosen, isReachable: chosen?.some(({ kind, state }) => delivers(kind, state)) };
}
