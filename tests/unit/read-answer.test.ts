import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Account } from '@/api/generated/schemas/account.zod';
import { AgentList } from '@/api/generated/schemas/agentList.zod';
import { MaybeConversation } from '@/api/generated/schemas/maybeConversation.zod';
import { type OnMismatch, readAnswer } from '@/api/read-answer';

const Price = z.object({ currency: z.string(), month: z.number() });
const Thing = z.object({
  id: z.string(),
  name: z._default(z.string(), ''),
  kind: z._default(z.union([z.enum(['small', 'large']), z.string()]), 'small'),
  price: z.optional(z.union([Price, z.null()])),
  size: z.optional(z.object({ width: z.number(), height: z.number() })),
  many: z.optional(z.union([z.number(), z.null()])),
  isOn: z.nullish(z.boolean()),
  tags: z._default(z.array(z.object({ text: z.string() })), []),
});
const Things = z.object({ items: z.array(Thing), total: z._default(z.int(), 0) });

const read = <T>(schema: z.ZodMiniType<T>, answer: unknown, onMismatch?: OnMismatch) => {
  const reading = readAnswer(schema, answer, onMismatch);
  if ('fault' in reading) throw new Error(reading.fault);
  return reading;
};
const faultOf = (answer: unknown, onMismatch: OnMismatch) => {
  const reading = readAnswer(Thing, answer, onMismatch);
  return 'fault' in reading ? reading.fault : undefined;
};

const EVERY: readonly OnMismatch[] = ['block', 'default', 'salvage', 'ignore'];
const PLAIN = { id: 't1', name: '', kind: 'small', tags: [] };

describe('what means the same is read in every operation', () => {
  test.each(EVERY)('%s: numbers as text, text as numbers, yes and no', (onMismatch) => {
    const { data, lost } = read(
      Thing,
      { id: 7, isOn: 'false', price: { currency: 5, month: '4.90' } },
      onMismatch,
    );
    expect(data).toEqual({ ...PLAIN, id: '7', isOn: false, price: { currency: '5', month: 4.9 } });
    expect(lost).toEqual([]);
  });

  test.each(EVERY)('%s: a number in text where there may be none', (onMismatch) => {
    expect(read(Thing, { id: 't1', many: '12' }, onMismatch).data).toMatchObject({ many: 12 });
  });

  test.each(EVERY)('%s: null is as much as nothing', (onMismatch) => {
    const { data, lost } = read(
      Thing,
      { id: 't1', name: null, kind: null, tags: null, size: null },
      onMismatch,
    );
    expect(data).toEqual(PLAIN);
    expect(lost).toEqual([]);
  });

  test.each(EVERY)('%s: a value that is not known here stays as it came', (onMismatch) => {
    expect(read(Thing, { id: 't1', kind: 'medium' }, onMismatch).data.kind).toBe('medium');
    expect(read(Thing, { id: 't1', kind: 3 }, onMismatch).data.kind).toBe('3');
  });

  test.each([[''], [' '], ['4,90'], ['Infinity'], ['12 €'], [true], [[12]]])('%j is no number', (month) => {
    const { data, lost } = read(Thing, { id: 't1', price: { currency: 'EUR', month } }, 'block');
    expect(data).toEqual(PLAIN);
    expect(lost).toEqual(['/price/month: invalid_type']);
  });

  test.each([['yes'], [2], [{}], ['constructor']])('%j is neither yes nor no', (isOn) => {
    const { data, lost } = read(Thing, { id: 't1', isOn }, 'block');
    expect(data).toEqual(PLAIN);
    expect(lost).toEqual(['/isOn: invalid_type']);
  });

  test('what was answered stays as it was', () => {
    const answer = Object.freeze({ id: 7, price: Object.freeze({ currency: 5, month: '1' }) });
    expect(read(Thing, answer).data.id).toBe('7');
    expect(answer).toEqual({ id: 7, price: { currency: 5, month: '1' } });
  });
});

