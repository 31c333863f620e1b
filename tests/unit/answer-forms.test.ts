import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inContractForm, parseJson } from '@/api/answer-forms';

const Item = z.object({ id: z.string() });
const List = z.object({
  items: z.array(Item),
  nextCursor: z.nullish(z.string()),
  total: z._default(z.int(), 0),
});
const MaybeList = z.union([List, z.null()]);
const ITEMS = [{ id: 'a' }, { id: 'b' }];

describe('a list', () => {
  test.each<[string, unknown, object]>([
    ['an array', ITEMS, { items: ITEMS, total: 2 }],
    ['`items`', { items: ITEMS }, { items: ITEMS, total: 2 }],
    ['`items` with null for a total', { items: ITEMS, total: null }, { items: ITEMS, total: 2 }],
    [
      '`items` of one page',
      { items: ITEMS, total: 40, nextCursor: 'c' },
      { items: ITEMS, total: 40, nextCursor: 'c' },
    ],
    ['`data`', { data: ITEMS }, { items: ITEMS, total: 2 }],
    [
      '`data` of one page',
      { data: ITEMS, total: 40, nextCursor: 'c' },
      { items: ITEMS, total: 40, nextCursor: 'c' },
    ],
    [
      'an envelope around an array',
      { success: true, data: ITEMS, message: 'OK' },
      { items: ITEMS, total: 2 },
    ],
    [
      'an envelope around `items`',
      { success: true, data: { items: ITEMS, total: 9 } },
      { items: ITEMS, total: 9 },
    ],
    ['an envelope around `data`', { statusCode: 200, data: { data: ITEMS } }, { items: ITEMS, total: 2 }],
    ['nothing in it', [], { items: [], total: 0 }],
  ])('comes as %s', (_, answer, form) => {
    expect(inContractForm(List, answer)).toMatchObject(form);
    expect(List.safeParse(inContractForm(List, answer))).toMatchObject({ success: true, data: form });
  });

  test('without pages has as many as came, whatever it says', () => {
    const Whole = z.object({ items: z.array(Item), total: z._default(z.int(), 0) });
    expect(inContractForm(Whole, { items: ITEMS, total: 40 })).toEqual({ items: ITEMS, total: 2 });
  });

  test('that may be missing comes in the same forms', () => {
    expect(inContractForm(MaybeList, ITEMS)).toMatchObject({ items: ITEMS, total: 2 });
    expect(inContractForm(MaybeList, { data: ITEMS })).toMatchObject({ items: ITEMS, total: 2 });
    expect(inContractForm(MaybeList, undefined)).toBeUndefined();
  });

  test.each([[null], [undefined], ['none'], [7], [{ items: 'none' }], [{ things: ITEMS }]])(
    '%j is none',
    (answer) => {
      expect(List.safeParse(inContractForm(List, answer)).success).toBe(false);
    },
  );
});

describe('one thing', () => {
  test.each<[string, unknown]>([
    ['itself', { id: 'a' }],
    ['in an envelope', { success: true, data: { id: 'a' } }],
    [
      'in an envelope with more about the call',
      { status: 200, message: 'OK', errors: [], meta: {}, data: { id: 'a' } },
    ],
  ])('comes as %s', (_, answer) => {
    expect(inContractForm(Item, answer)).toEqual({ id: 'a' });
  });

  test('with a part that is called data stays as it is', () => {
    const answer = { id: 'a', data: { id: 'b' } };
    expect(inContractForm(Item, answer)).toBe(answer);
    const File = z.object({ data: z.object({ id: z.string() }), status: z.optional(z.string()) });
    const file = { status: 'ready', data: { id: 'b' } };
    expect(inContractForm(File, file)).toBe(file);
  });

  test('an array stays one where no list is asked for', () => {
    expect(inContractForm(Item, ITEMS)).toBe(ITEMS);
  });
});

describe('JSON', () => {
  test('a whole number that is too large for a number keeps its digits', () => {
    const text = '{"id":90071992547409931,"ids":[-90071992547409931,12],"text":"90071992547409931"}';
    expect(parseJson(text)).toEqual({
      id: '90071992547409931',
      ids: ['-90071992547409931', 12],
      text: '90071992547409931',
    });
  });

  test('every other number stays a number', () => {
    expect(parseJson('[9007199254740991, 0.12345678901234568, 1.5e3]')).toEqual([
      9007199254740991, 0.12345678901234568, 1500,
    ]);
  });

  test('a number that was counted with loses the error of counting', () => {
    expect(parseJson('[0.30000000000000004, 0.7999999999999999, -3.3000000000000003]')).toEqual([
      0.3, 0.8, -3.3,
    ]);
  });

  test.each([[''], ['<h1>oops</h1>'], ['{"half":'], ['OK']])('%j is none', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  test('null is JSON', () => {
    expect(parseJson('null')).toBeNull();
  });
});
