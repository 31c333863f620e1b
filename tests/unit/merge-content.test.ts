import { describe, expect, test } from 'vitest';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { diffContent } from '@/shared/agent-draft/diff-content';
import { itemsById, mergeContent, sameValue } from '@/shared/agent-draft/merge-content';
import { BASE, block } from '../support/agent-content';

const ids = ({ instructions }: AgentContent) => instructions.map(({ blockId }) => blockId.slice(4)).join('');

describe('two people on one draft', () => {
  test('what only one of them touched is taken, down to one language of one block', () => {
    const mine = {
      ...BASE,
      greeting: { en: 'Hi', es: 'Buenas' },
      instructions: [block('a', 'A mine'), block('b', 'B'), block('c', 'C')],
    };
    const theirs = {
      ...BASE,
      greeting: { en: 'Hello', es: 'Hola' },
      instructions: [block('a', 'A', 'A theirs'), block('b', 'B2'), block('c', 'C')],
    };
    const { merged, conflicts } = mergeContent(BASE, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.greeting).toEqual({ en: 'Hello', es: 'Buenas' });
    expect(merged.instructions.map(({ texts }) => texts)).toEqual([
      { en: 'A theirs', es: 'A mine' },
      { en: '', es: 'B2' },
      { en: '', es: 'C' },
    ]);
  });

  test('the same field changed by both is a conflict; each choice is kept', () => {
    const mine = { ...BASE, greeting: { en: 'Hi', es: 'Buenas' } };
    const theirs = { ...BASE, greeting: { en: 'Hi', es: 'Buenos días' } };
    const path = 'greeting.es';
    expect(mergeContent(BASE, mine, theirs).conflicts).toEqual([
      { path, base: 'Hola', mine: 'Buenas', theirs: 'Buenos días' },
    ]);
    expect(mergeContent(BASE, mine, theirs, { [path]: 'mine' }).merged.greeting.es).toBe('Buenas');
    expect(mergeContent(BASE, mine, theirs, { [path]: 'theirs' }).merged.greeting.es).toBe('Buenos días');
  });

  test('blocks added by both are both there, behind what they were put behind', () => {
    const mine = {
      ...BASE,
      instructions: [block('a', 'A'), block('m', 'M'), block('b', 'B'), block('c', 'C')],
    };
    const theirs = { ...BASE, instructions: [...BASE.instructions, block('t', 'T')] };
    expect(ids(mergeContent(BASE, mine, theirs).merged)).toBe('ambct');
  });

  test('a new order of one stays with what the other added or removed', () => {
    const mine = { ...BASE, instructions: [block('c', 'C'), block('a', 'A'), block('b', 'B')] };
    const theirs = { ...BASE, instructions: [block('a', 'A'), block('c', 'C'), block('t', 'T')] };
    const { merged, conflicts } = mergeContent(BASE, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(ids(merged)).toBe('cta');
  });

  test('a block that one removed and the other changed is asked about, whole', () => {
    const mine = { ...BASE, instructions: [block('a', 'A'), block('b', 'B mine'), block('c', 'C')] };
    const theirs = { ...BASE, instructions: [block('a', 'A'), block('c', 'C')] };
    const { conflicts } = mergeContent(BASE, mine, theirs);
    expect(conflicts).toMatchObject([{ path: 'instructions.blk_b', theirs: undefined }]);
    const gone = mergeContent(BASE, mine, theirs, { 'instructions.blk_b': 'theirs' });
    expect(ids(gone.merged)).toBe('ac');
    expect(ids(mergeContent(BASE, mine, theirs).merged)).toBe('abc');
  });

  test('blocks that share an id are all kept, whoever changed what', () => {
    const twin = (es: string) => block('a', es);
    const base = { ...BASE, instructions: [twin('A'), twin('B'), block('c', 'C')] };
    const mine = { ...base, instructions: [twin('A'), twin('B mine'), block('c', 'C')] };
    const theirs = { ...base, instructions: [twin('A theirs'), twin('B'), block('c', 'C')] };
    const { merged, conflicts } = mergeContent(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.instructions.map(({ texts }) => texts.es)).toEqual(['A theirs', 'B mine', 'C']);
    expect(diffContent(base, mine)).toHaveLength(1);
  });

  test('channels are a set: both additions stay, a removal stays a removal', () => {
    const mine: AgentContent = { ...BASE, channels: ['widget', 'whatsapp'] };
    const theirs: AgentContent = { ...BASE, channels: ['teams'] };
    const { merged, conflicts } = mergeContent(BASE, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.channels.toSorted()).toEqual(['teams', 'whatsapp']);
  });
});

describe('what is different', () => {
  test('nothing in two contents that are the same', () => {
    expect(diffContent(BASE, structuredClone(BASE))).toEqual([]);
  });

  test('fields, items and orders are named each by itself', () => {
    const after: AgentContent = {
      ...BASE,
      greeting: { en: 'Hi', es: 'Buenas' },
      instructions: [block('c', 'C'), block('a', 'A2'), block('n', 'N')],
      channels: [],
      handoff: { ...BASE.handoff, agentMode: 'human' },
    };
    expect(diffContent(BASE, after).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'greeting.es changed',
      'instructions.blk_a.texts.es changed',
      'instructions.blk_b removed',
      'instructions.blk_n added',
      'instructions moved',
      'channels.widget removed',
      'handoff.agentMode changed',
    ]);
  });

  test('a text where there was none is added, one that is emptied is removed', () => {
    const without: AgentContent = { ...BASE, greeting: { ...BASE.greeting, es: '' } };
    const kinds = (one: AgentContent, other: AgentContent) =>
      diffContent(one, other).map(({ path, kind }) => `${path} ${kind}`);
    expect(kinds(without, BASE)).toEqual(['greeting.es added']);
    expect(kinds(BASE, without)).toEqual(['greeting.es removed']);
  });
});

test('items without an id are told apart', () => {
  const items = [{ text: 'A' }, { text: 'B' }, { blockId: '', text: 'C' }, 'word', 'word'];
  expect([...itemsById(items).values()]).toEqual(items);
});

describe('the same', () => {
  test.each([
    [{ a: 1, b: { c: [1, 'x'] } }, { b: { c: [1, 'x'] }, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: null }, { a: 1 }, false],
    [{ a: undefined }, { b: undefined }, true],
    [{ a: 1 }, { b: 1 }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [null, undefined, true],
    ['1', 1, false],
    [{ a: [] }, { a: {} }, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
    expect(sameValue(other, one)).toBe(same);
  });

  test('a part that is one object in both is not looked into', () => {
    const shared = {
      get text(): string {
        throw new Error('looked into');
      },
    };
    expect(sameValue({ blocks: [shared], typed: 'a' }, { blocks: [shared], typed: 'b' })).toBe(false);
    expect(sameValue([shared], [shared])).toBe(true);
  });
});