describe('block', () => {
  test.each([
    ['an item of a list', { id: 't1', tags: [{ text: 'a' }, 'b'] }, '/tags/1: invalid_type'],
    ['what has to be there', { name: 'One' }, '/id: invalid_type'],
    ['null where something has to be', { id: null }, '/id: invalid_type'],
  ])('leaves out no list, and nothing that has to be there: %s', (_, answer, fault) => {
    expect(faultOf(answer, 'block')).toBe(fault);
  });

  test.each([
    ['another form', 'free'],
    ['with a part that cannot be read', { currency: 'EUR', month: 'some' }],
  ])('leaves out a part of its own that may be missing: %s', (_, price) => {
    expect(read(Thing, { id: 't1', price }, 'block').data).toEqual(PLAIN);
  });
});

describe('default', () => {
  test('leaves out what may be missing, and tells where without the value', () => {
    const { data, lost } = read(Thing, {
      id: 't1',
      name: ['secret-value'],
      price: { currency: 'EUR' },
      isOn: 'secret-value',
      size: { width: {}, height: 2 },
    });
    expect(data).toEqual(PLAIN);
    expect(lost.map((place) => place.split(':')[0])).toEqual(['/name', '/size/width', '/isOn']);
    expect(lost.join()).not.toContain('secret-value');
  });

  test('leaves out a list as a whole', () => {
    expect(read(Thing, { id: 't1', tags: [{ text: 'a' }, 'b'] }, 'default').data.tags).toEqual([]);
  });

  test('a part with several faults is left out once', () => {
    expect(read(Thing, { id: 't1', size: {} }, 'default').data).toEqual(PLAIN);
    expect(read(Thing, { id: 't1', size: { width: 'w', height: 'h' } }, 'default').data).toEqual(PLAIN);
    expect(read(Thing, { id: 't1', tags: [{}, {}, 7] }, 'default').data).toEqual(PLAIN);
  });

  test.each([[undefined], [null], ['t1'], [[]], [7], [{}], [{ id: {} }]])(
    '%j is nothing of the kind',
    (answer) => {
      expect(faultOf(answer, 'default')).toBeDefined();
    },
  );

  test('an account stands without the parts that cannot be read', () => {
    const { data } = read(Account, {
      accountId: 12,
      admin: { secret: true },
      infoCompany: { name: 'Acme', country: null },
      settings: 'none',
      subscription: { status: 'true', metadata: { trial_end: 1766000000, subscriptions: [{ customer: 7 }] } },
      subscriptionSummary: [{ product_type: 5 }, {}, 'bot'],
      currentTemplateGenerator: { name: 'Citas' },
    });
    expect(data).toMatchObject({
      accountId: '12',
      infoCompany: { name: 'Acme', country: '', timeZone: '' },
      subscription: { status: true, metadata: { trial_end: '1766000000' } },
      subscriptionSummary: [],
    });
    expect(Object.keys(data)).not.toContain('admin');
  });
});

