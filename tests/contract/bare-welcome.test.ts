// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { UUID, watchWire } from './support/bare';

const { wire, visitInMemory } = watchWire();

describe('a provider that knows only the specification', () => {
  test('writes answer without a body, each in its own way, and are done', async () => {
    const { call, signIn, agents } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const write = async (method: string, path: string, body: object = {}) => {
      const { status, text } = await call(method, path, { accountId, ...body });
      return `${status} ${text}`.trim();
    };
    const company = { name: 'Taller Vega', country: 'ES', timeZone: 'Europe/Madrid' };
    const ai = {
      agentMode: 'copilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: true,
    };
    expect(await agents(accountId)).toEqual([]);
    expect([
      await write('POST', '/welcome'),
      await write('PUT', '/welcome', { company }),
      await write('PUT', '/welcome/company', { company }),
      await write('PUT', '/welcome/user', { name: 'Nuria', lastname: 'Vega' }),
      await write('PUT', '/welcome/brand-voice', { brandVoiceMessage: 'Cercana.' }),
      await write('PUT', '/welcome/ai', ai),
      await write('PUT', '/welcome/integrations', { enableMetaFacebookChannel: false }),
      await write('POST', '/welcome/createBotCreator'),
      await write('PATCH', '/welcome/stage/next'),
    ]).toEqual(['204', '200', '204', '200', '200 {"ok":true}', '204', '200', '200 {"ok":true}', '204']);
    const [creator] = await agents(accountId);
    expect(creator).toMatchObject({ isCreator: true, botKey: expect.stringMatching(UUID) });
    expect(await write('PUT', '/welcome/defaultBotKey', { botKey: creator?.botKey })).toBe('200 {"ok":true}');
  });

  test('a voice that is asked for comes with its text: without it the call would be for nothing', async () => {
    const { call, signIn, agents } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const [, first] = await agents(accountId);
    const asked = { botKey: first?.botKey, brandVoiceMessage: 'cercana, breve' };
    expect(await call('POST', '/welcome/generateVoice', asked)).toMatchObject({
      status: 200,
      body: { brandVoiceMessage: expect.stringContaining('cercana, breve') },
    });
  });

  test('settings have a shape of their own; what was saved is there under the names it was sent with', async () => {
    const { call, signIn, process, agents } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const [, first] = await agents(accountId);
    const before = await process(accountId);
    expect(before).toMatchObject({
      _id: expect.stringMatching(UUID),
      __v: 3,
      updatedAt: expect.any(Number),
      currentStage: 'admin_settings',
      isEnd: true,
      settings: {
        organization: { displayName: 'Acme Hogar' },
        ui: { theme: 'light' },
        brandVoiceMessage: null,
        allowAgentsChangeDefaultMode: 0,
        enableMetaFacebookChannel: true,
      },
    });
    for (const name of ['company', 'hash', 'defaultBotKey', 'planId'])
      expect(before.settings).not.toHaveProperty(name);

    const company = { name: 'Acme Casa', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' };
    const flags = { enableMetaFacebookChannel: false, enableStudioWidgetChannel: true, hash: '9f2c41d0' };
    const ai = {
      agentMode: 'human',
      allowApplicationAnswerWhenNoOnlineAgents: false,
      allowAgentsChangeDefaultMode: true,
    };
    await call('PUT', '/welcome/company', { accountId, company });
    await call('PUT', '/welcome/integrations', { accountId, ...flags });
    await call('PUT', '/welcome/ai', { accountId, ...ai });
    await call('PUT', '/welcome', {
      accountId,
      brandVoiceMessage: 'Cercana.',
    });
    await call('PUT', '/welcome/defaultBotKey', { accountId, botKey: first?.botKey });
    const { settings } = await process(accountId);
    expect(settings).toMatchObject({
      company,
      ...flags,
      ...ai,
      brandVoiceMessage: 'Cercana.',
      defaultBotKey: first?.botKey,
      organization: { displayName: 'Acme Casa' },
    });
    expect(settings).not.toHaveProperty('accountId');
  });

  test('what people write stays as they wrote it, even where it speaks of ids', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const brandVoiceMessage = `Pregunta por bot_returns, o "acc_acme", o ${accountId}.`;
    await call('PUT', '/welcome/brand-voice', { accountId, brandVoiceMessage });
    expect((await process(accountId)).settings).toMatchObject({ brandVoiceMessage });
    // Here the ids on the wire are a person's own words.
    wire.length = 0;
  });

  test('a password is never told again', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const password = 'Otra-clave-2027';
    const person = { name: 'Nuria', lastname: 'Vega', email: 'nuria@acme.example' };
    const sent = { accountId, ...person, password, confirmPassword: password };
    expect(await call('PUT', '/welcome', sent)).toMatchObject({ status: 200 });
    expect((await process(accountId)).settings).toMatchObject(person);
    expect(wire.filter((text) => text.includes(password))).toEqual([]);
  });

  test('onboarding comes to its end with the documented calls alone', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const company = { name: 'Taller Vega', country: 'ES', timeZone: 'Europe/Madrid' };
    await call('PUT', '/welcome/company', { accountId, company });
    const stages: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      stages.push((await process(accountId)).currentStage);
      expect(await call('PATCH', '/welcome/stage/next', { accountId })).toMatchObject({ status: 204 });
    }
    expect(stages).toEqual([
      'company_settings',
      'subscription_settings',
      'integrations_settings',
      'admin_settings',
    ]);
    expect(await process(accountId)).toMatchObject({ isEnd: true });
  });

  test('no stage asks for anything: one without a company goes on as well', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    await call('PATCH', '/welcome/stage/next', { accountId });
    expect(await process(accountId)).toMatchObject({
      currentStage: 'subscription_settings',
      settings: { organization: null },
    });
  });
});
