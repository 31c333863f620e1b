// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgentDetail, AgentDocument, Job, JobRef, PublicWidget } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const accountId = 'acc_acme';
const OTHER = { face: 17_039_616, hue: 20, imageUrl: null };

async function ana() {
  const caller = createCaller();
  const { call, db } = caller;
  const token = await caller.signIn('ana@acme.example');
  const agent = async (botKey: string) =>
    z.parse(AgentDetail, (await call('agent', { token, path: { botKey } })).body);
  const make = async (body: object) => {
    const headers = { 'Idempotency-Key': db.id('key-key') };
    const { jobId } = z.parse(
      JobRef,
      (await call('createAgent', { token, headers, body: { accountId, ...body } })).body,
    );
    const { result } = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
    return agent(result?.botKey ?? '');
  };
  const save = (body: object, botKey = 'bot_returns') =>
    call('saveAvatar', { token, path: { botKey }, body });
  return { ...caller, token, agent, make, save };
}

const blank = (name: string) => ({ source: 'blank', name, language: 'en', instructions: 'Helps people.' });

test('the agents of the seed look as their names say', async () => {
  const { agent } = await ana();
  expect((await agent('bot_returns')).avatar).toEqual({ face: 298_558_447, hue: 215, imageUrl: null });
  expect((await agent('bot_orders')).avatar?.hue).toBe(45);
  expect((await agent('bot_appointments')).avatar?.hue).toBe(300);
  expect((await agent('bot_store')).avatar?.hue).toBe(155);
});

test('a new agent takes the next hue that is free, and keeps its face under another name', async () => {
  const { agent, make, call, token } = await ana();
  const { botKey, avatar } = await make(blank('devoluciones '));
  expect(avatar).toEqual({ face: 298_558_447, hue: 245, imageUrl: null });
  await call('renameAgent', { token, path: { botKey }, body: { name: 'Returns desk' } });
  expect((await agent(botKey)).avatar).toEqual(avatar);
});

test('what is chosen is kept by a copy, and by a document that is exported and imported', async () => {
  const { agent, make, save, call, token } = await ana();
  expect((await save(OTHER)).status).toBe(200);
  expect((await agent('bot_returns')).avatar).toEqual(OTHER);
  const copy = await make({ source: 'copy', name: 'Copy', botKey: 'bot_returns', versionId: null });
  expect(copy.avatar).toEqual(OTHER);

  const { body } = await call('exportAgent', { token, path: { botKey: 'bot_returns' } });
  const document = z.parse(AgentDocument, body);
  expect(document.avatar).toEqual(OTHER);
  expect((await make({ source: 'import', name: 'Imported', document })).avatar).toEqual(OTHER);
});

test('a picture that was not sent here is refused, and left out of a document', async () => {
  const { agent, make, save, call, token } = await ana();
  const foreign = { ...OTHER, imageUrl: 'https://tracker.example/pictures/upl_1/face.png' };
  expect(await save(foreign)).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'imageUrl', code: 'unknown' }] },
  });
  expect((await agent('bot_returns')).avatar?.hue).toBe(215);
  const { body } = await call('exportAgent', { token, path: { botKey: 'bot_returns' } });
  const document = { ...z.parse(AgentDocument, body), avatar: foreign };
  expect((await make({ source: 'import', name: 'Imported', document })).avatar).toEqual(OTHER);
});

test('the creator wears the sign of the product and nothing else', async () => {
  const { save, agent } = await ana();
  expect((await save(OTHER, 'bot_creator-acme')).status).toBe(409);
  expect((await agent('bot_creator-acme')).avatar).toBeUndefined();
});

test('a widget without a picture of its own shows the face of its agent', async () => {
  const { call, save, db } = await ana();
  const botKey = db.state.widgets.wgt_acme?.widget.botKey ?? '';
  const shown = async () => {
    const asked = { path: { widgetId: 'wgt_acme' }, query: { language: 'en' } };
    return z.parse(PublicWidget, (await call('publicWidget', asked)).body);
  };
  await save(OTHER, botKey);
  const first = await shown();
  expect(first.theme.imageUrl).toBeNull();
  expect(first.face).toMatchObject({ ground: 'oklch(.925 .05 20)', ink: 'oklch(.46 .13 20)' });
  await save({ ...OTHER, hue: 155 }, botKey);
  expect((await shown()).face).toMatchObject({ path: first.face.path, ground: 'oklch(.925 .05 155)' });
});
