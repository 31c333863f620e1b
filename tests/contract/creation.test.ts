// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgentContent, AgentTemplate, AgentTemplateList, JobRef } from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { ana } from './support/creation';

const Templates = z.extend(AgentTemplateList, {
  items: z.array(z.extend(AgentTemplate, { content: AgentContent })),
});

describe('templates', () => {
  test('each is complete in both languages, and every gap is asked for', async () => {
    const { call, token } = await ana();
    const { items } = z.parse(Templates, (await call('agentTemplates', { token })).body);
    expect(items.length).toBeGreaterThanOrEqual(6);
    for (const { templateId, asks, content } of items) {
      const asked = new Set(asks.map(({ askId }) => askId));
      const texts = [content.summary, content.greeting, ...content.instructions.map((block) => block.texts)];
      expect(
        texts.filter(({ en, es }) => en === '' || es === ''),
        templateId,
      ).toEqual([]);
      for (const locale of ['en', 'es'] as const) {
        const gaps = texts.flatMap((text) =>
          [...text[locale].matchAll(/\{\{(\w+)\}\}/g)].map(([, id]) => id),
        );
        expect(new Set(gaps), `${templateId} ${locale}`).toEqual(asked);
      }
    }
  });

  test('answers are put into both languages; what is left open stands in brackets', async () => {
    const { make } = await ana();
    const template = { source: 'template', name: 'Vueltas', templateId: 'tpl_returns', language: 'es' };
    const answers = [
      { askId: 'return_days', answer: ' 45 days ' },
      { askId: 'company', answer: "$& Vega {{refund_days}} <script>alert('x')</script>" },
      { askId: 'exceptions', answer: '' },
    ];
    const { agent } = await make({ ...template, answers });
    const content = JSON.stringify(agent?.draft.content);
    expect(agent).toMatchObject({ name: 'Vueltas', status: 'draft', draft: { savedBy: 'Ana Luna' } });
    expect(content).toContain('gratis durante 45 days');
    expect(content).toContain('free within 45 days');
    expect(content).toContain('[Lo que no se puede devolver]');
    expect(content).toContain('[What cannot be returned]');
    expect(content).toContain('$& Vega');
    expect(agent?.draft.content.language).toBe('es');

    const unknown = await make({ ...template, answers: [{ askId: 'constructor', answer: 'x' }] });
    expect(unknown.refused).toMatchObject({ status: 422, body: { fields: [{ path: 'answers.0.askId' }] } });
    const none = await make({ ...template, templateId: 'tpl_nobody-knows', answers: [] });
    expect(none.refused).toMatchObject({ status: 422, body: { fields: [{ path: 'templateId' }] } });
  });
});

describe('copies', () => {
  test('the draft or a version, without the channels; the other agent stays as it is', async () => {
    const { make, agent, call, token } = await ana();
    const before = await agent('bot_returns');
    const copy = { source: 'copy', name: 'Devoluciones', botKey: 'bot_returns' };
    const draft = await make({ ...copy, versionId: null });
    expect(draft.agent).toMatchObject({ name: 'Devoluciones', status: 'draft', channels: [] });
    expect(draft.agent?.draft.content).toEqual({ ...before.draft.content, channels: [] });
    const version = await make({ ...copy, versionId: 'ver_acme-1' });
    const kept = await call('version', { token, path: { botKey: 'bot_returns', versionId: 'ver_acme-1' } });
    expect(kept.body).toMatchObject({
      content: { ...version.agent?.draft.content, channels: ['widget'] },
    });
    expect(await agent('bot_returns')).toEqual(before);
  });

  test.each([
    ['an agent that is not there', { botKey: 'bot_nobody', versionId: null }, 'botKey'],
    ['an agent of another company', { botKey: 'bot_tables', versionId: null }, 'botKey'],
    ['a version that is not there', { botKey: 'bot_returns', versionId: 'ver_nobody' }, 'versionId'],
    ['a version of another agent', { botKey: 'bot_returns', versionId: 'ver_orders-1' }, 'versionId'],
  ])('%s is refused on its field', async (_, from, path) => {
    const { make } = await ana();
    const { refused } = await make({ source: 'copy', name: 'Copia', ...from });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });
});

test('a creation that failed goes on where it stopped, unless the plan is full by then', async () => {
  const { call, signIn, db } = createCaller();
  const token = await signIn('trial@acme.example');
  const trash = (botKeys: string[]) =>
    call('changeAgents', { token, body: { accountId: 'acc_norte', change: 'trash', botKeys } });
  await trash(['bot_menu', 'bot_tables']);
  const blank = {
    source: 'blank',
    accountId: 'acc_norte',
    language: 'es',
    instructions: 'Hablas de tartas.',
  };
  const start = async (name: string) => {
    const headers = { 'Idempotency-Key': db.id('key-key') };
    const made = await call('createAgent', { token, headers, body: { ...blank, name } });
    return { jobId: z.parse(JobRef, made.body).jobId };
  };
  const [failed, alsoFailed] = [await start('Fallo'), await start('Fallo')];
  expect((await call('job', { token, path: failed })).body).toMatchObject({
    status: 'failed',
    phase: 'knowledge',
  });
  expect(await call('retryJob', { token, path: failed })).toMatchObject({ status: 202, body: failed });
  expect((await call('job', { token, path: failed })).body).toMatchObject({ status: 'succeeded' });
  await start('Tartas');
  expect(await call('retryJob', { token, path: alsoFailed })).toMatchObject({
    status: 409,
    body: { code: 'BOT_LIMIT_REACHED' },
  });
});
