import type { Spoiled } from './proxy';
import { at, json, type PlantedFault } from './spoil';

/** The events of a stream with the first at the end. */
function turned({ text }: Spoiled): string {
  const blocks = String(text).split('\n\n').filter(Boolean);
  return [...blocks.slice(1), ...blocks.slice(0, 1)].map((one) => `${one}\n\n`).join('');
}

/** What a database without room for them makes of emoji. */
const withoutEmoji = ({ text }: Spoiled) => String(text).replace(/\p{Extended_Pictographic}/gu, '??');

/** What goes wrong in writes, which are looked at only where they may be made. */
export const writes: readonly PlantedFault[] = [
  {
    fault: 'a write without a token',
    only: ['saveCompany'],
    spoil: (answer, { operationId, token }) =>
      operationId === 'saveCompany' && token === undefined ? { ...answer, status: 204, text: '' } : undefined,
  },
  {
    fault: 'a write that takes what is no JSON',
    only: ['createAgent'],
    spoil: (answer, { operationId, sent }) =>
      operationId === 'createAgent' && sent === '{"name": '
        ? { ...answer, status: 202, text: '{"jobId":"job_1"}' }
        : undefined,
  },
  {
    fault: '500 on a long body',
    only: ['createMonitor'],
    spoil: (answer, { operationId, sent }) =>
      operationId === 'createMonitor' && sent.length > 5000
        ? { ...answer, status: 500, text: '' }
        : undefined,
  },
  {
    fault: 'a key that creates twice',
    only: ['createAgent'],
    spoil: json('createAgent', (body, { times }) => ({
      ...body,
      jobId: `${body.jobId}${times > 1 ? times : ''}`,
    })),
  },
  {
    fault: 'an answer to a message in the wrong order',
    only: ['createAgent'],
    spoil: at('sendMessage', (answer) => ({ ...answer, text: turned(answer) })),
  },
  {
    fault: 'a draft saved over a newer one',
    only: ['createAgent'],
    spoil: (answer, { operationId }) =>
      operationId === 'saveDraft' && answer.status === 409 ? { ...answer, status: 200, text: '' } : undefined,
  },
  {
    fault: 'an agent in the trash that is still there',
    only: ['createAgent'],
    spoil: (answer, { operationId }) =>
      operationId === 'agent' && answer.status === 404 ? { ...answer, status: 200, text: '{}' } : undefined,
  },
  {
    fault: 'a visitor’s conversation for a key that is nobody’s',
    only: ['visitorConversation'],
    spoil: (answer, { operationId }) =>
      operationId === 'visitorConversation' && answer.status === 404
        ? { ...answer, status: 200, text: '{"conversationId":"con_1","messages":[]}' }
        : undefined,
  },
  {
    fault: 'a visitor’s answer that is out of order',
    only: ['visitorConversations'],
    spoil: at('sendVisitorMessage', (answer) => ({ ...answer, text: turned(answer) })),
  },
  {
    fault: 'a proposal without its id',
    only: ['creatorState'],
    spoil: json('creatorState', (body) => ({ ...body, proposals: [{ changes: [] }] })),
  },
  {
    fault: 'a set-up without its secret',
    only: ['paymentSetup'],
    spoil: json('paymentSetup', ({ setupIntent }) => ({ setupIntent })),
  },
  {
    fault: 'a 204 with a body',
    only: ['saveCompany'],
    spoil: at('saveCompany', (answer) => ({ ...answer, status: 204, length: 7 })),
  },
  {
    fault: 'an emoji that comes back as question marks, in a name',
    only: ['createAgent'],
    spoil: at('agent', (answer) => ({ ...answer, text: withoutEmoji(answer) })),
  },
  {
    fault: 'an emoji that comes back as question marks, in a message',
    only: ['createAgent'],
    spoil: at('conversation', (answer) => ({ ...answer, text: withoutEmoji(answer) })),
  },
  {
    fault: 'a name that is not saved',
    only: ['saveUser'],
    spoil: at('currentUser', (answer) => ({
      ...answer,
      text: String(answer.text).replace(/"lastname":"[^"]*"/, '"lastname":"Luna"'),
    })),
  },
  {
    fault: 'what is made and in no list',
    only: ['createMonitor', 'removeMonitor'],
    spoil: json('monitors', (body) => ({ ...body, items: [], total: 0 })),
  },
];
