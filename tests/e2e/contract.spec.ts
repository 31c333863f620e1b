// The provider over real HTTP, without a page: every operation is asked for what it does and for all that it refuses,
// and each answer is held against the contract, with what only the wire shows of it.
import { expect, test } from '@playwright/test';
import { createClock, FIXED_NOW } from '../../mocks/core/clock';
import { PROVIDER_BASE } from '../../mocks/core/provider-base';
import { setScenario } from '../../mocks/core/scenarios';
import { createProviderServer, type ProviderServer } from '../../mocks/core/server';
import { type Operation, operations } from '../../scripts/contract/read-contract';
import { broken, verifyScenario } from '../../scripts/contract/selftest/verify-planted';
import { callsBy, operation as named, requestFor } from '../contract/support/caller';
import { refusalsOf, TOO_OFTEN, wishesOf } from '../contract/support/cases';

// One for all: it begins anew in a hundredth of the time in which it is made.
let provider: ProviderServer;
test.beforeAll(async () => {
  provider = await createProviderServer({ port: 0, speed: 0, clock: createClock(FIXED_NOW) });
});
test.afterAll(() => provider.close());

/** Whether pages of other origins ask for it. */
const isPublic = ({ tag }: Operation) => tag === 'widget-public';

/** What only the wire shows of an answer: its kind, and who may read it. */
function expectOnWire(operation: Operation, { status, headers }: Response) {
  const declared = operation.answers.find((answer) => answer.status === status)?.contentType;
  expect(headers.get('Content-Type')?.split(';')[0], `${status}: its kind`).toBe(declared);
  const readers = isPublic(operation) ? '*' : null;
  expect(headers.get('Access-Control-Allow-Origin'), `${status}: who may read it`).toBe(readers);
  expect(headers.get('Set-Cookie'), `${status}: a cookie`).toBeNull();
}

/** Asks for an operation as somebody. */
async function ask(operation: Operation, { as, sent }: { as?: string; sent: object }, scenario?: string) {
  const base = `${provider.url}${PROVIDER_BASE}`;
  const token = as === undefined ? {} : { token: await callsBy(fetch, base).signIn(as) };
  if (scenario !== undefined) setScenario(provider.db, scenario);
  const wire = async (request: Request) => {
    const response = await fetch(request);
    expectOnWire(operation, response);
    return response;
  };
  return callsBy(wire, base).call(operation.operationId, { ...sent, ...token });
}

/** What comes of everything that it can be asked for, each time of a provider that begins anew. */
async function statusesOf(operation: Operation, scenario?: string) {
  const statuses: number[] = [];
  for (const wish of wishesOf(operation)) {
    setScenario(provider.db, 'usual');
    statuses.push((await ask(operation, wish, scenario)).status);
  }
  return statuses;
}

for (const operation of operations) {
  test(`${operation.operationId} answers over the wire as the contract declares`, async () => {
    setScenario(provider.db, 'usual');
    for (const { what, expected, ...asked } of refusalsOf(operation))
      expect(await ask(operation, asked), what).toMatchObject(expected);
    expect(Math.min(...(await statusesOf(operation))), 'it succeeds').toBeLessThan(300);
    if (operation.statuses.includes('204'))
      expect(await statusesOf(operation, 'no-answers'), 'and may say nothing').toContain(204);
    const [wish] = wishesOf(operation);
    setScenario(provider.db, 'usual');
    expect(await ask(operation, { sent: {}, ...wish }, 'busy')).toMatchObject(TOO_OFTEN);
  });
}

for (const operation of operations.filter(isPublic)) {
  test(`a page of another origin may ask for ${operation.operationId}`, async () => {
    const path = operation.path.replace(/\{\w+\}/g, 'wgt_acme');
    const headers = operation.parameters
      .filter(({ in: where }) => where === 'header')
      .map(({ name }) => name);
    const response = await fetch(`${provider.url}${PROVIDER_BASE}${path}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://shop.acme.example', 'Access-Control-Request-Method': operation.method },
    });
    const listed = (name: string) => (response.headers.get(name) ?? '').toLowerCase().split(', ');
    expect(response.status).toBe(204);
    expect(listed('Access-Control-Allow-Methods')).toContain(operation.method.toLowerCase());
    for (const name of ['Content-Type', ...headers])
      expect(listed('Access-Control-Allow-Headers')).toContain(name.toLowerCase());
  });
}

test('an answer arrives as it is written: its beginning comes before its end', async () => {
  const unhurried = await createProviderServer({ port: 0 });
  const base = `${unhurried.url}${PROVIDER_BASE}`;
  const token = await callsBy(fetch, base).signIn('ana@acme.example');
  const body = { clientMessageId: 'question-1', text: '/lento' };
  const response = await fetch(requestFor(named('sendMessage'), { token, body }, base));
  const { value } = (await response.body?.getReader().read()) ?? {};
  const first = new TextDecoder().decode(value);
  await unhurried.close();
  expect(first).toContain('event: message.start');
  expect(first).not.toContain('event: message.end');
});

test('a body of 9 MB is refused, and the next call is answered', async () => {
  setScenario(provider.db, 'usual');
  const email = 'a'.repeat(9_000_000);
  expect((await ask(named('signIn'), { sent: { body: { email, password: 'x' } } })).status).toBe(413);
  expect((await ask(named('plans'), { as: 'ana@acme.example', sent: {} })).status).toBe(200);
});

test('the provider is what `contract:verify` asks for, with writes', async () => {
  expect(broken(await verifyScenario('usual', true))).toEqual([]);
});
