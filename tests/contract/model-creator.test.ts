// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  AgentDetail,
  Conversation,
  CreatorState,
  ProposalEvent,
  ProposalOutcome,
} from '@/api/generated/schemas';
import { type Reply, refuses, says, saysJson } from './support/model-api';
import { withModel } from './support/with-model';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

const TURN = { reply: 'Hecho.', command: 'none', name: null, purpose: null, changes: [] };
const WHATSAPP = { path: 'channels.whatsapp', after: 'whatsapp', reason: 'Lo pides.' };
const RULE = {
  path: 'instructions.new',
  after: { kind: 'rules', texts: { en: 'Be brief.', es: 'Sé breve.' }, enabled: true },
  reason: 'Lo pides.',
};

/** Ana, talking to the creator about one agent. */
async function talking(botKey = 'bot_orders') {
  const caller = await withModel();
  const { api, call, token } = caller;
  open.push(api.close);
  const body = { botKey, kind: 'creator', language: 'es' };
  const { conversationId } = z.parse(Conversation, (await call('openConversation', { token, body })).body);
  const path = { conversationId };
  let sent = 0;
  const say = async (text: string, ...replies: Reply[]) => {
    api.will(...replies);
    sent += 1;
    const { events } = await call('sendMessage', {
      token,
      path,
      body: { clientMessageId: `message-${sent}`, text },
    });
    const tokens = events.flatMap(
      ({ data }) => z.safeParse(z.object({ text: z.string() }), data).data?.text ?? [],
    );
    const proposed = events.find(({ event }) => event === 'proposal')?.data;
    return {
      end: events.at(-1)?.data,
      tokens,
      said: tokens.join(''),
      proposal: proposed === undefined ? undefined : z.parse(ProposalEvent, proposed).proposal,
    };
  };
  const state = async () => z.parse(CreatorState, (await call('creatorState', { token, path })).body);
  const agent = async () => z.parse(AgentDetail, (await call('agent', { token, path: { botKey } })).body);
  return { ...caller, path, say, state, agent };
}

