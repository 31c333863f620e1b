import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createClock, FIXED_NOW } from '@mocks/core/clock';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { createProviderServer } from '@mocks/core/server';
import * as fc from 'fast-check';
import { isRecord } from '@/lib/is-record';
import { faultsByAjv, type Operation, operations } from '../read-contract';
import { judge } from '../verify/judge';
import { isOpenId } from '../verify/pool';
import { placed } from '../verify/reads';
import { type Asked, createWire, type Wire } from '../verify/wire';
import { mixed } from './arbitrary';

const EMAIL = 'ana@acme.example';
/** Longer addresses are refused by HTTP itself. */
const LONGEST_VALUE = 1500;
const TIMEOUT_MS = 10_000;
const KEY = 'one-key-for-two-bodies';

/** A request, whether the contract allows what it says, and whether it says who asks. */
type Tried = { asked: Asked; isAllowed: boolean; isSignedIn: boolean };

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
];
/** Ids as other makers write them. */
const IDS = [
  '0',
  '-1',
  '9007199254740993',
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'ñ é',
  '😀'.repeat(64),
  'a/b',
  '%2e',
  '__proto__',
  'x'.repeat(256),
  'x'.repeat(257),
];

function valuesOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const one = (parameter: Operation['parameters'][number]) => {
    const example = fc.constant(parameter.example === undefined ? undefined : String(parameter.example));
    const other = isOpenId(parameter)
      ? fc.constantFrom(...IDS)
      : mixed(parameter.schema, parameter.example).map(String);
    const isLeftOut = parameter.required ? 1 : 8;
    if (parameter.in === 'path')
      return fc.oneof({ weight: 4, arbitrary: example }, { weight: 1, arbitrary: other });
    return fc.oneof(
      { weight: 4, arbitrary: example },
      { weight: 2, arbitrary: other },
      { weight: isLeftOut, arbitrary: fc.constant(undefined) },
    );
  };
  const model = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, one(parameter)]));
  return fc.record(model).map((values) => {
    // An address cannot hold an id of nothing or of dots, nor half a character.
    const entries = Object.entries(values).map(([name, value]) => [
      name,
      value?.toWellFormed().slice(0, LONGEST_VALUE),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  });
}

const isHeader = (value: string) => /^[\x20-\x7e]*$/.test(value) && value.trim() === value;

/** Requests of one operation: random ones, the contract's examples, and examples with one thing changed. */
function requestsOf(operation: Operation, token: string): fc.Arbitrary<Tried> {
  const { body, parameters, signedIn } = operation;
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    fc.constantFrom(...CONTENT_TYPES),
  );
  const who = fc.oneof(
    { weight: 10, arbitrary: fc.constant<string | undefined>(token) },
    fc.constantFrom(undefined, 'tok_made-up', `${token}x`),
  );
  const bodies = body ? mixed(body.schema, body.example) : fc.constant(undefined);
  return fc
    .record({ values: valuesOf(operation), type: contentType, who, value: bodies })
    .map(({ values, type, who, value }) => {
      const headers = Object.fromEntries(
        parameters.flatMap(({ in: where, name }) => {
          const header = where === 'header' ? values[name] : undefined;
          return header !== undefined && isHeader(header) ? [[name, header]] : [];
        }),
      );
      const text = body && JSON.stringify(value);
      return {
        asked: {
          operation,
          ...placed(operation, values),
          headers: { ...headers, ...(body && { 'Content-Type': type }) },
          token: signedIn ? who : undefined,
          ...(text !== undefined && { body: text }),
        },
        isAllowed: !body || (text !== undefined && faultsByAjv(body.schema, JSON.parse(text)).length === 0),
        isSignedIn: !signedIn || who === token,
      };
    });
}

/** Whether a text is too long is said by the contract; ids are asked for as text, which is how the dashboard sends them. */
const ABOUT_LENGTH = /too_big|too_small/;

