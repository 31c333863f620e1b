import * as fc from 'fast-check';
import { isRecord } from '@/lib/is-record';
import { schemaAt } from '../read-contract';

type Any = fc.Arbitrary<unknown>;

const DEEPEST = 6;
const LONGEST_EMOJI = 5000;
/** Texts on which programs stumble: empty, of other scripts, half a character, names that every object has. */
const ODD_TEXTS = [
  '',
  ' ',
  'ñandú – 日本語',
  "'; --",
  '<b>&amp;',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '..',
  'a/b?c#d',
];

const numberAt = (schema: Record<string, unknown>, name: string) =>
  typeof schema[name] === 'number' ? schema[name] : undefined;

function texts(schema: Record<string, unknown>): Any {
  const [least = 0, most = 60] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')];
  if (schema.format === 'uri') return fc.webUrl({ validSchemes: ['https'] });
  if (typeof schema.pattern === 'string') {
    const pattern = new RegExp(schema.pattern, 'u');
    // fast-check knows no lookahead: what one asks for is looked at afterwards.
    const simple = schema.pattern.replace(/\(\?[=!](\([^)]*\)|[^()])*\)/g, '');
    return fc.stringMatching(new RegExp(simple, 'u')).filter((text) => pattern.test(text));
  }
  if (schema.format === 'date-time' || schema.format === 'moment')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((date) => date.toISOString());
  const short = fc.string({
    minLength: least,
    maxLength: Math.max(least, Math.min(most, 40)),
    unit: 'grapheme-ascii',
  });
  const odd = ODD_TEXTS.filter((text) => text.length >= least && text.length <= most).map((text) =>
    fc.constant(text),
  );
  const full = most <= LONGEST_EMOJI ? [fc.constant('😀'.repeat(most))] : [];
  return fc.oneof({ weight: 9, arbitrary: short }, ...odd, ...full);
}

function objects(schema: Record<string, unknown>, inside: (ref: string) => string, depth: number): Any {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  // Deep down, what need not be there is not.
  const names = Object.keys(properties).filter((name) => depth < DEEPEST || required.includes(name));
  const model = Object.fromEntries(
    names.map((name) => [name, fromSchema(properties[name], inside, depth + 1)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function ofType(
  type: string,
  schema: Record<string, unknown>,
  inside: (ref: string) => string,
  depth: number,
): Any {
  const [least, most] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')];
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: least ?? -1000, max: most ?? 1_000_000 });
    case 'number':
      return fc.double({ min: least ?? -1000, max: most ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = numberAt(schema, 'minItems') ?? 0;
      const maxLength = Math.max(
        minLength,
        Math.min(numberAt(schema, 'maxItems') ?? 3, depth < DEEPEST ? 3 : 0),
      );
      return fc.array(fromSchema(schema.items ?? true, inside, depth + 1), { minLength, maxLength });
    }
    default:
      return objects(schema, inside, depth);
  }
}

function fromSchema(schema: unknown, inside: (ref: string) => string, depth: number): Any {
  if (!isRecord(schema)) return fc.jsonValue({ maxDepth: 1 });
  if (typeof schema.$ref === 'string') return arbitraryOf(inside(schema.$ref), depth + 1);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one) => fromSchema(one, inside, depth + 1)));
  if (Array.isArray(schema.allOf)) return fromSchema(schema.allOf[0], inside, depth);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types[0] === undefined && !('properties' in schema)) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => ofType(String(type ?? 'object'), schema, inside, depth)));
}

/** Values as a schema of the contract describes them; hardly any of another kind. */
export function arbitraryOf(address: string, depth = 0): Any {
  const { schema, inside } = schemaAt(address);
  // A schema may hold itself: its values are made when they are needed.
  return fc.constant(null).chain(() => fromSchema(schema, inside, depth));
}

/** What may stand in the place of anything. */
const OTHER = fc.constantFrom<unknown>(
  undefined,
  null,
  42,
  -1,
  9e15,
  true,
  '',
  'other',
  'x'.repeat(20_001),
  [],
  {},
  [[]],
);

/** Every place in a value. */
function placesOf(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  const inside = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  return [place, ...inside.flatMap(([name, one]) => placesOf(one, [...place, name]))];
}

function changedAt(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? changedAt(one, rest, other) : one));
  return isRecord(value) ? { ...value, [name]: changedAt(value[name], rest, other) } : other;
}

/** Random values, the example, and the example with one thing in it changed: 2 to 2 to 1. */
export function mixed(address: string, example: unknown): Any {
  const changed = fc
    .tuple(fc.constantFrom(...placesOf(example)), OTHER)
    .map(([place, other]) => changedAt(example, place, other));
  return fc.oneof(
    { weight: 2, arbitrary: arbitraryOf(address) },
    { weight: 2, arbitrary: fc.constant(example) },
    { weight: 1, arbitrary: changed },
  );
}
