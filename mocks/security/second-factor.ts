import type { AuthState, StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import { codeOf, stepAt } from './totp';

/** Clocks that go wrong by less are not noticed. */
const TOLERATED_STEPS = 1;
/** A code from so far away is right, by a clock that is wrong. */
const CLOCK_STEPS = 40;
const RECOVERY_CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

type Refusal = 'NEEDED' | 'WRONG' | 'CLOCK' | 'USED';

/** 409: the code is missing or not right; ends the call. */
function refuseCode(why: Refusal): never {
  const message = 'The code of the second factor is missing or not right';
  return refuse({ status: 409, code: `SECOND_FACTOR_${why}`, message });
}

/** New recovery codes, such as `4kt9-pq2m`. */
export function newRecoveryCodes(): string[] {
  const four = () =>
    [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${four()}-${four()}`);
}

/** The step of a code, where it is one of the secret's around now. */
async function stepOf(
  secret: string,
  code: string,
  now: number,
  around: number,
): Promise<number | undefined> {
  const middle = stepAt(now);
  for (let step = middle - around; step <= middle + around; step += 1)
    if ((await codeOf(secret, step)) === code) return step;
  return undefined;
}

/** Takes a code of somebody's app; ends the call where it is not right, or is used already. */
async function takeAppCode(
  db: Db<AuthState>,
  factor: NonNullable<StoredUser['secondFactor']>,
  code: string,
): Promise<void> {
  const step = await stepOf(factor.secret, code, db.now(), TOLERATED_STEPS);
  if (step === undefined) {
    const far = await stepOf(factor.secret, code, db.now(), CLOCK_STEPS);
    refuseCode(far === undefined ? 'WRONG' : 'CLOCK');
  }
  if (step <= factor.lastStep) refuseCode('USED');
  factor.lastStep = step;
}

/** Proves that the secret has arrived in an app. */
export async function proveSecret(db: Db<AuthState>, who: StoredUser, typed: string): Promise<void> {
  if (!who.secondFactor) return refuseCode('WRONG');
  await takeAppCode(db, who.secondFactor, typed.replace(/\s/g, ''));
}

/** Asks for the second factor of somebody who has one: a code of their app, or a recovery code, which is used up. */
export async function takeCode(db: Db<AuthState>, who: StoredUser, typed: string | undefined): Promise<void> {
  const factor = who.secondFactor;
  if (!factor?.isOn) return;
  if (typed === undefined) refuseCode('NEEDED');
  const code = typed.replace(/\s/g, '').toLowerCase();
  if (factor.recoveryCodes.includes(code)) {
    factor.recoveryCodes = factor.recoveryCodes.filter((one) => one !== code);
    return;
  }
  await takeAppCode(db, factor, code);
}
