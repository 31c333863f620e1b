// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  AgentDetail,
  Conversation,
  CreatorState,
  Job,
  JobRef,
  MissingPieces,
  ProposalEvent,
  ProposalOutcome,
} from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Caller = ReturnType<typeof createCaller>;

/** Ana, talking to the creator about one agent. */
async function talking(botKey: string) {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const opened = await caller.call('openConversation', {
    token,
    body: { botKey, kind: 'creator', language: 'en' },
  });
  const { conversationId } = z.parse(Conversation, opened.body);
  let sent = 0;
  return {
    caller,
    token,
    conversationId,
    say: async (text: string) => {
      sent += 1;
      const { events } = await caller.call('sendMessage', {
        token,
        path: { conversationId },
        body: { clientMessageId: `message-${sent}`, text },
      });
      const said = events.find(({ event }) => event === 'proposal')?.data;
      return said === undefined ? undefined : z.parse(ProposalEvent, said).proposal;
    },
    state: async () =>
      z.parse(CreatorState, (await caller.call('creatorState', { token, path: { conversationId } })).body),
  };
}

const agentOf = async ({ call }: Caller, token: string, botKey: string) =>
  z.parse(AgentDetail, (await call('agent', { token, path: { botKey } })).body);

function deciding({ call }: Caller, token: string) {
  const decide = (operationId: string) => (proposalId: string, changeIds: string[], revision: string) =>
    call(operationId, {
      token,
      path: { proposalId },
      headers: { 'If-Match': revision },
      body: { changeIds },
    });
  return {
    apply: decide('applyProposal'),
    undo: decide('undoProposal'),
    reject: (proposalId: string, changeIds: string[]) =>
      call('rejectProposal', { token, path: { proposalId }, body: { changeIds } }),
  };
}

describe('proposals', () => {
  test('change nothing until they are applied, line by line; what was left can still be taken', async () => {
    const { caller, token, say, state } = await talking('bot_orders');
    const { apply, reject } = deciding(caller, token);
    const before = await agentOf(caller, token, 'bot_orders');
    const proposal = await say('add WhatsApp and call it Parcels');
    expect(proposal?.changes.map(({ path, state }) => [path, state])).toEqual([
      ['channels.whatsapp', 'open'],
      ['name', 'open'],
    ]);
    expect(await agentOf(caller, token, 'bot_orders')).toEqual(before);
    const { proposalId = '', changes = [] } = proposal ?? {};
    const [channel = '', name = ''] = changes.map(({ changeId }) => changeId);
    const taken = z.parse(ProposalOutcome, (await apply(proposalId, [channel], before.draft.revision)).body);
    expect(taken.draft.content.channels).toContain('whatsapp');
    expect(taken.draft.revision).not.toBe(before.draft.revision);
    await reject(proposalId, [name]);
    expect((await state()).proposals.at(-1)?.changes.map(({ state }) => state)).toEqual([
      'applied',
      'rejected',
    ]);
    await apply(proposalId, [name], taken.draft.revision);
    expect((await agentOf(caller, token, 'bot_orders')).name).toBe('Parcels');
    // The same once more changes nothing more.
    const now = await agentOf(caller, token, 'bot_orders');
    await apply(proposalId, [channel, name], now.draft.revision);
    expect(await agentOf(caller, token, 'bot_orders')).toEqual(now);
  });

  test('meet a draft that was saved meanwhile: an old revision is refused, an overtaken line, too', async () => {
    const { caller, token, say } = await talking('bot_orders');
    const { apply } = deciding(caller, token);
    const { draft } = await agentOf(caller, token, 'bot_orders');
    const proposal = await say('Greet visitors with "Hello!"');
    const { proposalId = '', changes = [] } = proposal ?? {};
    const ids = changes.map(({ changeId }) => changeId);
    const saved = await caller.call('saveDraft', {
      token,
      path: { botKey: 'bot_orders' },
      headers: { 'If-Match': draft.revision },
      body: { greeting: { en: 'Hi there!', es: 'Hola.' } },
    });
    expect(await apply(proposalId, ids, draft.revision)).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED' },
    });
    const { revision } = z.parse(z.object({ revision: z.string() }), saved.body);
    expect(await apply(proposalId, ids, revision)).toMatchObject({
      status: 409,
      body: { code: 'PROPOSAL_OUTDATED' },
    });
    expect((await agentOf(caller, token, 'bot_orders')).draft.revision).toBe(revision);
  });

  test('are undone where the draft still says so, and only there', async () => {
    const { caller, token, say } = await talking('bot_orders');
    const { apply, undo } = deciding(caller, token);
    const { draft } = await agentOf(caller, token, 'bot_orders');
    const proposal = await say('Remove the rule about transport. Greet visitors with "Hello!"');
    expect(proposal).toBeDefined();
    const { proposalId = '', changes = [] } = proposal ?? {};
    const ids = changes.map(({ changeId }) => changeId);
    const applied = z.parse(ProposalOutcome, (await apply(proposalId, ids, draft.revision)).body);
    const saved = await caller.call('saveDraft', {
      token,
      path: { botKey: 'bot_orders' },
      headers: { 'If-Match': applied.draft.revision },
      body: { greeting: { en: 'Hi there!', es: 'Hola.' } },
    });
    const { revision } = z.parse(z.object({ revision: z.string() }), saved.body);
    const greeting = changes.find(({ path }) => path === 'greeting.en')?.changeId ?? '';
    expect(await undo(proposalId, [greeting], revision)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_SINCE' },
    });
    const undone = z.parse(ProposalOutcome, (await undo(proposalId, ids, revision)).body);
    expect(undone.draft.content.greeting.en).toBe('Hi there!');
    expect(undone.draft.content.instructions).toEqual(draft.content.instructions);
    expect(undone.proposal.changes.map(({ path, state }) => [path, state])).toContainEqual([
      'greeting.en',
      'applied',
    ]);
  });

  test('of an answer that was stopped do not count', async () => {
    const { caller, token, conversationId, state } = await talking('bot_orders');
    const started = caller.call('sendMessage', {
      token,
      path: { conversationId },
      body: { clientMessageId: 'message-1', text: 'add Teams' },
    });
    await started;
    expect((await state()).proposals).toHaveLength(1);
    const stored = caller.db.state.conversations[conversationId]?.conversation.messages.at(-1);
    if (stored) stored.state = 'stopped';
    expect((await state()).proposals).toHaveLength(0);
  });

  test('are applied and undone in words, too', async () => {
    const { caller, token, say, state } = await talking('bot_orders');
    await say('add Teams');
    await say('yes');
    expect((await agentOf(caller, token, 'bot_orders')).draft.content.channels).toContain('teams');
    await say('undo');
    expect((await agentOf(caller, token, 'bot_orders')).draft.content.channels).not.toContain('teams');
    await say('no');
    expect((await state()).proposals[0]?.changes[0]?.state).toBe('rejected');
  });
});

