import { beforeEach } from 'vitest';
import { playProvider } from './play-provider';

/** The two providers that the product has to go with. */
export const CHARACTERS = [
  { character: 'the ordinary provider', scenario: 'usual' },
  { character: 'the bare provider', scenario: 'bare' },
] as const;

/** Plays the provider for a file of tests, and tells what was sent to it. */
export function playCharacters() {
  const provider = playProvider();

  function stored(accountId = 'acc_nuevo') {
    const account = provider.db.state.accounts[accountId];
    if (!account) throw new Error('the seed lacks the account');
    return account;
  }

  /** What was sent to the welcome process since the test began. */
  const sent: { call: string; body: unknown }[] = [];
  /** The stage at which each wish to go on found the account. */
  const advancedFrom: (string | undefined)[] = [];
  beforeEach(() => {
    sent.length = 0;
    advancedFrom.length = 0;
  });
  provider.server.events.on('request:start', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    if (call === 'PATCH /welcome/stage/next') advancedFrom.push(stored().process.currentStage);
    if (request.method !== 'GET') sent.push({ call, body: await request.clone().json() });
  });
  const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

  return { provider, stored, bodiesOf, advancedFrom };
}
