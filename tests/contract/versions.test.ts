// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgentDetail, AgentVersion, AgentVersionList, Readiness, StoredDraft } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const path = { botKey: 'bot_returns' };
const KEY = 'Idempotency-Key';

async function asAna(botKey = path.botKey) {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const sent = { token, path: { botKey } };
  const agent = async () => z.parse(AgentDetail, (await caller.call('agent', sent)).body);
  return {
    ...caller,
    token,
    sent,
    agent,
    versions: async () => z.parse(AgentVersionList, (await caller.call('versions', sent)).body).items,
    checks: async () => z.parse(Readiness, (await caller.call('readiness', sent)).body).items,
    publish: async (more: { key?: string; body?: unknown; revision?: string } = {}) => {
      const revision = more.revision ?? (await agent()).draft.revision;
      const headers = { 'If-Match': revision, [KEY]: more.key ?? `key-${revision}` };
      return caller.call('publish', { ...sent, headers, body: more.body ?? { notes: '' } });
    },
    save: async (body: unknown) =>
      caller.call('saveDraft', { ...sent, headers: { 'If-Match': (await agent()).draft.revision }, body }),
    restore: async (versionId: string, revision?: string) =>
      caller.call('restoreVersion', {
        token,
        path: { botKey, versionId },
        headers: { 'If-Match': revision ?? (await agent()).draft.revision },
      }),
  };
}

describe('publishing', () => {
  test('the draft becomes the next version, which visitors then talk to; the same key makes it once', async () => {
    const { publish, versions, agent, call, token } = await asAna();
    const before = await agent();
    const body = { notes: '30 días', override: { reason: 'El plazo nuevo está acordado' } };
    const first = await publish({ key: 'one-submit', body });
    expect(first).toMatchObject({ status: 201, body: { number: 3, isLive: true, notes: '30 días' } });
    const again = await publish({ key: 'one-submit', body });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await versions()).map(({ number, isLive }) => [number, isLive])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    const now = await agent();
    expect(now).toMatchObject({ live: first.body, unpublishedChanges: false, draft: before.draft });
    const versionId = now.live?.versionId ?? '';
    const live = await call('version', { token, path: { ...path, versionId } });
    expect(z.parse(AgentVersion, live.body).content).toEqual(before.draft.content);
  });

  test('what somebody else saved meanwhile is not published', async () => {
    const { publish, versions } = await asAna();
    expect(await publish({ revision: 'rev_6' })).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED' },
    });
    expect(await versions()).toHaveLength(2);
  });

  test('nothing new, and an agent that is told nothing, are refused by name', async () => {
    const { publish, save, agent } = await asAna('bot_orders');
    expect(await publish()).toMatchObject({
      status: 409,
      body: { code: 'NOT_READY', fields: [{ path: '', code: 'CHANGES' }] },
    });
    const [block] = (await agent()).draft.content.instructions;
    await save({ instructions: [{ ...block, enabled: false }] });
    expect((await publish()).body).toMatchObject({
      fields: [{ path: 'instructions', code: 'INSTRUCTIONS' }],
    });
  });

  test('a reason to publish all the same is kept with the version', async () => {
    const { publish, versions } = await asAna();
    await publish({ body: { notes: '', override: { reason: 'Los plazos cambian hoy' } } });
    expect((await versions())[0]).toMatchObject({ overrideReason: 'Los plazos cambian hoy' });
  });

  test('an agent that was never published goes live; one that is paused stays paused', async () => {
    const fresh = await asAna('bot_appointments');
    expect((await fresh.publish()).body).toMatchObject({ number: 1 });
    expect(await fresh.agent()).toMatchObject({ status: 'live', live: { number: 1 } });
    const paused = await asAna('bot_store');
    await paused.save({ greeting: { en: 'Welcome!', es: '' } });
    expect((await paused.publish()).status).toBe(201);
    expect(await paused.agent()).toMatchObject({ status: 'paused', live: { number: 2 } });
  });
});

