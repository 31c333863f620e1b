// @vitest-environment node
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ResetLinkSent, Session, WelcomeProcess } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Caller = ReturnType<typeof createCaller>;

const ANA = 'ana@acme.example';
const CLARA = {
  name: 'Clara',
  lastname: '',
  email: 'clara@talleressoto.example',
  password: 'Madera-2026',
  confirmPassword: 'Madera-2026',
};
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const register = ({ call }: Caller, key: string, body: object = CLARA) =>
  call('register', { body, headers: { 'Idempotency-Key': key } });

const ask = ({ call }: Caller, email: string) => call('sendResetLink', { body: { email, language: 'en' } });

/** The secret in the newest mail. */
async function secretFor(caller: Caller, email: string): Promise<string> {
  expect((await ask(caller, email)).status).toBe(202);
  return caller.db.state.outbox.at(-1)?.path.split('token=')[1] ?? '';
}

const check = async ({ call }: Caller, secret: string) => call('checkResetLink', { body: { secret } });

const reset = ({ call }: Caller, secret: string, password = 'Madera-2027') =>
  call('resetPassword', { body: { secret, password, confirmPassword: password } });

describe('registration', () => {
  test('opens one account at company_settings, however often the same submit is sent', async () => {
    const caller = createCaller();
    const [first, again] = await Promise.all([register(caller, 'submit-1'), register(caller, 'submit-1')]);
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const { token, accountId, user } = z.parse(
      z.required(Session, { token: true, accountId: true, user: true }),
      first.body,
    );
    expect(user).toMatchObject({ name: 'Clara', lastname: '', email: CLARA.email });
    const process = await caller.call('welcomeProcess', { token, path: { accountId } });
    expect(z.parse(WelcomeProcess, process.body)).toEqual({
      settings: {},
      currentStage: 'company_settings',
      isEnd: false,
    });
    const own = Object.values(caller.db.state.users).filter((one) => one.user.email === CLARA.email);
    expect(own).toHaveLength(1);
  });

  test('an address that is taken is refused, in whatever letters it is written', async () => {
    const caller = createCaller();
    await register(caller, 'submit-1');
    for (const email of [CLARA.email, CLARA.email.toUpperCase(), ANA]) {
      expect(await register(caller, 'submit-2', { ...CLARA, email })).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_TAKEN' },
      });
    }
  });

  test('two passwords that differ are refused at the second', async () => {
    const refused = await register(createCaller(), 'submit-1', { ...CLARA, confirmPassword: 'Madera-2025' });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'confirmPassword' }] } });
  });
});

describe('recovery', () => {
  test('answers the same for every address, and writes to none that has no account', async () => {
    const caller = createCaller();
    const known = await ask(caller, ANA);
    const unknown = await ask(caller, 'alba@acme.example');
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(caller.db.state.outbox.map(({ to }) => to)).toEqual([ANA]);
  });

  test('asked again too soon it is refused, for every address alike, until the seconds are over', async () => {
    const caller = createCaller();
    for (const email of [ANA, 'nobody@acme.example']) {
      const { resendAfterSeconds } = z.parse(ResetLinkSent, (await ask(caller, email)).body);
      expect(resendAfterSeconds).toBe(30);
      caller.clock.advance(12 * SECOND);
      const early = await ask(caller, email);
      expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '18']);
      caller.clock.advance(18 * SECOND);
      expect((await ask(caller, email)).status).toBe(202);
    }
  });

  test('a link is good once, for 60 minutes', async () => {
    const caller = createCaller();
    const secret = await secretFor(caller, ANA);
    caller.clock.advance(60 * MINUTE - 1);
    expect((await check(caller, secret)).body).toEqual({ state: 'valid', maskedEmail: 'a•••@acme.example' });
    expect((await reset(caller, secret)).body).toEqual({ email: ANA });
    expect((await check(caller, secret)).body).toMatchObject({ state: 'used' });
    expect(await reset(caller, secret)).toMatchObject({ status: 409, body: { code: 'RESET_LINK_USED' } });

    const late = await secretFor(caller, ANA);
    caller.clock.advance(60 * MINUTE);
    expect((await check(caller, late)).body).toMatchObject({ state: 'expired' });
    expect(await reset(caller, late)).toMatchObject({ status: 409, body: { code: 'RESET_LINK_EXPIRED' } });
  });

  test('a new password is the only one, uses up every link and ends every session of that person alone', async () => {
    const caller = createCaller();
    const [hers, hersToo, another] = [
      await caller.signIn(ANA),
      await caller.signIn(ANA),
      await caller.signIn('nuevo@acme.example'),
    ];
    const first = await secretFor(caller, ANA);
    caller.clock.advance(30 * SECOND);
    const second = await secretFor(caller, ANA);
    await reset(caller, second);
    expect((await check(caller, first)).body).toMatchObject({ state: 'used' });
    for (const token of [hers, hersToo])
      expect((await caller.call('currentUser', { token })).status).toBe(401);
    expect((await caller.call('currentUser', { token: another })).status).toBe(200);
    const signIn = async (password: string) =>
      (await caller.call('signIn', { body: { email: ANA, password } })).status;
    expect(await signIn(DEMO_PASSWORD)).toBe(401);
    expect(await signIn('Madera-2027')).toBe(200);
  });

  test.each([
    ['rst_expired', 'expired'],
    ['rst_used', 'used'],
  ])('the link %s is always %s', async (secret, state) => {
    const caller = createCaller();
    expect((await check(caller, secret)).body).toMatchObject({ state });
    expect((await reset(caller, secret)).status).toBe(409);
  });

  test.each(['rst_unknown', 'constructor', '__proto__'])('the link %s was never sent', async (secret) => {
    const caller = createCaller();
    expect((await check(caller, secret)).status).toBe(404);
    expect((await reset(caller, secret)).status).toBe(404);
  });
});
