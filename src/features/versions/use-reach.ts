import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { delivers } from '@/shared/channels/channel-state';
import { useChannelStandings } from '@/shared/channels/use-channel-standings';

/** The channels that an agent is on, and those on which visitors can talk to it; undefined until that is known. */
export function useReach({ draft }: AgentDetail) {
  const { standings } = useChannelStandings();
  const chosen = standings?.filter(({ kind }) => draft.content.channels.includes(kind));
  const reached = chosen?.filter(({ state }) => delivers(state));
  return { chosen, reached, isReachable: reached && reached.length > 0 };
}