describe('readiness', () => {
  const EMPTY = { en: '', es: '' };

  test('what was left to fill in blocks publishing, wherever it stands', async () => {
    const { checks, save, publish } = await asAna();
    await save({
      greeting: { en: 'Hi, this is [company].', es: '¡Hola!' },
      instructions: [
        {
          blockId: 'blk_x',
          kind: 'rules',
          texts: { en: 'See [the terms](https://acme.example).', es: 'Tardamos [plazo].' },
          enabled: true,
        },
      ],
    });
    const blanks = (await checks()).filter(({ code }) => code === 'BLANK');
    expect(blanks).toEqual([
      { code: 'BLANK', state: 'blocking', tab: 'instructions', itemId: 'blk_x', languages: ['es'] },
      { code: 'BLANK', state: 'blocking', tab: 'texts', itemId: 'greeting', languages: ['en'] },
    ]);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'NOT_READY' } });
  });

  test('each check says what is missing, in which language and where', async () => {
    const { checks, save } = await asAna();
    expect((await checks()).filter(({ state }) => state !== 'ok')).toEqual([
      { code: 'BLOCK', state: 'warning', tab: 'instructions', itemId: 'blk_4', languages: ['en'] },
      { code: 'BLOCK', state: 'warning', tab: 'instructions', itemId: 'blk_5', languages: ['en'] },
    ]);
    await save({
      greeting: EMPTY,
      channels: [],
      handoff: {
        agentMode: 'human',
        allowApplicationAnswerWhenNoOnlineAgents: false,
        allowAgentsChangeDefaultMode: true,
      },
      instructions: [{ blockId: 'blk_x', kind: 'rules', texts: { en: 'Be kind.', es: ' ' }, enabled: true }],
    });
    expect((await checks()).map(({ code, state, languages }) => [code, state, ...languages])).toEqual([
      ['INSTRUCTIONS', 'ok'],
      ['BLOCK', 'blocking', 'es'],
      ['BLANK', 'ok'],
      ['GREETING', 'warning', 'en', 'es'],
      ['CHANNELS', 'warning'],
      ['TOOL', 'ok'],
      ['HANDOFF', 'warning'],
      ['HANDOFF_RULE', 'ok'],
      // A save that speaks of no rules leaves none: only the mode makes somebody needed, and that text is written.
      ['TEXT', 'ok'],
      ['CHANGES', 'ok'],
    ]);
  });

  test('a rule that cannot match, and a text that visitors would read and nobody wrote, are named', async () => {
    const { checks, save, db } = await asAna();
    const content = db.state.agents.bot_returns?.agent.draft.content;
    const texts = content && { ...content.texts, nobody: { en: 'Nobody is here.', es: '' }, handoff: EMPTY };
    const rule = { when: 'topic', words: ['factura'], to: 'team_support', enabled: true };
    await save({
      texts,
      handoff: {
        ...content?.handoff,
        rules: [
          { ...rule, ruleId: 'rule_1' },
          { ...rule, ruleId: 'rule_2', words: [] },
          { ...rule, ruleId: 'rule_3', when: 'angry', to: 'mem_gone' },
          { ...rule, ruleId: 'rule_4', words: ['Factura'], to: 'mem_iker' },
          { ...rule, ruleId: 'rule_5', words: [], enabled: false },
        ],
      },
    });
    const found = (await checks()).filter(({ code }) => code === 'HANDOFF_RULE' || code === 'TEXT');
    expect(found.map(({ code, tab, itemId, languages }) => [code, tab, itemId, ...languages])).toEqual([
      ['HANDOFF_RULE', 'handoff', 'rule_2'],
      ['HANDOFF_RULE', 'handoff', 'rule_3'],
      ['HANDOFF_RULE', 'handoff', 'rule_4'],
      ['TEXT', 'texts', 'handoff', 'en', 'es'],
      ['TEXT', 'texts', 'nobody', 'es'],
    ]);
  });

  test('a language that the agent does not speak is not asked for; a pause is told', async () => {
    const { checks } = await asAna('bot_store');
    const found = await checks();
    expect(found.find(({ code }) => code === 'BLOCK')).toMatchObject({ state: 'ok' });
    expect(found.find(({ code }) => code === 'PAUSED')).toMatchObject({ state: 'warning' });
    expect(found.find(({ code }) => code === 'CHANGES')).toMatchObject({ state: 'blocking' });
  });

  test('a tool whose connection does not work is named', async () => {
    const { checks } = await asAna('bot_appointments');
    expect((await checks()).filter(({ code }) => code === 'TOOL')).toEqual([
      { code: 'TOOL', state: 'warning', tab: 'tools', itemId: 'google_calendar', languages: [] },
    ]);
  });
});

describe('going back', () => {
  test('visitors talk to the older version at once; the draft stays as it is', async () => {
    const { call, token, agent, versions } = await asAna();
    const before = await agent();
    const older = { token, path: { ...path, versionId: 'ver_acme-1' } };
    const back = await call('goLive', older);
    expect(back).toMatchObject({ status: 200, body: { number: 1, isLive: true } });
    expect((await call('goLive', older)).body).toEqual(back.body);
    expect(await agent()).toMatchObject({
      live: { number: 1 },
      unpublishedChanges: true,
      draft: before.draft,
    });
    expect((await versions()).filter(({ isLive }) => isLive)).toHaveLength(1);
  });

  test('restoring keeps the draft that no version holds, once, and visitors notice nothing', async () => {
    const { restore, versions, agent, call, token } = await asAna();
    const before = await agent();
    const restored = await restore('ver_acme-1');
    const draft = z.parse(StoredDraft, restored.body);
    expect(draft.revision).not.toBe(before.draft.revision);
    expect(draft.content.knowledge).toHaveLength(1);
    const [kept] = await versions();
    expect(kept).toMatchObject({ kind: 'kept', number: null, isLive: false, savedBy: 'Ana Luna' });
    const keptPath = { ...path, versionId: kept?.versionId ?? '' };
    const inKept = await call('version', { token, path: keptPath });
    expect(z.parse(AgentVersion, inKept.body).content).toEqual(before.draft.content);
    expect((await agent()).live).toEqual(before.live);

    expect(await call('goLive', { token, path: keptPath })).toMatchObject({
      status: 409,
      body: { code: 'NOT_PUBLISHED' },
    });
    // What a version holds already is not kept again; what is the draft already stays as it is.
    await restore(keptPath.versionId);
    const now = await agent();
    expect(now.draft.content).toEqual(before.draft.content);
    expect((await restore(keptPath.versionId)).body).toMatchObject({ revision: now.draft.revision });
    expect(await versions()).toHaveLength(3);
  });

  test('a draft that was saved meanwhile is not thrown away', async () => {
    const { restore, versions } = await asAna();
    expect(await restore('ver_acme-1', 'rev_6')).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED' },
    });
    expect(await versions()).toHaveLength(2);
  });
});