/** What is wrong with what came of a request. */
async function faultsOf(wire: Wire, { asked, isAllowed, isSignedIn }: Tried): Promise<string[]> {
  const { operation } = asked;
  // An address that names nothing is another operation's.
  if (Object.values(asked.path ?? {}).some((id) => id === '' || /^(\.|%2e){1,2}$/i.test(id))) return [];
  const came = await wire(asked);
  const { faults, notes, body } = judge(operation, came, asked.headers?.['Last-Event-ID'] !== undefined);
  // An open list answers what was sent, whatever it was.
  const found = [...faults, ...notes.filter((note) => !note.includes('does not know'))];
  if (!isSignedIn && came.status !== 401)
    found.push(`answers ${came.status} to somebody who is not signed in`);
  if (isSignedIn && !isAllowed && came.status < 300)
    found.push(`answers ${came.status} to a body that the contract refuses`);
  const isPlain = asked.headers?.['Content-Type'] === 'application/json' || asked.body === undefined;
  if (isAllowed && isPlain && came.status === 422 && isRecord(body) && Array.isArray(body.fields)) {
    const wrong = body.fields.filter((one) => isRecord(one) && ABOUT_LENGTH.test(String(one.code)));
    const names = operation.parameters.map(({ name }) => name);
    for (const one of wrong)
      if (!names.includes(String(one.path).split('.')[0] ?? ''))
        found.push(`refuses ${one.path} as ${one.code}, which the contract allows`);
  }
  return found;
}

/** The ids of the thing that was answered. */
function idsOf(text: string): string {
  const body: unknown = JSON.parse(text);
  return isRecord(body)
    ? JSON.stringify(Object.entries(body).filter(([name]) => /(Id|Key)$/.test(name)))
    : text;
}

/** The same key with another body creates nothing twice, and hurts nobody. */
async function keyFaults(wire: Wire, operation: Operation, token: string): Promise<string[]> {
  const { body, parameters } = operation;
  if (!body || !parameters.some(({ name }) => name === 'Idempotency-Key')) return [];
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
  const asked = { operation, ...placed(operation, values), headers: { 'Idempotency-Key': KEY }, token };
  const first = await wire({ ...asked, body: JSON.stringify(body.example) });
  const other = await wire({ ...asked, body: JSON.stringify({ ...Object(body.example), name: 'Other' }) });
  const isSame = other.status >= 400 || first.status >= 400 || idsOf(other.text) === idsOf(first.text);
  const { faults, notes } = judge(operation, other);
  return [...faults, ...notes, ...(isSame ? [] : ['another body under the same key makes another thing'])];
}

/** Signs in. An answer that broke its connection off may take the request behind it along: that one is sent again. */
async function tokenOf(sent: Wire, signIn: Operation): Promise<string> {
  const body = JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD });
  const first = await sent({ operation: signIn, body });
  const { text } = first.broke === undefined ? first : await sent({ operation: signIn, body });
  const session: { token: string } = JSON.parse(text);
  return session.token;
}

export type Fuzzed = { requests: number; faults: string[] };

/** Sends valid and invalid requests of every operation to the played provider over HTTP. */
export async function fuzzProvider({ seed, runs }: { seed: number; runs: number }): Promise<Fuzzed> {
  const faults: string[] = [];
  let requests = 0;
  // A beginning at the same moment is copied, not made anew for each operation.
  const provider = await createProviderServer({ port: 0, speed: 0, clock: createClock(FIXED_NOW) });
  const sent = createWire(`${provider.url}${PROVIDER_BASE}`, Number.POSITIVE_INFINITY, TIMEOUT_MS);
  const wire: Wire = (asked) => {
    requests += 1;
    return sent(asked);
  };
  const signIn = operations.find(({ operationId }) => operationId === 'signIn');
  try {
    for (const operation of operations) {
      if (!signIn) break;
      // What one operation did must not decide what another one answers.
      provider.db.reset();
      const token = await tokenOf(sent, signIn);
      const place = `${operation.method} ${operation.path}`;
      for (const fault of await keyFaults(wire, operation, token)) faults.push(`${place}: ${fault}`);
      const property = fc.asyncProperty(requestsOf(operation, token), async (tried) => {
        const found = await faultsOf(wire, tried);
        if (found.length > 0) throw new Error(found.join('; '));
      });
      const result = await fc.check(property, {
        seed,
        numRuns: runs,
        interruptAfterTimeLimit: 5000 + 50 * runs,
      });
      if (!result.failed) continue;
      const [tried] = result.counterexample ?? [];
      const { path, query, headers, body } = tried?.asked ?? {};
      const what = JSON.stringify({ path, query, headers, body: body?.slice(0, 400) });
      faults.push(
        `${place}: ${result.errorInstance instanceof Error ? result.errorInstance.message : 'failed'} – ${what}`,
      );
    }
  } finally {
    await provider.close();
  }
  return { requests, faults };
}
