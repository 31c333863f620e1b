// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { InboxTranscript } from '@/api/generated/schemas';
import { company, LUCIA } from './support/inbox-company';

const MINUTE = 60_000;

describe('taking over', () => {
  test('of two people who take one conversation over at once one has it; the other can neither take, answer nor hand back', async () => {
    const { call, ana, iker, db } = await company();
    const [first, second] = await Promise.all([
      call('takeOver', { token: ana, path: LUCIA }),
      call('takeOver', { token: iker, path: LUCIA }),
    ]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ code: 'TAKEN_OVER', message: 'Ana Luna has this conversation' });
    const body = { clientMessageId: 'one', text: 'Hola' };
    expect((await call('replyToVisitor', { token: iker, path: LUCIA, body })).status).toBe(409);
    expect((await call('handBack', { token: iker, path: LUCIA })).status).toBe(409);
    expect(db.state.visits.con_lucia?.team).toEqual([]);

    expect((await call('handBack', { token: ana, path: LUCIA })).status).toBe(200);
    expect((await call('takeOver', { token: iker, path: LUCIA })).status).toBe(200);
  });

  test('the visitor reads who has joined and what they write, once however often it is sent; the agent is silent until it is handed back', async () => {
    const { call, ana, conversationId, say, seen } = await company();
    await say('Where is my order?');
    const path = { conversationId };
    await call('takeOver', { token: ana, path });
    expect((await seen()).person).toMatchObject({ state: 'joined', name: 'Ana Luna' });
    const body = { clientMessageId: 'one', text: 'It is on its way.' };
    for (const _ of ['sent', 'sent again']) await call('replyToVisitor', { token: ana, path, body });
    const { messages } = await seen();
    expect(messages.filter(({ author }) => author === 'person').map(({ text }) => text)).toEqual([body.text]);

    await say('Thank you');
    expect((await seen()).messages.at(-1)).toMatchObject({ author: 'user', text: 'Thank you' });
    await call('handBack', { token: ana, path });
    await say('How long does delivery take?');
    expect((await seen()).messages.at(-1)).toMatchObject({ author: 'agent' });
  });

  test('whoever has it closes it, once; nobody else does, and its visitor can say nothing more in it', async () => {
    const { call, ana, iker, conversationId, say, seen } = await company();
    await say('Where is my order?');
    const path = { conversationId };
    await call('takeOver', { token: ana, path });
    expect((await call('closeConversation', { token: iker, path })).status).toBe(409);
    for (const _ of ['closed', 'closed again']) {
      const { body } = await call('closeConversation', { token: ana, path });
      const { state, events } = z.parse(InboxTranscript, body);
      expect(state).toBe('closed');
      expect(events.map(({ kind, by }) => [kind, by])).toEqual([
        ['taken_over', 'Ana Luna'],
        ['closed', 'Ana Luna'],
      ]);
    }
    expect((await seen()).state).toBe('closed');
    expect((await say('Thank you')).status).toBe(409);
  });

  test('a conversation that its visitor has ended cannot be taken over', async () => {
    const { call, ana, db } = await company();
    const visit = db.state.visits.con_lucia;
    if (visit) visit.isOpen = false;
    const came = await call('takeOver', { token: ana, path: LUCIA });
    expect(came).toMatchObject({ status: 409, body: { code: 'CONVERSATION_CLOSED' } });
  });

  test('it is taken from a colleague only where that is asked for, who can then read along', async () => {
    const { call, ana, iker, db } = await company();
    await call('takeOver', { token: iker, path: LUCIA });
    expect((await call('takeOver', { token: ana, path: LUCIA })).status).toBe(409);
    const taken = await call('takeOver', { token: ana, path: LUCIA, query: { from: 'colleague' } });
    expect(z.parse(InboxTranscript, taken.body).person).toEqual({ name: 'Ana Luna', isYou: true });
    const body = { clientMessageId: 'one', text: 'Hola' };
    expect((await call('replyToVisitor', { token: iker, path: LUCIA, body })).status).toBe(409);
    expect(db.state.visits.con_lucia?.team).toEqual([]);
  });

  test('what the team has closed is opened again by whoever reads it, and goes on with its visitor', async () => {
    const { call, ana, iker, conversationId, say, seen } = await company();
    await say('Where is my order?');
    const path = { conversationId };
    await call('takeOver', { token: ana, path });
    await call('closeConversation', { token: ana, path });
    const { body } = await call('reopenConversation', { token: iker, path });
    const { state, person, events } = z.parse(InboxTranscript, body);
    expect([state, person]).toEqual(['person', { name: 'Iker Soto', isYou: true }]);
    expect(events.map(({ kind }) => kind)).toEqual(['taken_over', 'closed', 'reopened', 'taken_over']);
    expect((await seen()).state).toBe('open');
    expect((await say('Thank you')).status).toBe(200);
    // Open already: nothing happens, nobody gets it.
    const again = await call('reopenConversation', { token: ana, path });
    expect(z.parse(InboxTranscript, again.body).person).toEqual({ name: 'Iker Soto', isYou: false });
  });

  test('a conversation that its visitor has ended, or left for another one, is not opened again', async () => {
    const left = { status: 409, body: { code: 'VISITOR_LEFT' } };
    const ended = await company();
    await ended.say('Where is my order?');
    await ended.end();
    const path = { conversationId: ended.conversationId };
    expect(await ended.call('reopenConversation', { token: ended.ana, path })).toMatchObject(left);

    const { call, ana, clock, conversationId, say, open } = await company();
    await say('Where is my order?');
    const closed = { token: ana, path: { conversationId } };
    await call('closeConversation', closed);
    clock.advance(MINUTE);
    await open();
    expect(await call('reopenConversation', closed)).toMatchObject(left);
  });
});
