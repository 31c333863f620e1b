// @vitest-environment node
import { NO_TEXTS } from '@mocks/agents/content';
import { describe, expect, test } from 'vitest';
import type { AgentContent } from '@/api/generated/schemas';
import { ana } from './support/creation';

const document = (changed: object, more: object = {}) =>
  JSON.stringify({ format: 'agent/1', name: 'Tartas', content: { ...CONTENT, ...changed }, ...more });

const CONTENT: AgentContent = {
  summary: { en: '', es: 'Habla de tartas.' },
  greeting: { en: '', es: '¡Hola!' },
  language: 'es',
  instructions: [
    { blockId: 'blk_1', kind: 'rules', texts: { en: '', es: 'La tarta cuesta 20 €.' }, enabled: true },
  ],
  knowledge: [],
  tools: [],
  channels: ['widget'],
  handoff: {
    agentMode: 'copilot',
    allowApplicationAnswerWhenNoOnlineAgents: true,
    allowAgentsChangeDefaultMode: false,
    rules: [],
    whenNobody: 'message',
  },
  texts: NO_TEXTS,
};

describe('documents', () => {
  test.each(['bot_returns', 'bot_store', 'bot_appointments', 'bot_creator-acme'])(
    '%s exported and imported has the same content, as a new agent and in the place of a draft',
    async (botKey) => {
      const { exported, preview, make, agent, call, token } = await ana();
      const { name, draft } = await agent(botKey);
      const { content } = draft;
      const text = JSON.stringify(await exported(botKey), null, 2);
      const seen = await preview(text);
      expect(seen).toMatchObject({ problems: [], revision: null, document: { name, content } });
      const made = await make({ source: 'import', name: 'Otra', document: seen.document });
      expect(made.agent?.draft.content).toEqual(content);

      const into = await preview(text, 'bot_orders');
      expect(into.before).toEqual((await agent('bot_orders')).draft.content);
      const saved = await call('saveDraft', {
        token,
        path: { botKey: 'bot_orders' },
        headers: { 'If-Match': into.revision ?? '' },
        body: into.document?.content,
      });
      expect(saved.status).toBe(200);
      expect(await exported('bot_orders')).toMatchObject({ content });
      expect((await preview(text, 'bot_orders')).before).toEqual(content);
    },
  );

  test('a preview writes nothing', async () => {
    const { preview, db } = await ana();
    // When somebody was seen last is written at each call.
    const kept = () =>
      JSON.stringify(db.state, (name, value: unknown) => (name === 'lastSeenAt' ? null : value));
    const before = kept();
    await preview(document({ summary: { en: 'Other', es: 'Otra' } }), 'bot_returns');
    await preview(document({}));
    expect(kept()).toBe(before);
  });

  test.each([
    ['nothing', '', '', 'NOT_JSON'],
    ['half of it', '{"format": "agent/1",', '', 'NOT_JSON'],
    ['a script', '<script>alert(1)</script>', '', 'NOT_JSON'],
    ['a list', '[]', 'format', 'WRONG_FORMAT'],
    ['null', 'null', 'format', 'WRONG_FORMAT'],
    ['something else', '{"format": "bot/1"}', 'format', 'WRONG_FORMAT'],
    ['a format of another kind', '{"format": ["agent/1"]}', 'format', 'WRONG_FORMAT'],
    ['a later version', '{"format": "agent/2"}', 'format', 'WRONG_VERSION'],
    ['no content', '{"format": "agent/1", "name": "Tartas"}', 'content', 'MISSING'],
    ['lists a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '', 'TOO_DEEP'],
    [
      'objects deep in a field',
      document({}, { more: JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`) }),
      '',
      'TOO_DEEP',
    ],
    ['a number for a text', document({ summary: { en: 7, es: '' } }), 'content.summary.en', 'WRONG_TYPE'],
    ['a list for an object', document({ handoff: [] }), 'content.handoff', 'WRONG_TYPE'],
    ['an unknown language', document({ language: 'xx' }), 'content.language', 'WRONG_VALUE'],
    [
      'an unknown kind of block',
      document({ instructions: [{ ...CONTENT.instructions[0], kind: '__proto__' }] }),
      'content.instructions.0.kind',
      'WRONG_VALUE',
    ],
    [
      'a key that is none',
      document({ instructions: [{ ...CONTENT.instructions[0], blockId: 7 }] }),
      'content.instructions.0.blockId',
      'WRONG_TYPE',
    ],
    [
      'the same block twice',
      document({ instructions: [CONTENT.instructions[0], CONTENT.instructions[0]] }),
      'content.instructions.1.blockId',
      'DUPLICATE',
    ],
  ])('%s is refused with where and why', async (_, text, path, code) => {
    const { preview } = await ana();
    const { document: read, problems } = await preview(text, 'bot_returns');
    expect(read).toBeNull();
    expect(problems).toContainEqual({ path, code, limit: null, blocks: true });
  });

  test('what is too long or too many says how much there may be', async () => {
    const { preview } = await ana();
    const [block] = CONTENT.instructions;
    const long = { ...block, texts: { en: '', es: 'a'.repeat(4001) } };
    expect((await preview(document({ instructions: [long] }))).problems).toEqual([
      { path: 'content.instructions.0.texts.es', code: 'TOO_LONG', limit: 4000, blocks: true },
    ]);
    const many = Array.from({ length: 51 }, (__, index) => ({ ...block, blockId: `blk_${index}` }));
    expect((await preview(document({ instructions: many }))).problems).toEqual([
      { path: 'content.instructions', code: 'TOO_MANY', limit: 50, blocks: true },
    ]);
    const wrong = Array.from({ length: 100 }, () => 7);
    expect((await preview(document({ knowledge: wrong }))).problems).toHaveLength(50);
  });

  test('the account’s own tools are known, and what asks first goes on asking', async () => {
    const { preview } = await ana();
    const shop = {
      toolkit: 'shopify',
      actions: ['find_order', 'create_return'],
      approvals: { create_return: 'always', launch_rocket: 'ask' },
    };
    const own = {
      toolkit: 'own_tools',
      actions: ['own_stock', 'own_gone'],
      approvals: { own_stock: 'ask' },
    };
    const { document: read, problems } = await preview(document({ tools: [shop, own] }));
    expect(problems).toEqual([
      {
        path: 'content.tools.0.approvals.launch_rocket',
        code: 'UNKNOWN_ACTION',
        limit: null,
        blocks: false,
      },
      { path: 'content.tools.1.actions.1', code: 'UNKNOWN_ACTION', limit: null, blocks: false },
    ]);
    expect(read?.content.tools).toEqual([
      { ...shop, approvals: { create_return: 'always' } },
      { ...own, actions: ['own_stock'] },
    ]);
  });

  test('unknown tools, actions and fields are left out; names of prototypes are names', async () => {
    const { preview, make } = await ana();
    const tools = [
      { toolkit: 'shopify', actions: ['find_order', 'launch_rocket'] },
      { toolkit: 'rocket', actions: ['launch'] },
    ];
    const text = document({ tools }, { constructor: 1, owner: 'Eve' }).replace(
      '{',
      '{"__proto__": {"admin": true},',
    );
    const { document: read, problems } = await preview(text);
    expect(problems).toEqual([
      { path: 'content.tools.0.actions.1', code: 'UNKNOWN_ACTION', limit: null, blocks: false },
      { path: 'content.tools.1.toolkit', code: 'UNKNOWN_TOOLKIT', limit: null, blocks: false },
      { path: '__proto__', code: 'UNKNOWN_FIELD', limit: null, blocks: false },
      { path: 'constructor', code: 'UNKNOWN_FIELD', limit: null, blocks: false },
      { path: 'owner', code: 'UNKNOWN_FIELD', limit: null, blocks: false },
    ]);
    expect(read?.content.tools).toEqual([{ toolkit: 'shopify', actions: ['find_order'] }]);
    expect(Object.keys(read ?? {})).toEqual(['format', 'name', 'content', 'exportedAt']);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect((await make({ source: 'import', name: 'Tartas', document: read })).agent).toMatchObject({
      summary: { es: 'Habla de tartas.' },
      channels: ['widget'],
    });
  });

  test('a document that skips the preview is held to the contract all the same', async () => {
    const { make } = await ana();
    const [block] = CONTENT.instructions;
    const content = { ...CONTENT, instructions: [block, block] };
    const exportedAt = '2026-11-20T16:12:00Z';
    const twice = { format: 'agent/1', name: 'Tartas', content, exportedAt };
    expect((await make({ source: 'import', name: 'Tartas', document: twice })).refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'document.content.instructions.1.blockId' }] },
    });
    const wrong = { ...twice, format: 'agent/2' };
    expect((await make({ source: 'import', name: 'Tartas', document: wrong })).refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'document.format' }] },
    });
  });
});