describe('salvage', () => {
  test('leaves out the items that cannot be read, in their order', () => {
    const items = [
      { id: 'a' },
      'b',
      null,
      { name: 'c' },
      { id: 4, tags: [{}, { text: 'x' }] },
      { id: {} },
      { id: 'e' },
    ];
    const { data, lost } = read(Things, { items, total: 7 }, 'salvage');
    expect(data.items.map(({ id }) => id)).toEqual(['a', '4', 'e']);
    expect(data.items[1]?.tags).toEqual([{ text: 'x' }]);
    expect(data.total).toBe(7);
    expect(lost).toEqual(['/items/1: invalid_type', '/items/5/id: invalid_type']);
  });

  test('an item keeps what can be read of it', () => {
    const items = [{ id: 'a', price: 'free', size: { width: 1 } }];
    expect(read(Things, { items }, 'salvage').data.items).toEqual([{ ...PLAIN, id: 'a' }]);
  });

  test('the page of agents comes without those that cannot be read', () => {
    const items = [
      { botKey: 7, name: 'Citas' },
      { botKey: 'b', name: 'B', status: 'asleep', channels: ['fax', null] },
      {},
    ];
    const { data } = read(AgentList, { items, counts: { all: '3' }, botCreator: 'none' }, 'salvage');
    expect(data.items).toMatchObject([
      { botKey: '7', name: 'Citas', isCreator: false },
      { botKey: 'b', status: 'asleep', channels: ['fax'] },
    ]);
  });

  test('10,000 items that cannot be read are left out in a few passes over them', () => {
    const isRight = vi.fn((id: string) => id !== 'no');
    const Counted = z.object({
      items: z.array(z.object({ id: z.string().check(z.refine(isRight)) })),
    });
    const items = Array.from({ length: 10_000 }, (_, index) => ({ id: index % 2 ? 'no' : index }));
    const { data } = read(Counted, { items }, 'salvage');
    expect(data.items).toHaveLength(5000);
    expect(isRight.mock.calls.length).toBeLessThan(50_000);
  });
});

describe('an answer that may be missing', () => {
  const MaybeThings = z.union([Things, z.null()]);

  test('is mended as if it had to be there', () => {
    const { data } = read(MaybeThings, { items: [{ id: 1 }, { name: 'b' }, { id: 3, price: 4 }] }, 'ignore');
    expect(data?.items).toEqual([
      { ...PLAIN, id: '1' },
      { ...PLAIN, id: '3' },
    ]);
  });

  test('is mended in many places at once', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ id: index }));
    expect(read(MaybeThings, { items }, 'ignore').data?.items).toHaveLength(1000);
  });

  test('a conversation whose ids are numbers is read whole', () => {
    const messages = Array.from({ length: 60 }, (_, messageId) => ({
      messageId,
      author: 'user',
      text: 'Hola',
    }));
    const { data } = read(MaybeConversation, { conversationId: 1, messages }, 'ignore');
    expect(data?.messages.map(({ messageId }) => messageId)).toEqual(
      messages.map((one) => String(one.messageId)),
    );
  });

  test('says where it is broken when nothing can be mended', () => {
    expect(readAnswer(MaybeThings, { things: [] }, 'ignore')).toEqual({ fault: '/items: invalid_type' });
    expect(readAnswer(MaybeThings, 'OK', 'ignore')).toEqual({ fault: '/: invalid_union' });
  });
});

describe('a text in each language', () => {
  const Texts = z.object({ en: z._default(z.string(), ''), es: z._default(z.string(), '') });
  const Named = z.object({
    id: z.string(),
    name: Texts,
    hints: z._default(z.array(Texts), []),
    note: z.optional(z.union([Texts, z.null()])),
    place: z.optional(z.object({ city: z.optional(z.string()) })),
  });

  test.each(EVERY)('%s: one text is that of all of them', (onMismatch) => {
    const { data, lost } = read(Named, { id: 'a', name: 'Hola', hints: ['Uno'], note: 'Dos' }, onMismatch);
    expect(data).toEqual({
      id: 'a',
      name: { en: 'Hola', es: 'Hola' },
      hints: [{ en: 'Uno', es: 'Uno' }],
      note: { en: 'Dos', es: 'Dos' },
    });
    expect(lost).toEqual([]);
  });

  test('a text in the place of anything else is none', () => {
    expect(read(Named, { id: 'a', name: 'Hola', place: 'Madrid' }).data.place).toBeUndefined();
  });
});

test('what has to be there and may be null is null where it is missing or cannot be read', () => {
  const Process = z.object({ settings: z.nullable(z.record(z.string(), z.unknown())), isEnd: z.boolean() });
  for (const settings of [undefined, [], 'default', 0])
    expect(read(Process, { settings, isEnd: false }).data).toEqual({ settings: null, isEnd: false });
});
