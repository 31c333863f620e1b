// @vitest-environment node
import { setScenario } from '@mocks/core/scenarios';
import { describe, expect, test } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';
import { createCaller } from './support/caller';
import { refusals, TOO_OFTEN } from './support/cases';

/** A provider that is asked by several people, each signed in once. */
function askedByAll() {
  const { db, call, signIn } = createCaller();
  const tokens: Record<string, Promise<string>> = {};
  const tokenOf = (email: string) => {
    tokens[email] ??= signIn(email);
    return tokens[email];
  };
  return { db, call, tokenOf };
}

// What is refused changes nothing, so all are refused by the same provider.
const { call, tokenOf } = askedByAll();

describe('what has to be refused', () => {
  test.each(refusals)('$operationId: $what', async ({ operationId, as, sent, expected }) => {
    const token = as === undefined ? {} : { token: await tokenOf(as) };
    expect(await call(operationId, { ...sent, ...token })).toMatchObject(expected);
  });

  test('an unknown agent in a query answers 404', async () => {
    const token = await tokenOf('ana@acme.example');
    const came = await call('conversations', { token, query: { botKey: 'bot_nobody-knows' } });
    expect(came.status).toBe(404);
  });
});

describe('a provider that is asked too often', () => {
  const busy = askedByAll();
  const signedIn = busy.tokenOf('ana@acme.example').then((token) => {
    setScenario(busy.db, 'busy');
    return token;
  });
  test.each(operations)('$operationId says when to come again', async (called) => {
    const token = called.signedIn ? { token: await signedIn } : {};
    await signedIn;
    expect(await busy.call(called.operationId, token)).toMatchObject(TOO_OFTEN);
  });
});

describe('sign-in and the integrations', () => {
  test('a wrong pair is a 401 with exactly the documented message', async () => {
    const { call } = createCaller();
    const came = await call('signIn', { body: { email: 'ana@acme.example', password: 'wrong' } });
    expect(came).toMatchObject({ status: 401, body: { message: 'Invalid username/password supplied' } });
  });

  test.each([
    ['a flag that is neither on nor off', 'enableMetaWhatsappChannel', 'yes'],
    ['another part of the settings', 'planId', 'plan_scale'],
    ['the person of the account', 'password', 'Madera-2026'],
  ])('%s is refused among the integrations', async (_, name, value) => {
    const { call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const body = { accountId: 'acc_acme', [name]: value };
    for (const operationId of ['saveIntegrations', 'saveWelcome'])
      expect((await call(operationId, { body, token })).status, operationId).toBe(422);
    const came = await call('saveIntegrations', { body, token });
    expect(came.body).toMatchObject({ fields: [{ path: name }] });
  });
});
