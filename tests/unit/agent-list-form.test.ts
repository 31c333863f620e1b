import { expect, test } from 'vitest';
import { inContractForm } from '@/api/answer-forms';
import { AgentList } from '@/api/generated/schemas/agentList.zod';
import { readAnswer } from '@/api/read-answer';

const plain = { botKey: 'orders', name: 'Orders' };
const flagged = { botKey: 'flagged', name: 'Creator', isCreator: true };
const named = { botKey: 'named', name: 'Creator' };

test.each([
  ['the agent that is flagged', { items: [plain, flagged] }, 'flagged'],
  ['the one flagged in other words', [plain, { ...flagged, isCreator: 'true' }], 'flagged'],
  [
    'the flagged one before the one the list names',
    { items: [plain, flagged], botCreator: named },
    'flagged',
  ],
  ['the one the list names when none is flagged', { items: [plain], botCreator: named }, 'named'],
  ['nobody when the list names nobody', { items: [plain], botCreator: null }, undefined],
  ['nobody in a list that knows no such thing', [plain], undefined],
])('the creator is %s, and no agent of the list', (_, answer, botKey) => {
  const read = readAnswer(AgentList, inContractForm(AgentList, answer));
  if (!('data' in read)) throw new Error(read.fault);
  const { items, total, botCreator } = read.data;
  expect(botCreator?.botKey).toBe(botKey);
  expect(items.map((agent) => agent.botKey)).toEqual(['orders']);
  expect(total).toBe(1);
});

test('a total that counts the creator does not count it any more', () => {
  const page = { items: [flagged, plain], total: 40 };
  expect(inContractForm(AgentList, page)).toMatchObject({ total: 39 });
});
