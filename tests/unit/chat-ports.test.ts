// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { flushDrafts, keepDraft } from '@/session/drafts';
import { chatPorts } from '@/shared/chat/chat-ports';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));

const kept = () =>
  chatPorts(createQueryClient(), { botKey: 'bot_1', kind: 'test', versionId: null, slot: undefined }).kept();

test.each([
  ['as it is kept', { text: 'Hi', asked: { text: 'Hi', id: 'id-0', conversationId: 'con_1' } }],
  ['without a question that is open', { text: 'Hi' }],
])('a box is found %s', async (_, box) => {
  keepDraft('chat-test-bot_1', box);
  await flushDrafts();
  expect(await kept()).toEqual(box);
});

test('a text that an earlier version of the product kept is found, and what nobody kept is nothing', async () => {
  keepDraft('chat-test-bot_1', 'Hi');
  expect(await kept()).toEqual({ text: 'Hi' });
  keepDraft('chat-test-bot_1', { asked: 3 });
  expect(await kept()).toBeUndefined();
});
