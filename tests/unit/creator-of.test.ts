import { expect, test } from 'vitest';
import { creatorOf } from '@/api/creator-of';
import type { Bot } from '@/api/generated/schemas';

function bot(botKey: string, isCreator: boolean): Bot {
  return {
    botKey,
    name: botKey,
    isCreator,
    status: 'live',
    unpublishedChanges: false,
    summary: { en: '', es: '' },
    channels: [],
    updatedAt: '2026-11-18T09:30:00Z',
  };
}

const plain = bot('bot_orders', false);
const flagged = bot('bot_flagged', true);
const named = bot('bot_named', false);

test.each([
  ['the agent that is flagged', { items: [plain, flagged] }, flagged],
  ['the flagged one before the one the list names', { items: [flagged], botCreator: named }, flagged],
  ['the one the list names when none is flagged', { items: [plain], botCreator: named }, named],
  ['nobody when the list names nobody', { items: [plain], botCreator: null }, undefined],
  ['nobody in a list that knows no such thing', { items: [plain] }, undefined],
])('the creator is %s', (_, list, creator) => {
  expect(creatorOf(list)).toBe(creator);
});
