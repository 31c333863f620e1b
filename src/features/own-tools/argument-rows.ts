import { isRecord } from '@/lib/is-record';
import { readSchema } from '@/shared/json-form/check-schema';
import { membersOf, readJson } from '@/shared/json-form/json-text';
import type { Schema } from '@/shared/json-form/read-schema';

export const SIMPLE_TYPES = ['string', 'number', 'integer', 'boolean'] as const;
export type SimpleType = (typeof SIMPLE_TYPES)[number];

/** One argument as fields show it: what they do not show stays in its schema. */
export interface ArgumentRow {
  name: string;
  isRequired: boolean;
  schema: Schema;
}

export const NEW_ARGUMENT: ArgumentRow = {
  name: '',
  isRequired: true,
  schema: { type: 'string', description: '' },
};

const namesOf = (required: unknown): readonly unknown[] => (Array.isArray(required) ? required : []);

/** The arguments that a text describes, in its order; undefined where only the text itself can be mended. */
export function readArguments(text: string): ArgumentRow[] | undefined {
  const read = readJson(text);
  if (read.fault || !isRecord(read.value)) return undefined;
  const { fault } = readSchema(text);
  // What fields can mend: a name that is missing, or there twice.
  if (fault && fault.code !== 'unnamed' && fault.code !== 'twice') return undefined;
  const required = namesOf(read.value.required);
  const properties = membersOf(read.root).find(([name]) => name === 'properties')?.[1];
  return (properties ? membersOf(properties) : []).map(([name, , value]) => ({
    name,
    isRequired: required.includes(name),
    schema: isRecord(value) ? value : {},
  }));
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const jsonOf = (value: unknown) => indented(JSON.stringify(value, null, 2));
const members = (lines: readonly string[]) =>
  lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}`;

/** A text with these arguments in the place of its own. Two of one name both stand in it until one has another. */
export function writeArguments(text: string, rows: readonly ArgumentRow[]): string {
  const read = readJson(text);
  const { properties: _, required: __, ...rest } = 'value' in read && isRecord(read.value) ? read.value : {};
  const properties = members(rows.map(({ name, schema }) => `${JSON.stringify(name)}: ${jsonOf(schema)}`));
  const required = [...new Set(rows.filter(({ isRequired }) => isRequired).map(({ name }) => name))];
  return members([
    ...Object.entries({ type: 'object', ...rest }).map(([name, value]) => `"${name}": ${jsonOf(value)}`),
    `"properties": ${indented(properties)}`,
    ...(required.length > 0 ? [`"required": ${jsonOf(required)}`] : []),
  ]);
}

/** The type of an argument; undefined where its schema says more than a type. */
export function typeOf(schema: Schema): SimpleType | undefined {
  const isWhole = !['$ref', 'anyOf', 'oneOf', 'allOf'].some((keyword) => keyword in schema);
  return isWhole ? SIMPLE_TYPES.find((type) => type === schema.type) : undefined;
}

/** What an example means where it is of a type; what does not fit the type yet stays as it is typed. */
function exampleAs(type: unknown, typed: string): unknown {
  const isNumber = (type === 'number' || type === 'integer') && String(Number(typed)) === typed;
  return isNumber ? Number(typed) : typed;
}

/** The first example of an argument, as it is typed. */
export function exampleOf({ examples }: Schema): string {
  const [first] = Array.isArray(examples) ? examples : [];
  return first === undefined || isRecord(first) ? '' : String(first);
}

/** A schema with another first example, or without one. */
export function withExample(schema: Schema, typed: string): Schema {
  const { examples, ...rest } = schema;
  const others = Array.isArray(examples) ? examples.slice(1) : [];
  const all = typed === '' ? others : [exampleAs(schema.type, typed), ...others];
  return all.length > 0 ? { ...rest, examples: all } : rest;
}

/** A schema of another type: what held for the type before is gone, what it is for stays. */
export function withType(schema: Schema, type: SimpleType): Schema {
  const { title, description } = schema;
  const kept = { ...(title === undefined ? {} : { title }), type, description: description ?? '' };
  return type === 'boolean' ? kept : withExample(kept, exampleOf(schema));
}