describe('the creator that answers through a model', () => {
  test('says what it says while it comes, and proposes what the contract can hold', async () => {
    const { api, say, state, agent, call, token } = await talking();
    const reply = 'Te propongo «WhatsApp»\ny una regla.';
    const came = await say(
      'Añade WhatsApp y sé breve',
      saysJson({ ...TURN, reply, changes: [WHATSAPP, RULE] }),
    );
    expect(came.said).toBe(reply);
    expect(came.tokens.length).toBeGreaterThan(2);
    expect(came.end).toMatchObject({ type: 'message.end', state: 'complete' });
    expect(came.proposal?.changes).toMatchObject([
      { kind: 'added', path: 'channels.whatsapp', before: null, after: 'whatsapp', state: 'open' },
      { kind: 'added', path: expect.stringMatching(/^instructions\.blk_\d+$/), before: null },
    ]);
    expect(api.asked[0]?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'creator_turn', schema: { type: 'object', additionalProperties: false } },
    });
    expect((await state()).proposals).toHaveLength(1);
    expect((await agent()).draft.content.channels).not.toContain('whatsapp');

    const { proposalId = '', changes = [] } = came.proposal ?? {};
    const applied = await call('applyProposal', {
      token,
      path: { proposalId },
      headers: { 'If-Match': (await agent()).draft.revision },
      body: { changeIds: changes.map(({ changeId }) => changeId) },
    });
    const { content } = z.parse(ProposalOutcome, applied.body).draft;
    expect(content.channels).toContain('whatsapp');
    expect(content.instructions.at(-1)).toMatchObject({ kind: 'rules', texts: { es: 'Sé breve.' } });
  });

  test('accepts its proposal when it is told to', async () => {
    const { say, agent } = await talking();
    await say('Añade WhatsApp', saysJson({ ...TURN, changes: [WHATSAPP] }));
    const came = await say('Sí, hazlo', saysJson({ ...TURN, reply: 'De acuerdo.', command: 'accept' }));
    expect(came.said).toMatch(/^De acuerdo\.\n\n.+/);
    expect((await agent()).draft.content.channels).toContain('whatsapp');
  });

  const MALFORMED: [string, unknown][] = [
    [
      'a channel that there is not',
      { ...TURN, changes: [{ ...WHATSAPP, path: 'channels.fax', after: 'fax' }] },
    ],
    ['a place that there is not', { ...TURN, changes: [{ ...WHATSAPP, path: 'prices.return' }] }],
    [
      'a block that there is not',
      { ...TURN, changes: [{ ...WHATSAPP, path: 'instructions.blk_0.texts.es' }] },
    ],
    ['a language that there is not', { ...TURN, changes: [{ ...WHATSAPP, path: 'language', after: 'fr' }] }],
    [
      'a text that is too long',
      { ...TURN, changes: [{ ...WHATSAPP, path: 'greeting.es', after: 'a'.repeat(301) }] },
    ],
    [
      'an action that there is not',
      {
        ...TURN,
        changes: [
          { ...WHATSAPP, path: 'tools.shopify', after: { toolkit: 'shopify', actions: ['close_shop'] } },
        ],
      },
    ],
    ['another form', { reply: 'Hecho.', changes: 'WhatsApp' }],
  ];
  test.each(MALFORMED)('is told of a malformed proposal once, and mends it: %s', async (_, malformed) => {
    const { api, say } = await talking();
    const came = await say('Añade WhatsApp', saysJson(malformed), saysJson({ ...TURN, changes: [WHATSAPP] }));
    expect(came.proposal?.changes).toMatchObject([{ path: 'channels.whatsapp' }]);
    expect(came.said).toBe('Hecho.');
    expect(api.textOf()).toContain('cannot be read');
  });

  test('proposes nothing that stays malformed, says so, and answers when asked again', async () => {
    const { say, state, agent } = await talking();
    const before = await agent();
    const malformed = saysJson({ ...TURN, changes: [{ ...WHATSAPP, path: 'prices' }] });
    const came = await say('Añade WhatsApp', malformed, says('Claro, ¡hecho!'));
    expect(came.end).toMatchObject({ type: 'error', error: { code: 'MODEL_UNREADABLE' } });
    expect([came.proposal, (await state()).proposals, await agent()]).toEqual([undefined, [], before]);
    const again = await say('Añade WhatsApp', saysJson({ ...TURN, changes: [WHATSAPP] }));
    expect(again.proposal?.changes).toHaveLength(1);
  });

  test('reads JSON between fences, and asks servers without schemas in the way they know', async () => {
    const { api, say } = await talking();
    const fenced = says('Aquí:\n```json\n', JSON.stringify({ ...TURN, changes: [WHATSAPP] }), '\n```');
    const noSchema = refuses(400, "response_format type 'json_schema' is not supported");
    const came = await say('Añade WhatsApp', noSchema, refuses(422, 'response_format'), fenced);
    expect(came.proposal?.changes).toHaveLength(1);
    expect(came.said).toBe('Hecho.');
    expect(api.asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
    await say('Gracias', saysJson(TURN));
    expect(api.asked.at(-1)?.body.response_format).toBeUndefined();
  });

  test('thinks up a new agent, which then gets what was said for it', async () => {
    const { say, state, call, token, path, db } = await talking('bot_creator-acme');
    const name = 'Citas';
    const purpose = 'Reserva citas en la clínica.';
    await say('Un agente para citas', saysJson({ ...TURN, name, purpose, changes: [WHATSAPP] }));
    await say('Y sé breve', saysJson({ ...TURN, changes: [RULE] }));
    const { idea, proposals } = await state();
    expect([idea?.name, idea?.content.channels, proposals]).toEqual([name, ['whatsapp'], []]);
    expect(idea?.instructions).toContain('citas');
    expect(idea?.content.instructions.at(-1)).toMatchObject({ texts: { es: 'Sé breve.' } });

    await call('goOnAbout', { token, path, body: { botKey: 'bot_orders' } });
    const [proposal] = (await state()).proposals;
    expect(proposal?.changes.map(({ path: place }) => place)).toEqual(
      expect.arrayContaining(['channels.whatsapp', expect.stringMatching(/^instructions\.blk_/)]),
    );
    expect(JSON.stringify(db.snapshot())).toContain('Sé breve.');
  });
});
