// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { faultsByAjv, type Operation, operations } from '../../scripts/contract/read-contract';
import { type Came, createCaller, type Sent } from './support/caller';

const signedIn = operations.filter((one) => one.signedIn);
const declares = ({ answers }: Operation, status: number) =>
  answers.some((answer) => answer.status === status);
const FORBIDDEN_OR_HIDDEN = [403, 404];

// What is refused changes nothing, so all are refused by the same provider.
const { call, signIn } = createCaller();
const tokens = new Map<string, Promise<string>>();

async function callAs(email: string, { operationId }: Operation, sent: Sent): Promise<Came> {
  const token = tokens.get(email) ?? signIn(email);
  tokens.set(email, token);
  return call(operationId, { ...sent, token: await token });
}

/** An id of the right shape under which nothing is stored. */
function unknownId(example: unknown): string {
  return String(example).replace(/_.*/, '_nobody-knows');
}

/** Every way to spoil the body: left out, of another kind, each required field missing. */
function spoiledBodies(body: unknown): { what: string; sent: Sent }[] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return [
    { what: 'no JSON', sent: { text: '{"half":' } },
    { what: 'nothing', sent: { text: '' } },
    { what: 'a list', sent: { body: [] } },
    { what: 'an empty object', sent: { body: {} } },
    ...fields.map(([name]) => ({
      what: `${name} of another kind`,
      // Arguments may be any object.
      sent: { body: { ...Object.fromEntries(fields), [name]: name === 'arguments' ? 'odd' : { odd: 1 } } },
    })),
  ];
}

describe('no token', () => {
  test.each(signedIn)('$operationId is refused with 401', async ({ operationId }) => {
    expect(await call(operationId)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
    expect(await call(operationId, { token: 'tok_made-up' })).toMatchObject({ status: 401 });
    expect(await call(operationId, { token: 'constructor' })).toMatchObject({ status: 401 });
  });
});

describe('what belongs to another account', () => {
  const owned = signedIn.filter((one) => FORBIDDEN_OR_HIDDEN.some((status) => declares(one, status)));
  test.each(owned)('$operationId is refused', async (called) => {
    const came = await callAs('nuevo@acme.example', called, {});
    // Where the contract declares no 403, what is another's is as if it were not there.
    expect(came.status).toBe(declares(called, 403) ? 403 : 404);
    expect(came.body).toMatchObject({ reference: expect.stringMatching(/^ref_/) });
  });
});

describe('an unknown id', () => {
  const withIds = signedIn.filter(
    (one) => declares(one, 404) && (one.parameters.some(({ in: where }) => where === 'path') || one.body),
  );
  test.each(withIds)('$operationId answers 404', async (called) => {
    const ids = called.parameters.filter(({ in: where }) => where === 'path');
    if (ids.length > 0) {
      const path = (make: (example: unknown) => string) =>
        Object.fromEntries(ids.map(({ name, example }) => [name, make(example)]));
      expect((await callAs('ana@acme.example', called, { path: path(unknownId) })).status).toBe(404);
      expect((await callAs('ana@acme.example', called, { path: path(() => '../../x') })).status).toBe(404);
      return;
    }
    const body = { ...Object(called.body?.example), botKey: 'bot_nobody-knows', toolId: 'own_nobody-knows' };
    expect((await callAs('ana@acme.example', called, { body })).status).toBe(404);
  });

  test('an unknown agent in a query answers 404', async () => {
    const called = operations.find((one) => one.operationId === 'conversations');
    if (!called) throw new Error('The contract has no conversations.');
    const came = await callAs('ana@acme.example', called, { query: { botKey: 'bot_nobody-knows' } });
    expect(came.status).toBe(404);
  });
});

describe('an invalid request', () => {
  const bodies = operations.flatMap((called) =>
    called.body
      ? spoiledBodies(called.body.example).map((spoiled) => ({
          ...spoiled,
          called,
          operationId: called.operationId,
        }))
      : [],
  );
  test.each(bodies)('$operationId with $what is refused with 422', async ({ called, sent }) => {
    const came = await callAs('ana@acme.example', called, sent);
    expect(came.status).toBe(422);
    expect(came.body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(came.body).toHaveProperty('fields.0.code', expect.any(String));
  });

  const parameters = operations.flatMap((called) =>
    called.parameters
      .filter(({ in: where }) => where !== 'path')
      .map(({ name, in: where, required, schema }) => ({
        called,
        operationId: called.operationId,
        name,
        where,
        wrong: [
          ...(required ? [undefined] : []),
          faultsByAjv(schema, '!').length > 0 ? '!' : '!'.repeat(300),
        ],
      })),
  );
  test.each(parameters)(
    '$operationId without or with a wrong $name is refused with 422',
    async ({ called, name, where, wrong }) => {
      for (const value of wrong) {
        const sent = where === 'query' ? { query: { [name]: value } } : { headers: { [name]: value } };
        const ownTrial = called.operationId === 'startTrial' ? { path: { accountId: 'acc_acme' } } : {};
        const came = await callAs('ana@acme.example', called, { ...sent, ...ownTrial });
        expect(came).toMatchObject({ status: 422, body: { fields: [{ path: name }] } });
      }
    },
  );

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
