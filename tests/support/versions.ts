import { beforeEach } from 'vitest';
import { playProvider } from './play-provider';

/** The page of the agent for returns. */
export const RETURNS = '/en/dashboard/agents/bot_returns';

/** Plays a provider for a file of tests, and tells what it keeps of agents; no test stands in the way of publishing. */
export function playVersions() {
  const provider = playProvider();
  const stored = (botKey: string) => {
    const found = provider.db.state.agents[botKey];
    if (!found) throw new Error('the seed has changed');
    return found.agent;
  };
  const versionsOf = (botKey: string) => provider.db.state.versions[botKey] ?? [];
  const liveNumber = (botKey: string) => versionsOf(botKey).find(({ isLive }) => isLive)?.number;

  let seeded: typeof provider.db.state.tests = {};
  beforeEach(() => {
    seeded = provider.db.state.tests;
    provider.db.state.tests = {};
  });

  /** From now on the tests stand in the way. */
  const bringTests = () => {
    provider.db.state.tests = seeded;
  };

  return { provider, stored, versionsOf, liveNumber, bringTests };
}
