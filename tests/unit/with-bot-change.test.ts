import { expect, test } from 'vitest';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import { withBotChange } from '@/features/agents/with-bot-change';

const bot = (botKey: string, status: BotList['items'][number]['status'], isCreator = false) => ({
  botKey,
  name: botKey,
  isCreator,
  status,
  unpublishedChanges: false,
  summary: { en: '', es: '' },
  channels: [],
  updatedAt: '2026-11-20T10:00:00Z',
});

const list: BotList = {
  items: [
    bot('bot_creator', 'live', true),
    bot('bot_live', 'live'),
    bot('bot_paused', 'paused'),
    bot('bot_draft', 'draft'),
  ],
  total: 9,
};
const all = list.items.map(({ botKey }) => botKey);
const shown = (changed: BotList) => changed.items.map(({ botKey, status }) => `${botKey} ${status}`);

test.each([
  ['pause', ['bot_creator live', 'bot_live paused', 'bot_paused paused', 'bot_draft draft'], 9],
  ['resume', ['bot_creator live', 'bot_live live', 'bot_paused live', 'bot_draft draft'], 9],
  ['trash', ['bot_creator live'], 6],
  ['restore', ['bot_creator live', 'bot_live live', 'bot_paused paused', 'bot_draft draft'], 9],
] as const)(
  '%s shows at once what the provider will do, and leaves the creator alone',
  (change, items, total) => {
    const changed = withBotChange(list, change, all);
    expect(shown(changed)).toEqual(items);
    expect(changed.total).toBe(total);
  },
);

test('only those that are meant are changed', () => {
  expect(shown(withBotChange(list, 'trash', ['bot_draft']))).toEqual([
    'bot_creator live',
    'bot_live live',
    'bot_paused paused',
  ]);
});
