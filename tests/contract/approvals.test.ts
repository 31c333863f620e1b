// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, LoggedCallList } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const RETURN = 'Quiero devolver el pedido AH48213377';
const SIX_MINUTES = 6 * 60 * 1000;

/** Ana asks the agent for returns, which may open one when somebody approves it. */
async function asked() {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const { content } = caller.db.state.agents.bot_returns?.agent.draft ?? {};
  if (content)
    content.tools = [
      { toolkit: 'shopify', actions: ['create_return'], approvals: { create_return: 'always' } },
    ];
  const body = { botKey: 'bot_returns', kind: 'test', language: 'es' };
  const opened = await caller.call('openConversation', { token, body });
  const { conversationId } = z.parse(Conversation, opened.body);
  const path = { conversationId };
  await caller.call('sendMessage', { token, path, body: { clientMessageId: 'question-1', text: RETURN } });
  const last = async () =>
    z.parse(Conversation, (await caller.call('conversation', { token, path })).body).messages.at(-1);
  const [call] = (await last())?.toolCalls ?? [];
  const decide = (decision: string) =>
    caller.call('answerApproval', {
      token,
      path: { ...path, approvalId: call?.approvalId ?? '' },
      body: { decision },
    });
  const logged = async () => {
    const query = { accountId: 'acc_acme', botKey: 'bot_returns' };
    const { items } = z.parse(LoggedCallList, (await caller.call('loggedCalls', { token, query })).body);
    return items.filter(({ callId }) => callId === call?.callId).length;
  };
  return { ...caller, call, decide, last, logged };
}

describe('the log of calls', () => {
  test('holds what was approved, once, and not before', async () => {
    const { call, decide, logged } = await asked();
    expect(call?.state).toBe('waiting');
    expect(await logged()).toBe(0);
    await decide('approve');
    await decide('approve');
    expect(await logged()).toBe(1);
  });

  test('holds nothing that was refused', async () => {
    const { decide, logged } = await asked();
    await decide('refuse');
    expect(await logged()).toBe(0);
  });

  test('holds nothing that expired', async () => {
    const { clock, decide, last, logged } = await asked();
    clock.advance(SIX_MINUTES);
    expect(await decide('approve')).toMatchObject({ status: 409, body: { code: 'APPROVAL_EXPIRED' } });
    expect((await last())?.toolCalls).toMatchObject([{ state: 'expired' }]);
    expect(await logged()).toBe(0);
  });
});
