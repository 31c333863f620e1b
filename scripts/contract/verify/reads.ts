import { readRefusal } from '@/api/read-refusal';
import { isRecord } from '@/lib/is-record';
import type { Operation } from '../read-contract';
import { textOf } from './events';
import { jobFaults } from './jobs';
import { isGone, isLacking, type Judged, judge } from './judge';
import { narrowingFaults } from './narrowing';
import { pageFaults } from './pages';
import { isOpenId, NO_ID, type Pool } from './pool';
import type { Level } from './report';
import type { Asked, Came, Wire } from './wire';

/** What the checks of one provider share. */
export type Checks = {
  wire: Wire;
  pool: Pool;
  token: string | undefined;
  find: (operation: Operation, level: Level, what?: string) => void;
  /** Between two looks at a job. */
  jobPauseMs: number;
};

const MOST_WAYS = 4;
const LONG = 'x'.repeat(2000);
const LOOKS_AT_JOB = 4;
/** A widget may always stand there. */
export const ORIGIN = 'http://localhost';

/** A token like a real one, and nobody's. */
export function madeUp(token: string): string {
  const middle = Math.floor(token.length / 2);
  const other = token[middle] === 'A' ? 'B' : 'A';
  return token.slice(0, middle) + other + token.slice(middle + 1);
}

/** The values of an operation's parameters, each where it belongs. */
export function placed(
  { parameters }: Operation,
  values: Record<string, string>,
): Pick<Asked, 'path' | 'query'> {
  const of = (where: string) =>
    Object.fromEntries(
      parameters.flatMap(({ in: place, name }) => {
        const value = values[name];
        return place === where && value !== undefined ? [[name, value]] : [];
      }),
    );
  return { path: of('path'), query: of('query') };
}

/** A call without its token, and with one that is nobody's, is refused as expired. */
export async function checkTokens(checks: Checks, asked: Asked): Promise<void> {
  const { operation } = asked;
  const { wire, token, find } = checks;
  if (!operation.signedIn || token === undefined) return;
  const without: [string, string | undefined][] = [
    ['without a token', undefined],
    ['to a token that is nobody’s', madeUp(token)],
  ];
  for (const [how, other] of without) {
    const came = await wire({ ...asked, token: other });
    const { faults, notes } = judge(operation, came);
    if (came.status !== 401)
      find(operation, 'broken', `answers ${came.status} ${how}, where 401 is asked for`);
    else if (readRefusal(came.text).isWrongPair)
      find(operation, 'broken', `says that the password is wrong ${how}`);
    for (const fault of came.status === 401 ? faults : []) find(operation, 'broken', `${how}: ${fault}`);
    for (const note of notes) find(operation, 'note', `${how}: ${note}`);
  }
}

/** What nobody has is not found, and what is too long costs no server its life. */
async function checkOddValues(
  { wire, token, find }: Checks,
  operation: Operation,
  values: Record<string, string>,
) {
  const ids = operation.parameters.filter((one) => one.in === 'path' && isOpenId(one));
  const last = ids.at(-1);
  const asked = operation.parameters.filter((one) => one.in === 'query' && one.required && isOpenId(one));
  const odd: [string, Record<string, string>, boolean][] = [
    ...asked.map(({ name }) => [`to a ${name} that nobody has`, { [name]: NO_ID }, true] as const),
    ...(last
      ? [
          ['to an id that nobody has', { [last.name]: NO_ID }, true] as const,
          ['to an id that is too long', { [last.name]: LONG }, true] as const,
        ]
      : []),
    ...operation.parameters
      .filter((one) => one.in === 'query' && one.name !== 'limit')
      .map(({ name }) => [`to a long ${name}`, { [name]: LONG }, false] as const),
  ].map(([how, other, isRefused]) => [how, { ...values, ...other }, isRefused]);
  for (const [how, other, isRefused] of odd) {
    const came = await wire({ operation, ...placed(operation, other), token });
    const { body, faults } = judge(operation, came);
    const isNothing = isRecord(body) && Array.isArray(body.items) && body.items.length === 0;
    if (isRefused && came.status < 300)
      find(operation, isNothing ? 'note' : 'broken', `answers ${came.status} ${how}`);
    // A missing operation is another matter: this one is there.
    for (const fault of faults) find(operation, 'broken', `${how}: ${fault}`);
  }
}

/** What a page of another origin asks for it may also read. */
async function checkOrigin({ wire, find }: Checks, asked: Asked) {
  const { operation } = asked;
  if (operation.tag !== 'widget-public') return;
  const { headers } = await wire({ ...asked, headers: { Origin: ORIGIN } });
  if (!['*', ORIGIN].includes(headers.get('Access-Control-Allow-Origin') ?? ''))
    find(operation, 'broken', 'no page of another origin may read it (Access-Control-Allow-Origin)');
}

/** Whether an answer is about what was asked for. */
function strangeIds({ parameters }: Operation, values: Record<string, string>, body: unknown): string[] {
  if (!isRecord(body)) return [];
  return parameters.flatMap(({ in: where, name }) => {
    const answered = body[name];
    const isOther = answered !== undefined && answered !== null && String(answered) !== values[name];
    return where === 'path' && isOther && typeof answered !== 'object'
      ? [`/${name} is not the one asked for`]
      : [];
  });
}

