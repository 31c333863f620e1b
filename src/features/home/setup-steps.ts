import type { Account, BotList } from '@/api/generated/schemas';

/** The steps from an empty workspace to an agent that visitors talk to. */
export type SetupStep = 'company' | 'agent' | 'publish' | 'channel';

/** Which steps are done, read off the account itself. */
export function setupSteps(
  { infoCompany }: Pick<Account, 'infoCompany'>,
  { items }: Pick<BotList, 'items'>,
): readonly { step: SetupStep; done: boolean }[] {
  const own = items.filter((bot) => !bot.isCreator);
  return [
    { step: 'company', done: infoCompany !== null },
    { step: 'agent', done: own.length > 0 },
    { step: 'publish', done: own.some((bot) => bot.status === 'live') },
    { step: 'channel', done: own.some((bot) => bot.channels.length > 0) },
  ];
}
