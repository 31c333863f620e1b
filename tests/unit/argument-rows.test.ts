import { describe, expect, test } from 'vitest';
import {
  exampleOf,
  NEW_ARGUMENT,
  readArguments,
  typeOf,
  withExample,
  withType,
  writeArguments,
} from '@/features/own-tools/argument-rows';

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  $defs: { place: { type: 'string' } },
  properties: {
    to: { $ref: '#/$defs/place', description: 'Where to.' },
    units: { type: 'integer', minimum: 1, examples: [2, 3] },
  },
  required: ['units'],
};
const text = (schema: unknown) => JSON.stringify(schema, null, 2);
const rowsOf = (schema: unknown) => {
  const rows = readArguments(text(schema));
  if (!rows) throw new Error('it cannot be read');
  return rows;
};

describe('the arguments of a tool as rows', () => {
  test('are written as they were read, with all that fields do not show', () => {
    expect(writeArguments(text(SCHEMA), rowsOf(SCHEMA))).toBe(text(SCHEMA));
  });

  test('two of one name both stay, as does one without a name', () => {
    const [first] = rowsOf(SCHEMA);
    if (!first) throw new Error('there is none');
    const rows = [first, { ...first, isRequired: true }, NEW_ARGUMENT];
    expect(readArguments(writeArguments(text(SCHEMA), rows))?.map(({ name }) => name)).toEqual([
      'to',
      'to',
      '',
    ]);
  });

  test('none are required where none is left, and none stand where there are none', () => {
    const written = writeArguments(text(SCHEMA), []);
    expect(JSON.parse(written)).toEqual({
      type: 'object',
      additionalProperties: false,
      $defs: SCHEMA.$defs,
      properties: {},
    });
  });

  test.each(['', '[', '[]', '{"type": "array"}', '{"type": "object", "required": ["a"], "properties": {}}'])(
    'what only the text can mend has no rows: %s',
    (wrong) => {
      expect(readArguments(wrong)).toBeUndefined();
    },
  );

  test('another type drops what held for the one before, and keeps what it is for', () => {
    const units = { type: 'integer', minimum: 1, description: 'How many.', examples: [2] };
    expect(withType(units, 'string')).toEqual({ type: 'string', description: 'How many.', examples: ['2'] });
    expect(withType(units, 'boolean')).toEqual({ type: 'boolean', description: 'How many.' });
    expect(typeOf({ type: 'string', anyOf: [] })).toBeUndefined();
    expect(typeOf({ type: ['string', 'null'] })).toBeUndefined();
  });

  test('an example is of the type as soon as it can be, and the others stay', () => {
    expect(withExample({ type: 'number' }, '10.')).toEqual({ type: 'number', examples: ['10.'] });
    expect(withExample({ type: 'number', examples: ['10.', 4] }, '10.5')).toEqual({
      type: 'number',
      examples: [10.5, 4],
    });
    expect(withExample({ type: 'string', examples: ['a'] }, '')).toEqual({ type: 'string' });
    expect(exampleOf({ examples: [{ deep: true }] })).toBe('');
  });
});