/** The rest of a stream after one of its events is what came after that event before. */
async function checkResumed({ wire, token, find }: Checks, asked: Asked, { events }: Judged) {
  const { operation } = asked;
  const middle = Math.floor(events.length / 2) - 1;
  const [from, rest] = [events[middle], events.slice(middle + 1)];
  if (!from?.id || !operation.parameters.some(({ name }) => name === 'Last-Event-ID')) return;
  const came = await wire({ ...asked, token, headers: { 'Last-Event-ID': from.id } });
  const again = judge(operation, came, true);
  for (const fault of again.faults) find(operation, 'broken', `resumed: ${fault}`);
  // Events of types that are not known are nobody's.
  const types = operation.answers.find(({ event }) => event)?.event?.types;
  const idsOf = (all: Judged['events']) =>
    all.flatMap(({ id, type }) => (types?.has(type) ? [id] : [])).join();
  const isSame = idsOf(again.events) === idsOf(rest);
  if (again.faults.length === 0 && !isSame)
    find(operation, 'broken', 'resumed: other events than those that were left');
}

/** What was said in messages, by their ids: the events of an answer say the same. */
function textsIn(value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const { messageId, text, author } = value;
  const own: [string, string][] =
    messageId !== undefined && typeof text === 'string' && author !== 'user'
      ? [[String(messageId), text]]
      : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

/** Looks at one read of the provider; false when something that it needs is not known yet. */
export function createReader(checks: Checks) {
  const { wire, pool, token, find, jobPauseMs } = checks;
  const texts = new Map<string, string>();

  /** The first answer that shows something, of the things that may be asked about. */
  async function firstAnswer(operation: Operation, ways: readonly Record<string, string>[]) {
    let latest: { came: Came; values: Record<string, string>; judged: Judged } | undefined;
    for (const values of ways) {
      const came = await wire({ operation, ...placed(operation, values), token });
      const judged = judge(operation, came);
      if (latest && isGone(came)) continue;
      latest = { came, values, judged };
      const isEmpty =
        isRecord(judged.body) && Array.isArray(judged.body.items) && judged.body.items.length === 0;
      if (judged.faults.length > 0 || !(isEmpty || isGone(came))) break;
    }
    return latest;
  }

  /** Whether the answer is one that can be looked into; else says what it is. */
  function isAnswer(operation: Operation, came: Came, { faults }: Judged): boolean {
    const { status } = came;
    if (isLacking(operation, came)) {
      const isDocumented = operation.provenance === 'documented';
      find(
        operation,
        isDocumented ? 'broken' : 'missing',
        isDocumented ? 'is documented, and not there' : '',
      );
    } else if (status === 401) find(operation, 'broken', 'answers 401 to its own token');
    else if (status === 400 || status === 422)
      find(operation, 'broken', `answers ${status} to what it allows`);
    else if (status >= 400 && status < 500 && faults.length === 0)
      find(operation, 'unchecked', `answers ${status}`);
    else return true;
    return false;
  }

  return async function read(operation: Operation, isWhole: boolean): Promise<boolean> {
    const ways = pool.fillings(operation, MOST_WAYS);
    const first = await firstAnswer(operation, ways);
    if (!first || isGone(first.came)) return false;
    const { came, values, judged } = first;
    pool.learn(operation.path, judged.body, values);
    for (const [id, text] of textsIn(judged.body)) texts.set(id, text);
    if (!isWhole) return true;
    const [answer] = operation.answers;
    if (!isAnswer(operation, came, judged)) return true;
    for (const fault of judged.faults) find(operation, 'broken', fault);
    if (judged.faults.length > 0) return true;
    for (const note of judged.notes) find(operation, 'note', note);
    for (const strange of strangeIds(operation, values, judged.body)) find(operation, 'broken', strange);
    const asked = { operation, ...placed(operation, values) };
    const again = async (query: Record<string, string> = {}) =>
      judge(operation, await wire({ ...asked, query: { ...asked.query, ...query }, token }));
    if (answer?.itemId && operation.parameters.some(({ name }) => name === 'cursor'))
      for (const fault of await pageFaults(operation, answer.itemId, again)) find(operation, 'broken', fault);
    if (operation.operationId === 'job') {
      const { faults } = await jobFaults(() => again(), LOOKS_AT_JOB, jobPauseMs);
      for (const fault of faults) find(operation, 'broken', fault);
    }
    if (answer?.event) {
      const said = texts.get(values.messageId ?? '');
      const isWhole = judged.events.at(-1)?.type === 'message.end';
      if (isWhole && said && textOf(judged.events) !== said)
        find(operation, 'broken', 'its tokens say something else than its message');
      await checkResumed(checks, asked, judged);
    }
    await checkTokens(checks, asked);
    await checkOddValues(checks, operation, values);
    for (const fault of await narrowingFaults(operation, judged.body, again))
      find(operation, 'broken', fault);
    await checkOrigin(checks, asked);
    find(operation, 'ok');
    return true;
  };
}
