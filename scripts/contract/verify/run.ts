import { readRefusal } from '@/api/read-refusal';
import { isRecord } from '@/lib/is-record';
import { type Operation, operations } from '../read-contract';
import { isLacking, judge } from './judge';
import { createPool } from './pool';
import { type Checks, createReader } from './reads';
import type { Finding, Level } from './report';
import { createWire, type Wire } from './wire';
import { checkWrites } from './writes';

/** The verification cannot be made as it was asked for; the sentence says why. */
export class Misconfigured extends Error {}

export type VerifyOptions = {
  base: string;
  account: { email: string; password: string } | { token: string };
  /** Whether anything may be written. */
  writes?: boolean;
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

/** Holds a live provider against the contract. */
export async function verify(options: VerifyOptions): Promise<Finding[]> {
  const { base, account, writes = false, only, jobPauseMs = 2000, onSecret } = options;
  const findings: Finding[] = [];
  const find = (operation: Operation, level: Level, what = '') => {
    const { operationId, method, path } = operation;
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
  let waiting = operations
    .filter(({ method }) => method === 'GET')
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || pathParameters(a) - pathParameters(b));
  const needsVisitor = waiting.filter(({ parameters }) =>
    parameters.some((one) => one.in === 'header' && one.required),
  );
  waiting = waiting.filter((one) => !needsVisitor.includes(one));
  // What is asked about is found in other answers: again and again, until nothing new comes to light.
  for (let before = 0; before !== waiting.length && waiting.some(isMeant); ) {
    before = waiting.length;
    const later: Operation[] = [];
    for (const one of waiting) {
      const isLeft = later.some(isMeant) || waiting.slice(waiting.indexOf(one)).some(isMeant);
      if (!isLeft || !(await read(one, isMeant(one)))) later.push(one);
    }
    waiting = later;
  }
  for (const one of waiting.filter(isMeant))
    find(one, 'unchecked', 'nothing is there that it could be asked about');
  if (writes) await checkWrites(checks, isMeant);
  else
    for (const one of needsVisitor.filter(isMeant)) find(one, 'unchecked', 'a visitor is opened by a write');
  return findings;
}
