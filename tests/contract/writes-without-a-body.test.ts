// @vitest-environment jsdom
import { setScenario } from '@mocks/core/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { apiBase, setApiBase } from '@/api/api-base';
import { type Operation, operations } from '../../scripts/contract/read-contract';
import { asNuevo } from './support/as-nuevo';
import { createCaller, requestFor, type Sent } from './support/caller';

const usualBase = apiBase();
const calls = new Map<string, unknown>(
  Object.values(
    import.meta.glob<object>(['/src/api/generated/*/*.ts', '!**/*.{msw,faker}.ts'], { eager: true }),
  ).flatMap((made) => Object.entries(made)),
);
const judgedByStatus = operations.filter(({ statuses }) => statuses.includes('204'));

afterEach(() => {
  vi.restoreAllMocks();
  setApiBase(usualBase);
});

/** Makes a write with the generated code, on a provider that does what is asked and answers 204. */
async function write(called: Operation, email: string, sent: Sent = {}) {
  const { db, answer, signIn } = createCaller();
  const request = requestFor(called, { ...sent, token: await signIn(email) });
  setScenario(db, 'no-answers');
  let status = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const headers = new Headers([...new Map([...request.headers, ...new Headers(init?.headers)])]);
    const response = await answer(new Request(String(url), { ...init, headers }));
    status = response.status;
    return response;
  });
  setApiBase(`${new URL(request.url).origin}/api/v1`);

  const make = calls.get(called.operationId);
  if (typeof make !== 'function') throw new Error(`${called.operationId} is not generated.`);
  const query = new URL(request.url).searchParams;
  const ids = called.parameters
    .filter(({ in: where }) => where === 'path')
    .map(({ name, example }) => sent.path?.[name] ?? String(example));
  const read: unknown = await Reflect.apply(make, undefined, [
    ...ids,
    ...(called.body ? [sent.body ?? called.body.example] : []),
    ...(query.size > 0 ? [Object.fromEntries(query)] : []),
  ]).catch((refused: unknown) => refused);
  return { read, status };
}

test.each(judgedByStatus)('$operationId has succeeded when 204 says so', async (called) => {
  const warned = vi.spyOn(console, 'warn');
  let came = await write(called, 'ana@acme.example');
  // What Ana has done long ago, such as the onboarding, is Nuevo's to do.
  if (came.status !== 204) came = await write(called, 'nuevo@acme.example', asNuevo(called));
  expect([came.read ?? null, came.status]).toEqual([null, 204]);
  expect(warned).not.toHaveBeenCalled();
});

test('every write of the contract that answers nothing but what it did can be judged by its status', () => {
  const others = operations.filter(
    ({ onMismatch, statuses }) => onMismatch === 'ignore' && !statuses.includes('204'),
  );
  expect(others.map(({ operationId }) => operationId)).toEqual([]);
});
