import { readRefusal } from '@/api/read-refusal';
import { isRecord } from '@/lib/is-record';
import { type Operation, operations } from '../read-contract';
import { isLacking, judge, UNKNOWN_VALUE } from './judge';
import { createPool } from './pool';
import { type Checks, createReader } from './reads';
import type { Finding, Level } from './report';
import { beginVisit } from './visits';
import { createWire, type Wire } from './wire';
import { aboutNothing, checkWrites } from './writes';

/** The verification cannot be made as it was asked for; the sentence says why. */
export class Misconfigured extends Error {}

export type VerifyOptions = {
  base: string;
  account: { email: string; password: string } | { token: string };
  /** Whether anything may be written. */
  writes?: boolean;
  /** Whether a value that the contract does not know breaks it, too, although it is shown as it comes. */
  strict?: boolean;
  /** Only these operations are looked into; what they need is read all the same. */
  only?: readonly string[];
  perSecond?: number;
  timeoutMs?: number;
  jobPauseMs?: number;
  /** Hears of each secret as soon as there is one, before anything is found. */
  onSecret?: (secret: string) => void;
};

const TOO_LONG = 'x'.repeat(5000);

function named(operationId: string): Operation {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Misconfigured(`The contract has no operation ${operationId}.`);
  return found;
}

type Find = Checks['find'];

/** A pair that nobody has is refused in the words of the specification, and a long one without harm. */
async function checkWrongPair(wire: Wire, signIn: Operation, find: Find) {
  const pairs = [
    { how: 'a wrong pair', email: 'nobody@contract-verify.example', password: 'Wrong-pair-2026' },
    { how: 'a pair that is too long', email: `${TOO_LONG}@contract-verify.example`, password: TOO_LONG },
  ];
  for (const { how, email, password } of pairs) {
    const came = await wire({ operation: signIn, body: JSON.stringify({ email, password }) });
    for (const fault of judge(signIn, came).faults) find(signIn, 'broken', `${how}: ${fault}`);
    if (came.text.includes(password)) find(signIn, 'broken', `${how} is answered with the password in it`);
    if (came.status < 400) find(signIn, 'broken', `answers ${came.status} to ${how}`);
    if (how === 'a wrong pair' && came.status < 500 && !readRefusal(came.text).isWrongPair)
      find(signIn, 'broken', `${how} is not refused with the message of the specification`);
  }
}

/** Signs the test account in; no token where that broke the contract. */
async function signedIn(wire: Wire, { email, password }: { email: string; password: string }, find: Find) {
  const signIn = named('signIn');
  const came = await wire({ operation: signIn, body: JSON.stringify({ email, password }) });
  if (isLacking(signIn, came))
    throw new Misconfigured('There is no sign-in below --base: check the address, or name a token.');
  if (came.status >= 400 && came.status < 500)
    throw new Misconfigured(
      `The test account cannot sign in (${came.status}): check its address and password.`,
    );
  const { faults, notes, body } = judge(signIn, came);
  for (const fault of faults) find(signIn, 'broken', fault);
  for (const note of notes) find(signIn, 'note', note);
  const token = isRecord(body) && typeof body.token === 'string' ? body.token : undefined;
  return { signIn, body, token };
}

const pathParameters = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'path').length;

const needsVisitor = ({ parameters }: Operation) =>
  parameters.some((one) => one.in === 'header' && one.required);

/** Reads again and again, since what is asked about is found in other answers; gives what could not be asked. */
async function readAll(
  read: ReturnType<typeof createReader>,
  reads: readonly Operation[],
  isMeant: (operation: Operation) => boolean,
): Promise<Operation[]> {
  let waiting = [...reads];
  for (let before = 0; before !== waiting.length && waiting.some(isMeant); ) {
    before = waiting.length;
    const later: Operation[] = [];
    for (const one of waiting) {
      const isLeft = later.some(isMeant) || waiting.slice(waiting.indexOf(one)).some(isMeant);
      if (!isLeft || !(await read(one, isMeant(one)))) later.push(one);
    }
    waiting = later;
  }
  return waiting;
}

/** Holds a live provider against the contract. */
export async function verify(options: VerifyOptions): Promise<Finding[]> {
  const { base, account, writes = false, strict = false, only, jobPauseMs = 2000, onSecret } = options;
  const findings: Finding[] = [];
  const find = (operation: Operation, found: Level, what = '') => {
    const { operationId, method, path } = operation;
    const level = strict && what.endsWith(UNKNOWN_VALUE) ? 'broken' : found;
    findings.push({ operation: operationId, call: `${method} ${path}`, level, what });
  };
  const isMeant = ({ operationId }: Operation) => only === undefined || only.includes(operationId);
  for (const name of only ?? []) named(name);
  const wire = createWire(base, options.perSecond ?? 2, options.timeoutMs ?? 50_000);
  const pool = createPool();

  let token = 'token' in account ? account.token : undefined;
  if (!('token' in account)) {
    const session = await signedIn(wire, account, find);
    token = session.token;
    if (token === undefined) return findings;
    onSecret?.(token);
    pool.learn('/auth/sign-in', session.body);
    if (isMeant(session.signIn)) {
      await checkWrongPair(wire, session.signIn, find);
      find(session.signIn, 'ok');
    }
  }
  const checks: Checks = { wire, pool, token, find, jobPauseMs };
  const read = createReader(checks);
  const all = operations
    .filter(({ method }) => method === 'GET')
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || pathParameters(a) - pathParameters(b));
  let left = await readAll(
    read,
    all.filter((one) => !needsVisitor(one)),
    isMeant,
  );
  let ofVisitors = all.filter(needsVisitor).filter(isMeant);
  if (writes) {
    await checkWrites(checks, isMeant);
    left = await readAll(read, left, isMeant);
    const visit = ofVisitors.length > 0 ? await beginVisit(checks) : undefined;
    if (visit) ofVisitors = await readAll(createReader(visit.checks), ofVisitors, isMeant);
    await visit?.leave();
  }
  const unread = (operation: Operation) => {
    if (!needsVisitor(operation)) return 'nothing is there that it could be asked about';
    return writes ? 'nobody could visit' : 'a visitor is opened by a write';
  };
  for (const one of [...left.filter(isMeant), ...ofVisitors]) {
    const isMissing = isLacking(one, await wire({ ...aboutNothing(one), token }));
    find(one, isMissing ? 'missing' : 'unchecked', isMissing ? '' : unread(one));
  }
  return findings;
}
