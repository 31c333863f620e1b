// @vitest-environment node
import { LEAST_ROLE, ROLES } from '@mocks/roles/least-role';
import { describe, expect, test } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';
import { createCaller } from './support/caller';

const IKER = 'iker@acme.example';
const least = new Map<string, string>(Object.entries(LEAST_ROLE));
const cells = operations
  .filter(({ signedIn }) => signedIn)
  .flatMap(({ operationId }) => ROLES.map((role) => ({ operationId, role })));

/** Iker with a role, on a provider of his own. */
async function asIker(role: (typeof ROLES)[number]) {
  const { db, call, signIn } = createCaller();
  const token = await signIn(IKER);
  if (db.state.users.usr_iker) db.state.users.usr_iker.role = role;
  return { call, token };
}

// What is refused changes nothing, so one provider refuses all that a role may not.
const refusing = new Map(ROLES.map((role) => [role, asIker(role)]));

describe('what a role may', () => {
  test.each(operations)('the table says of $operationId who may', ({ operationId, signedIn }) => {
    expect(least.get(operationId) === 'anybody').toBe(!signedIn);
  });

  test.each(cells)('$operationId as $role', async ({ operationId, role }) => {
    const isRefused = ROLES.slice(ROLES.indexOf(role) + 1).some((one) => one === least.get(operationId));
    const { call, token } = (isRefused && (await refusing.get(role))) || (await asIker(role));
    const { status, body } = await call(operationId, { token });
    expect(status === 403 && Object(body).code === 'ROLE_TOO_LOW').toBe(isRefused);
  });

  test('who may see some agents only meets no other one, in no list and under no address', async () => {
    const { db, call, signIn } = createCaller();
    const token = await signIn(IKER);
    const iker = db.state.users.usr_iker;
    if (iker) iker.agents = ['bot_orders'];
    const { body } = await call('agents', { token });
    const listed: { items: { botKey: string }[]; counts: { all: number } } = Object(body);
    expect(listed.items.map(({ botKey }) => botKey)).toEqual(['bot_orders']);
    expect(listed.counts.all).toBe(1);
    const agent = (botKey: string) => call('agent', { token, path: { botKey } });
    expect((await agent('bot_orders')).status).toBe(200);
    expect(await agent('bot_returns')).toMatchObject({ status: 403, body: { code: 'AGENT_NOT_YOURS' } });
    const change = { accountId: 'acc_acme', change: 'pause', botKeys: ['bot_returns', 'bot_orders'] };
    expect((await call('changeAgents', { token, body: change })).body).toMatchObject({
      results: [{ done: false, code: 'NOT_FOUND' }, { done: true }],
    });
  });
});

describe('the people of a company', () => {
  test('its last owner neither leaves nor becomes less', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const ana = { token, path: { userId: 'usr_ana' } };
    const demoted = await call('saveMember', { ...ana, body: { role: 'editor', agents: null } });
    expect(demoted).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
    expect(await call('removeMember', ana)).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
    await call('saveMember', { token, path: { userId: 'usr_iker' }, body: { role: 'owner', agents: null } });
    expect((await call('removeMember', ana)).status).toBe(200);
    expect((await call('members', { token })).status).toBe(401);
  });

  test('an admin makes no owner and takes none out; whoever is taken out is signed out', async () => {
    const { db, call, signIn } = createCaller();
    const token = await signIn(IKER);
    const vera = await signIn('vera@acme.example');
    if (db.state.users.usr_iker) db.state.users.usr_iker.role = 'admin';
    const low = { status: 403, body: { code: 'ROLE_TOO_LOW' } };
    const body = { role: 'owner', agents: null };
    expect(await call('saveMember', { token, path: { userId: 'usr_vera' }, body })).toMatchObject(low);
    expect(await call('removeMember', { token, path: { userId: 'usr_ana' } })).toMatchObject(low);
    expect((await call('removeMember', { token, path: { userId: 'usr_vera' } })).status).toBe(200);
    expect((await call('currentUser', { token: vera })).status).toBe(401);
  });

  test('a viewer takes nobody out, and may leave', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('vera@acme.example');
    const iker = await call('removeMember', { token, path: { userId: 'usr_iker' } });
    expect(iker).toMatchObject({ status: 403, body: { code: 'ROLE_TOO_LOW' } });
    expect((await call('removeMember', { token, path: { userId: 'usr_vera' } })).status).toBe(200);
  });
});

describe('an invitation', () => {
  const LUCIA = {
    name: 'Lucía',
    lastname: 'Rey',
    email: 'lucia@acme.example',
    password: 'Madera-2026',
    confirmPassword: 'Madera-2026',
    invitation: 'ivs_4kT9pQ2m',
  };
  type Caller = ReturnType<typeof createCaller>;
  const register = ({ call }: Caller, key: string, body: object = LUCIA) =>
    call('register', { body, headers: { 'Idempotency-Key': key } });

  test('brings its person into the company, with the role and the agents of the invitation, once', async () => {
    const caller = createCaller();
    const came = await register(caller, 'submit-1');
    const { token }: { token: string } = Object(came.body);
    expect(came).toMatchObject({ status: 201, body: { accountId: 'acc_acme' } });
    const { body } = await caller.call('account', { token });
    expect(body).toMatchObject({ role: 'editor' });
    const again = await register(caller, 'submit-2', { ...LUCIA, email: 'other@acme.example' });
    expect(again).toMatchObject({ status: 409, body: { code: 'INVITATION_USED' } });
  });

  test('is for one address, and good for seven days', async () => {
    const caller = createCaller();
    const other = { ...LUCIA, email: 'eva@acme.example' };
    const refused = await register(caller, 'submit-1', other);
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVITATION_FOR_ANOTHER' } });
    const late = { ...LUCIA, invitation: 'ivs_expired', email: 'pau@acme.example' };
    const expired = await register(caller, 'submit-2', late);
    expect(expired).toMatchObject({ status: 409, body: { code: 'INVITATION_EXPIRED' } });
  });

  test('sent again has a new link; withdrawn it has none', async () => {
    const caller = createCaller();
    const token = await caller.signIn('ana@acme.example');
    const check = async (secret: string) =>
      (await caller.call('checkInvitation', { body: { secret } })).status;
    await caller.call('resendInvitation', { token });
    expect(await check(LUCIA.invitation)).toBe(404);
    const secret = caller.db.state.outbox.at(-1)?.path.split('invitation=')[1] ?? '';
    expect(await check(secret)).toBe(200);
    await caller.call('withdrawInvitation', { token });
    const state = await caller.call('checkInvitation', { body: { secret } });
    expect(state.body).toMatchObject({ state: 'withdrawn', email: '' });
    const refused = await register(caller, 'submit-1', { ...LUCIA, invitation: secret });
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVITATION_WITHDRAWN' } });
  });

  test('is refused for who is in the company, in another one, or invited already', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const invite = async (email: string) => {
      const body = { email, role: 'viewer', agents: null, language: 'en' };
      return (await call('invite', { token, body })).body;
    };
    expect(await invite(IKER)).toMatchObject({ code: 'ALREADY_MEMBER' });
    expect(await invite('nuevo@acme.example')).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await invite(LUCIA.email)).toMatchObject({ code: 'ALREADY_INVITED' });
  });
});
