// @vitest-environment node
import { parametersOf } from '@mocks/tools/action-parameters';
import { TOOLKITS } from '@mocks/tools/toolkits';
import { describe, expect, test } from 'vitest';
import { looksSecret } from '@/features/own-tools/find-secret';
import { readSchema } from '@/shared/json-form/check-schema';
import { checkValue, TypedJson } from '@/shared/json-form/check-value';
import { fieldsOf, kindOf, resolved, withParts } from '@/shared/json-form/read-schema';
import { sampleOf } from '@/shared/json-form/sample-of';

const actions = TOOLKITS.flatMap(({ toolkit, actions }) =>
  actions.map(({ action }) => ({ toolkit, action })),
);

describe('the actions that are played', () => {
  test.each(actions)(
    '$toolkit $action has a schema that can be used, and a sample that fits',
    ({ toolkit, action }) => {
      const known = parametersOf(toolkit, action);
      if (!known) throw new Error('it has no parameters');
      expect(readSchema(JSON.stringify(known.parameters)).schema).toEqual(known.parameters);
      expect(checkValue(known.parameters, known.sample)).toEqual([]);
      expect(checkValue(known.parameters, sampleOf(known.parameters, known.parameters))).toEqual([]);
    },
  );
});

test('a field is made from what its schema says, nothing of it lost', () => {
  const kind = (schema: Record<string, unknown>) => kindOf(resolved(schema, schema));
  expect(kind({ type: 'string' })).toBe('text');
  expect(kind({ type: ['integer', 'null'] })).toBe('number');
  expect(kind({ anyOf: [{ type: 'boolean' }, { type: 'null' }] })).toBe('boolean');
  expect(kind({ const: 4 })).toBe('choice');
  expect(kind({ allOf: [{ type: 'array', items: { type: 'string' } }] })).toBe('list');
  expect(kind({ oneOf: [{ type: 'string' }, { type: 'number' }] })).toBe('json');
  expect(kind({ type: 'object', additionalProperties: { type: 'string' } })).toBe('json');
  expect(kind({})).toBe('json');
  expect(kind({ $ref: '#' })).toBe('json');
});

test('a schema that requires itself comes to an end', () => {
  const schema = { type: 'object', required: ['next'], properties: { next: { $ref: '#' } } };
  expect(JSON.stringify(sampleOf(schema, schema)).length).toBeLessThan(200);
  expect(JSON.stringify(withParts({}, schema, schema)).length).toBeLessThan(200);
  expect(fieldsOf(resolved({ $ref: '#' }, schema))).toHaveLength(1);
});

test('each fault is told at its place, once', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['a', 'deep'],
    properties: {
      a: { type: 'string', minLength: 3 },
      list: { type: 'array', items: { type: 'integer', minimum: 3 } },
      either: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      deep: { type: 'object', required: ['x'], properties: { x: { enum: ['one'] } } },
    },
  };
  const value = withParts({ a: 'b', list: [1, 'two'], either: true, odd: 1 }, schema, schema);
  expect(
    checkValue(schema, value).map(({ path, rule, detail }) => `${path} ${rule} ${detail}`.trim()),
  ).toEqual([
    '/a minLength 3',
    '/list/0 minimum 3',
    '/list/1 type integer',
    '/either anyOf',
    '/deep/x required',
    '/odd unknown odd',
  ]);
  expect(checkValue(schema, new TypedJson('{"a":\n1,}'))).toEqual([{ path: '', rule: 'json', detail: '2' }]);
  expect(checkValue(schema, new TypedJson('[]'))).toEqual([{ path: '', rule: 'type', detail: 'object' }]);
});

test.each([
  ['https://api.example.com/orders/{order}?lang=es', false],
  ['https://api.example.com?key={key}', false],
  ['The order of a customer', false],
  ['https://ana:pass@api.example.com', true],
  ['https://api.example.com?token=abcdef', true],
  ['Bearer 0123456789abcdef', true],
  ['AKIAIOSFODNN7EXAMPLE', true],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc', true],
  ['d41d8cd98f00b204e9800998ecf8427e', true],
])('%s looks like a secret: %s', (text, looks) => {
  expect(looksSecret(text)).toBe(looks);
});
