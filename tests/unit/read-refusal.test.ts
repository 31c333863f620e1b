import { describe, expect, test } from 'vitest';
import { readRefusal, WRONG_PAIR_MESSAGE } from '@/api/read-refusal';

const NOTHING = { isWrongPair: false, code: undefined, fields: [], reference: undefined };

describe('the one message that leaves the session alone', () => {
  test.each<[string, unknown]>([
    ['the message', { message: WRONG_PAIR_MESSAGE, code: 'WRONG_CREDENTIALS' }],
    ['the error', { error: WRONG_PAIR_MESSAGE }],
    ['the message of the error', { error: { message: WRONG_PAIR_MESSAGE } }],
    ['the message of the first error', { errors: [{ message: WRONG_PAIR_MESSAGE }] }],
    ['one of several messages', { statusCode: 401, message: ['Try again', WRONG_PAIR_MESSAGE] }],
    ['all that was said, as JSON', WRONG_PAIR_MESSAGE],
  ])('is read as %s', (_, body) => {
    expect(readRefusal(JSON.stringify(body)).isWrongPair).toBe(true);
  });

  test('is read as plain text', () => {
    expect(readRefusal(`${WRONG_PAIR_MESSAGE}\n`).isWrongPair).toBe(true);
  });

  test.each([
    [JSON.stringify({ message: `${WRONG_PAIR_MESSAGE}.` })],
    [JSON.stringify({ message: WRONG_PAIR_MESSAGE.toLowerCase() })],
    [JSON.stringify({ detail: WRONG_PAIR_MESSAGE })],
    [JSON.stringify({ message: { text: WRONG_PAIR_MESSAGE } })],
    [`<html>${WRONG_PAIR_MESSAGE}</html>`],
  ])('is not %s', (text) => {
    expect(readRefusal(text).isWrongPair).toBe(false);
  });
});

describe('the rest of a refusal is read part by part', () => {
  test('as the contract has it', () => {
    const fields = [{ path: 'company.name', code: 'too_small' }];
    const body = { message: 'no', code: 'INVALID_REQUEST', fields, reference: 'ref_1' };
    expect(readRefusal(JSON.stringify(body))).toEqual({
      isWrongPair: false,
      code: 'INVALID_REQUEST',
      fields,
      reference: 'ref_1',
    });
  });

  test('inside an error', () => {
    const error = { message: 'no', code: 'BOT_LIMIT_REACHED', requestId: 'req_1' };
    expect(readRefusal(JSON.stringify({ error }))).toMatchObject({
      code: 'BOT_LIMIT_REACHED',
      reference: 'req_1',
    });
  });

  test.each<[string, unknown, readonly object[]]>([
    ['null', null, []],
    ['a text', 'name', []],
    [
      'one that is strange among others',
      [null, 7, {}, { path: 'name', code: 'taken' }],
      [{ path: 'name', code: 'taken' }],
    ],
    ['one without a code', [{ path: 'name' }], [{ path: 'name', code: 'refused' }]],
    ['a strange code', [{ path: 'name', code: 7 }], [{ path: 'name', code: 'refused' }]],
    [
      'a path in steps',
      [{ path: ['company', 'name', 0], code: 'x' }],
      [{ path: 'company.name.0', code: 'x' }],
    ],
    [
      'another word for the path',
      [{ field: 'email', code: 'taken' }, { property: 'name' }],
      [
        { path: 'email', code: 'taken' },
        { path: 'name', code: 'refused' },
      ],
    ],
  ])('fields: %s', (_, fields, expected) => {
    const body = JSON.stringify({ code: 'INVALID_REQUEST', fields, reference: 'ref_1' });
    expect(readRefusal(body)).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: expected,
      reference: 'ref_1',
    });
  });

  test('fields that are called errors', () => {
    const errors = [{ field: 'email', message: 'Already taken', code: 'taken' }];
    expect(readRefusal(JSON.stringify({ errors })).fields).toEqual([{ path: 'email', code: 'taken' }]);
  });

  test.each([[7], [{}], [''], [['A']], [null]])(
    'a code that is %j is none, and costs nothing else',
    (code) => {
      const body = { message: 'no', code, reference: 'ref_1' };
      expect(readRefusal(JSON.stringify(body))).toEqual({ ...NOTHING, reference: 'ref_1' });
    },
  );

  test.each([
    [''],
    ['   '],
    ['null'],
    ['[]'],
    ['7'],
    ['{"half":'],
    ['<h1>502 Bad Gateway</h1>'],
    ['a'.repeat(2 ** 20)],
  ])('%.30j says nothing', (text) => {
    expect(readRefusal(text)).toEqual(NOTHING);
  });
});
