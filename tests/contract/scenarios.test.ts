// @vitest-environment node

import { DEMO_ACCOUNTS } from '@mocks/auth/demo-accounts';
import { scenarios, setScenario } from '@mocks/core/scenarios';
import { State } from '@mocks/core/state';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Account, AgentList } from '@/api/generated/schemas';
import { createCaller, operation, requestFor } from './support/caller';

const DAY = 24 * 3600;
// A bare provider keeps none of the contract: bare.test.ts.
const states = scenarios.filter(({ apply, id }) => apply && id !== 'bare');

describe('scenarios', () => {
  test.each(states)(
    '$id keeps the contract for every account, and who is signed in stays so',
    async ({ id }) => {
      const { db, call, signIn } = createCaller();
      const tokens = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => signIn(email)));
      setScenario(db, id);
      expect(z.safeParse(State, db.snapshot()).success).toBe(true);
      for (const token of tokens) {
        const who = await call('currentUser', { token });
        const { accountId } = z.parse(z.object({ accountId: z.string() }), who.body);
        expect((await call('account', { token, path: { accountId } })).status).toBe(200);
        expect((await call('agents', { token, query: { accountId } })).status).toBe(200);
        expect((await call('welcomeProcess', { token, path: { accountId } })).status).toBe(200);
      }
    },
  );

  test('each state is what its name says, for Ana', async () => {
    const { db, call, signIn, clock } = createCaller();
    const token = await signIn('ana@acme.example');
    const seen = async (id: string) => {
      setScenario(db, id);
      const account = z.parse(Account, (await call('account', { token })).body);
      const { counts } = z.parse(AgentList, (await call('agents', { token })).body);
      const { statusValue, status, subscriptionRequired, metadata } = account.subscription;
      const daysLeft =
        metadata.trial_end === null ? null : (Number(metadata.trial_end) - clock.now() / 1000) / DAY;
      const agents = counts?.all;
      return { statusValue, status, subscriptionRequired, daysLeft, agents, ended: account.welcomeIsEnd };
    };
    expect(await seen('new-user')).toMatchObject({ statusValue: 'none', agents: 0, ended: false });
    expect(await seen('trial-first-day')).toMatchObject({
      statusValue: 'trialing',
      daysLeft: 14,
      ended: true,
    });
    expect(await seen('trial-last-day')).toMatchObject({ statusValue: 'trialing', daysLeft: 0.25 });
    expect(await seen('past-due')).toMatchObject({
      statusValue: 'past_due',
      status: false,
      subscriptionRequired: true,
    });
    expect(await seen('no-agents')).toMatchObject({ agents: 0 });
    expect(await seen('many-agents')).toMatchObject({ agents: 10_004 });
    expect(await seen('fifty-agents')).toMatchObject({ agents: 50 });
    expect(await seen('free-limit')).toMatchObject({ agents: 2, subscriptionRequired: false });
    expect(await call('createAgent', { token })).toMatchObject({ status: 409 });
    expect(await seen('usual')).toMatchObject({ statusValue: 'active', agents: 4 });
  });

  test('faults answer as their names say and leave what is remembered alone', async () => {
    const { db, answer, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const before = db.snapshot();
    const status = async (id: string, name: string) => {
      setScenario(db, id);
      return (await answer(requestFor(operation(name), { token }))).status;
    };
    expect(await status('expired', 'agents')).toBe(401);
    expect(await status('expired', 'signIn')).toBe(200);
    expect(await status('busy', 'agents')).toBe(429);
    expect(await status('broken', 'agents')).toBe(500);
    expect(await status('slow', 'agents')).toBe(200);
    setScenario(db, 'offline');
    expect((await answer(requestFor(operation('agents'), { token }))).type).toBe('error');
    db.state.scenario = 'usual';
    expect(db.snapshot().agents).toEqual(before.agents);
  });

  test('a scenario that does not exist is named, with those that do', () => {
    expect(() => setScenario(createCaller().db, 'sunny')).toThrow(/no scenario "sunny".*usual, new-user/);
  });
});
