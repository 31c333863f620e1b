import type { Account, AgentCounts } from '@/api/generated/schemas';

/** The steps from an empty workspace to an agent that visitors talk to. */
export type SetupStep = 'company' | 'agent' | 'publish' | 'channel';

/** Which steps are done or wait for another, read off the account itself; what is not known counts as done. */
export function setupSteps(
  { infoCompany }: Pick<Account, 'infoCompany'>,
  counts: AgentCounts,
): readonly { step: SetupStep; done: boolean; waits: boolean }[] {
  const { reachable, withChannel } = counts;
  // Without an agent there is none to publish or to be reached.
  const waits = counts.all === 0;
  return [
    { step: 'company', done: infoCompany !== null, waits: false },
    { step: 'agent', done: counts.all > 0, waits: false },
    { step: 'publish', done: counts.live !== 0, waits },
    // What is published counts once visitors can reach it.
    { step: 'channel', done: (counts.live ? (reachable ?? withChannel) : withChannel) !== 0, waits },
  ];
}
