// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Visit, VisitorConversation } from '@/api/generated/schemas';
import { asking, FIND_ORDER, typesOf } from './support/asking';
import { findsOrder, says, textOfResult } from './support/model-api';

const FIND_WHEN_APPROVED = { ...FIND_ORDER, approvals: { find_order: 'always' as const } };

const SIX_MINUTES = 6 * 60 * 1000;

/** Until a call waits for a person; gives it. */
const waitingCall = ({ conversation }: Awaited<ReturnType<typeof asking>>) =>
  vi.waitFor(async () => {
    const [found] = (await conversation()).messages.at(-1)?.toolCalls ?? [];
    if (found?.state !== 'waiting') throw new Error('Nothing waits yet.');
    return found;
  });

describe('a call that a person has to approve', () => {
  test.each([
    ['approve', 'approved', 'done', 1],
    ['refuse', 'refused', 'refused', 0],
  ])('waits for them: %s', async (decision, outcome, state, times) => {
    const caller = await asking();
    const { api, ask, call, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(findsOrder, says('Ya está.'));
    const answered = ask('¿Dónde está mi pedido?');
    const waiting = await waitingCall(caller);
    const log = () => db.state.loggedCalls.acc_acme?.filter(({ callId }) => callId === waiting.callId);
    expect(api.asked).toHaveLength(1);
    expect(log()).toEqual([]);
    const approvalId = waiting.approvalId ?? '';
    await call('answerApproval', { token, path: { ...path, approvalId }, body: { decision } });
    const came = await answered;
    expect(typesOf(came)).toContain('tool.approval');
    expect((await conversation()).messages.at(-1)).toMatchObject({
      state: 'complete',
      text: 'Ya está.',
      toolCalls: [{ callId: waiting.callId, state, decision: { outcome, by: 'Ana Luna', at: db.iso() } }],
    });
    expect(log()).toHaveLength(times);
    if (times === 0) expect(textOfResult(api.asked[1])).toContain('refused');
  });

  test('is not run when nobody answers in time, and the model says so', async () => {
    const caller = await asking();
    const { api, ask, call, clock, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(findsOrder, says('Nadie lo ha aprobado.'));
    const answered = ask('¿Dónde está mi pedido?');
    const { approvalId = '', callId } = await waitingCall(caller);
    clock.advance(SIX_MINUTES);
    await answered;
    expect((await conversation()).messages.at(-1)).toMatchObject({
      state: 'complete',
      text: 'Nadie lo ha aprobado.',
      toolCalls: [{ state: 'expired', decision: { outcome: 'expired', by: '' } }],
    });
    expect(textOfResult(api.asked[1])).toContain('nobody approved it in time');
    const late = await call('answerApproval', {
      token,
      path: { ...path, approvalId },
      body: { decision: 'approve' },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'APPROVAL_EXPIRED' } });
    expect(db.state.loggedCalls.acc_acme?.some((one) => one.callId === callId)).toBe(false);
  });

  test('ends with an answer that is stopped: nothing is run, and the model is not asked again', async () => {
    const caller = await asking();
    const { api, ask, call, conversation, db, path, token } = caller;
    caller.withTools(FIND_WHEN_APPROVED);
    api.will(findsOrder, says('Nunca dicho.'));
    const answered = ask('¿Dónde está mi pedido?');
    const { approvalId = '', callId } = await waitingCall(caller);
    await call('stopAnswer', { token, path });
    expect(typesOf(await answered).at(-1)).toBe('message.end');
    expect((await conversation()).messages.at(-1)?.state).toBe('stopped');
    const late = await call('answerApproval', {
      token,
      path: { ...path, approvalId },
      body: { decision: 'approve' },
    });
    expect(late.status).toBe(404);
    expect(api.asked).toHaveLength(1);
    expect(db.state.loggedCalls.acc_acme?.some((one) => one.callId === callId)).toBe(false);
    expect(caller.reported).toEqual([]);
  });

  test.each([
    ['approved', 'approved', 'done'],
    ['declined', 'declined', 'refused'],
  ])('may be %s by the visitor who talks in the widget', async (said, shown, state) => {
    const caller = await asking();
    const { api, call, db } = caller;
    const live = db.state.versions.bot_orders?.find(({ isLive }) => isLive);
    if (live) live.content = { ...live.content, tools: [FIND_WHEN_APPROVED] };
    const widget = { widgetId: 'wgt_orders' };
    const body = { language: 'es', consent: true };
    const begun = z.parse(Visit, (await call('beginVisit', { path: widget, body })).body);
    const headers = { 'Visitor-Key': begun.visitorKey };
    const opened = await call('openVisitorConversation', {
      path: widget,
      headers,
      body: { language: 'es' },
    });
    const path = { ...widget, conversationId: z.parse(VisitorConversation, opened.body).conversationId };
    const last = async () =>
      z
        .parse(VisitorConversation, (await call('visitorConversation', { path, headers })).body)
        .messages.at(-1);
    api.will(findsOrder, says('Ya está.'));
    const question = { clientMessageId: 'question-1', text: '¿Dónde está mi pedido?' };
    const answered = call('sendVisitorMessage', { path, headers, body: question });
    const approvalId = await vi.waitFor(async () => {
      const { approval } = (await last()) ?? {};
      if (approval?.state !== 'waiting') throw new Error('Nothing waits yet.');
      expect(approval).toMatchObject({ title: 'Buscar un pedido', details: [{ value: 'AH20250001' }] });
      return approval.approvalId;
    });
    await call('answerVisitorApproval', { path: { ...path, approvalId }, headers, body: { answer: said } });
    expect(typesOf(await answered)).toContain('approval');
    expect(await last()).toMatchObject({ text: 'Ya está.', approval: { state: shown } });
    const { messages } = db.state.conversations[path.conversationId]?.conversation ?? {};
    expect(messages?.at(-1)?.toolCalls).toMatchObject([{ state, decision: { by: '' } }]);
  });
});
