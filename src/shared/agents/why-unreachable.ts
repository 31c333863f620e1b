import type { Agent } from '@/api/generated/schemas/agent.zod';

/** Why no visitor can reach an agent that is live: it has no channel, or none of its channels is connected. */
export function whyUnreachable({
  status,
  channels,
  isCreator,
  reachable,
}: Pick<Agent, 'status' | 'channels' | 'isCreator' | 'reachable'>): 'nowhere' | 'notConnected' | undefined {
  if (status !== 'live' || isCreator) return undefined;
  if (channels?.length === 0) return 'nowhere';
  return reachable === false ? 'notConnected' : undefined;
}
