import { CHAT_SENTINELS } from '@mocks/conversations/sentinels';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { fieldValue } from '../render-app';
import { answers, ask, press, type Table, UNAVAILABLE, write } from './acts';

const AGENT = '/en/dashboard/agents/bot_returns';
const CHAT = `${AGENT}/test-agent`;

/** Test chats. */
export const testChats: Table = (provider) => ({
  'GET /conversations': [{ at: CHAT, rest: answers }],
  'POST /conversations': [
    {
      at: `${CHAT}?chat=new`,
      first: (app) => ask(app, '¡Hola!'),
      call: (app) => press(app, 'Ask again'),
      rest: () => expect(fieldValue('Your message')).toBe('¡Hola!'),
    },
  ],
  'GET /conversations/{conversationId}': [{ at: `${CHAT}?chat=con_7f3a`, rest: answers }],
  'POST /conversations/{conversationId}/messages': [
    {
      at: CHAT,
      first: (app) => ask(app, '¡Hola!'),
      call: (app) => press(app, 'Ask again'),
      rest: () => expect(fieldValue('Your message')).toBe('¡Hola!'),
    },
  ],
  'POST /conversations/{conversationId}/stop': [
    {
      at: CHAT,
      before: () => {
        const events = [
          { type: 'message.start', messageId: 'msg_s2', userMessageId: 'msg_s1' },
          { type: 'token', messageId: 'msg_s2', text: 'Half of ' },
        ];
        provider.server.use(
          http.post('*/api/v1/conversations/:id/messages', () => {
            const body = new ReadableStream<Uint8Array>({
              start: (stream) => {
                for (const [id, event] of events.entries())
                  stream.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
              },
            });
            return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
          }),
        );
      },
      call: async (app) => {
        await ask(app, '¡Hola!');
        await screen.findByText(/Half of/);
        await press(app, 'Stop answer');
      },
    },
  ],
  'PUT /conversations/{conversationId}/approvals/{approvalId}': [
    {
      at: CHAT,
      before: () => {
        const content = provider.db.state.agents.bot_returns?.agent.draft.content;
        if (content)
          content.tools = [
            { toolkit: 'shopify', actions: ['create_return'], approvals: { create_return: 'always' } },
          ];
      },
      first: (app) => ask(app, 'I want to return order AH48213377'),
      call: (app) => press(app, 'Approve'),
      rest: async (app) => {
        expect(screen.queryByText(/I have opened the return/)).toBeNull();
        await press(app, 'Stop answer');
      },
    },
  ],
  'POST /conversations/{conversationId}/fork': [
    {
      at: CHAT,
      first: async (app) => {
        await press(app, 'Rephrase question');
        await write(app, 'Your question', '¿Y la recogida?');
      },
      call: (app) => press(app, 'Ask in a new branch'),
      rest: () => expect(fieldValue('Your question')).toBe('¿Y la recogida?'),
    },
  ],
  'GET /accounts/{accountId}/team': [
    {
      at: `${AGENT}?tab=handoff`,
      rest: async () => void (await screen.findByRole('group', { name: 'Rule 1' })),
    },
  ],
  'POST /conversations/{conversationId}/left-messages': [
    {
      at: `${CHAT}?situation=nobody_there`,
      first: async (app) => {
        await write(app, 'Name', 'Lucía Prieto');
        await write(app, 'Email', 'lucia@correo.example');
      },
      call: (app) => press(app, 'Leave message'),
      rest: () => expect(fieldValue('Name')).toBe('Lucía Prieto'),
    },
  ],
  'GET /conversations/{conversationId}/messages/{messageId}/events': [
    {
      at: CHAT,
      first: (app) => ask(app, CHAT_SENTINELS.cut),
      rest: async () =>
        void (await within(await screen.findByRole('log')).findAllByText(/no hay que imprimir nada\./)),
    },
  ],
  'GET /conversations/{conversationId}/messages/{messageId}/trace': [
    { at: CHAT, first: (app) => press(app, 'Why this answer?') },
  ],
  'PUT /conversations/{conversationId}/messages/{messageId}/feedback': [
    {
      at: CHAT,
      call: (app) => press(app, 'Good answer'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
});