describe('a new agent', () => {
  test('is created from the idea; the conversation then goes on about it, once, with the rest as a proposal', async () => {
    const { caller, token, conversationId, say, state } = await talking('bot_creator-acme');
    await say('I need an agent called Lola that answers questions about our hotel');
    await say('It speaks formally. Breakfast is from 7:00 to 10:00. Add WhatsApp');
    const { idea } = await state();
    expect(idea).toMatchObject({ name: 'Lola', missing: ['greeting', 'tools'] });
    const { name = '', instructions = '' } = idea ?? {};
    const ref = await caller.call('createAgent', {
      token,
      body: { source: 'blank', accountId: 'acc_acme', name, language: 'en', instructions },
    });
    const { jobId } = z.parse(JobRef, ref.body);
    caller.clock.advance(5000);
    const { result } = z.parse(Job, (await caller.call('job', { token, path: { jobId } })).body);
    const botKey = result?.botKey ?? '';
    const proceed = (about: string) =>
      caller.call('goOnAbout', { token, path: { conversationId }, body: { botKey: about } });
    const moved = z.parse(Conversation, (await proceed(botKey)).body);
    expect(moved).toMatchObject({ botKey, conversationId });
    const now = await state();
    expect(now.idea).toBeNull();
    expect(now.proposals[0]?.messageId).toBe(moved.messages.at(-1)?.messageId);
    expect(now.proposals[0]?.changes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['summary.en', 'channels.whatsapp']),
    );
    expect(z.parse(Conversation, (await proceed(botKey)).body).messages).toHaveLength(moved.messages.length);
    expect(await proceed('bot_orders')).toMatchObject({ status: 409, body: { code: 'ABOUT_ANOTHER_AGENT' } });
  });
});

test('what an agent lacks follows its draft', async () => {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const lacks = async (botKey: string) =>
    z.parse(MissingPieces, (await caller.call('missingPieces', { token, path: { botKey } })).body).pieces;
  expect(await lacks('bot_appointments')).toEqual(['channels', 'otherLanguage']);
  const stored = caller.db.state.agents.bot_appointments?.agent.draft;
  if (stored) stored.content = { ...stored.content, channels: ['widget'], tools: [], instructions: [] };
  expect(await lacks('bot_appointments')).toEqual(['purpose', 'tone', 'tools', 'otherLanguage']);
});

test('a conversation that is none with the creator has come to nothing', async () => {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const came = await caller.call('creatorState', { token, path: { conversationId: 'con_7f3a' } });
  expect(came.status).toBe(404);
});
