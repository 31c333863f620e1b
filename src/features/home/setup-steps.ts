import type { Account, AgentCounts } from '@/api/generated/schemas';

/** The steps from an empty workspace to an agent that visitors talk to. */
export type SetupStep = 'company' | 'agent' | 'publish' | 'channel';

/** Which steps are done, read off the account itself; what is not known counts as done. */
export function setupSteps(
  { infoCompany }: Pick<Account, 'infoCompany'>,
  counts: AgentCounts,
): readonly { step: SetupStep; done: boolean }[] {
  const { reachable, withChannel } = counts;
  return [
    { step: 'company', done: infoCompany !== null },
    { step: 'agent', done: counts.all > 0 },
    { step: 'publish', done: counts.live !== 0 },
    // What is published counts once visitors can reach it.
    { step: 'channel', done: (counts.live ? (reachable ?? withChannel) : withChannel) !== 0 },
  ];
}
