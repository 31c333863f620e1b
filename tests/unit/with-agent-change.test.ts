import { expect, test } from 'vitest';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import { withAgentChange } from '@/features/agents/with-agent-change';

const agent = (botKey: string, status: AgentList['items'][number]['status']) => ({
  botKey,
  name: botKey,
  isCreator: false,
  status,
  unpublishedChanges: false,
  summary: { en: '', es: '' },
  channels: [],
  updatedAt: '2026-11-20T10:00:00Z',
});

const list: AgentList = {
  items: [agent('bot_live', 'live'), agent('bot_paused', 'paused'), agent('bot_draft', 'draft')],
  total: 3,
  botCreator: null,
  counts: { all: 3, live: 1, draft: 1, paused: 1, error: 0, unpublished: 0, withChannel: 0 },
};
const all = new Set(list.items.map(({ botKey }) => botKey));
const shown = (changed: AgentList) => changed.items.map(({ botKey, status }) => `${botKey} ${status}`);

test.each([
  ['pause', ['bot_live paused', 'bot_paused paused', 'bot_draft draft']],
  ['resume', ['bot_live live', 'bot_paused live', 'bot_draft draft']],
  ['trash', []],
  ['restore', ['bot_live live', 'bot_paused paused', 'bot_draft draft']],
] as const)('%s shows at once what the provider will do', (change, items) => {
  expect(shown(withAgentChange(list, { change }, all))).toEqual(items);
});

test('only those that are meant are changed', () => {
  expect(shown(withAgentChange(list, { change: 'trash' }, new Set(['bot_draft'])))).toEqual([
    'bot_live live',
    'bot_paused paused',
  ]);
});

test('a tag is given once, however it is written, and taken away', () => {
  const tags = (changed: AgentList) => changed.items.map((one) => one.tags ?? []);
  const given = withAgentChange(list, { change: 'addTag', tag: 'Tienda' }, new Set(['bot_live']));
  expect(tags(given)).toEqual([['Tienda'], [], []]);
  expect(tags(withAgentChange(given, { change: 'addTag', tag: 'TIENDA' }, all))).toEqual([
    ['Tienda'],
    ['TIENDA'],
    ['TIENDA'],
  ]);
  expect(tags(withAgentChange(given, { change: 'removeTag', tag: 'tienda' }, all))).toEqual([[], [], []]);
});
