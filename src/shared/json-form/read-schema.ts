import { isRecord } from '@/lib/is-record';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** How a value is asked for. */
export type FieldKind = 'text' | 'choice' | 'number' | 'boolean' | 'object' | 'list' | 'json';

const MOST_HOPS = 20;

/** The part of a schema that a pointer such as `#/$defs/group` names. */
export function partAt(root: unknown, pointer: string): unknown {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((part: unknown, name) => (isRecord(part) ? part[name] : undefined), root);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A part of a schema with what it refers to in its place; of a choice between one kind and nothing, that kind. */
export function resolved(part: unknown, root: Schema): Schema {
  let now: Schema = isRecord(part) ? part : {};
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const { $ref, anyOf, oneOf, allOf, ...rest } = now;
    if (typeof $ref === 'string') {
      const target = partAt(root, $ref);
      now = { ...(isRecord(target) ? target : {}), ...rest };
      continue;
    }
    const branches = listOf(anyOf ?? oneOf).filter((branch) => !isRecord(branch) || branch.type !== 'null');
    const [only] = allOf && listOf(allOf).length === 1 ? listOf(allOf) : branches;
    if ((branches.length === 1 || (allOf && listOf(allOf).length === 1)) && isRecord(only)) {
      now = { ...only, ...rest };
      continue;
    }
    return now;
  }
  return {};
}

/** The types of a resolved schema, but for `null`. */
function typesOf(schema: Schema): readonly unknown[] {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.filter((type) => type !== 'null');
}

/** The schemas that a value may choose between. */
export function branchesOf(schema: Schema): readonly unknown[] {
  return listOf(schema.anyOf ?? schema.oneOf);
}

/** What can be chosen, where that is given. */
export function choicesOf(schema: Schema): readonly unknown[] {
  return 'const' in schema ? [schema.const] : listOf(schema.enum);
}

/** The names of an object's fields: those that are required first, in their order. */
export function fieldsOf(schema: Schema): { name: string; part: unknown; required: boolean }[] {
  const { properties } = schema;
  const required = listOf(schema.required);
  const fields = isRecord(properties)
    ? Object.entries(properties).map(([name, part]) => ({ name, part, required: required.includes(name) }))
    : [];
  return fields.toSorted((a, b) => Number(b.required) - Number(a.required));
}

/** How a value of a resolved schema is asked for; what there is no field for is written as JSON. */
export function kindOf(schema: Schema): FieldKind {
  if (choicesOf(schema).length > 0) return 'choice';
  const types = typesOf(schema);
  if (types.length !== 1 || 'anyOf' in schema || 'oneOf' in schema || 'allOf' in schema) return 'json';
  switch (types[0]) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return isRecord(schema.items) ? 'list' : 'json';
    case 'object':
      return fieldsOf(schema).length > 0 ? 'object' : 'json';
    default:
      return 'json';
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a field is called and what it says beside it, in the reader's language where the schema has them in several. */
export function wordsOf(schema: Schema, locale: string): { title: string; description: string } {
  const told = (word: 'title' | 'description') => {
    const texts = schema[`x-${word}`];
    return (isRecord(texts) && textOf(texts[locale])) || textOf(schema[word]);
  };
  return { title: told('title'), description: told('description') };
}

const DEEPEST_PART = 8;

/** A value with every object that must be there: its fields are on the form, though nothing is written into them yet. */
export function withParts(value: unknown, part: unknown, root: Schema, depth = 0): unknown {
  const schema = resolved(part, root);
  if (depth > DEEPEST_PART) return value;
  if (Array.isArray(value)) return value.map((item) => withParts(item, schema.items, root, depth + 1));
  if (kindOf(schema) !== 'object' || !(value === undefined || isRecord(value))) return value;
  const filled = fieldsOf(schema).flatMap(({ name, part: inner, required }): [string, unknown][] => {
    const now = value?.[name];
    const isMissing = now === undefined && !(required && kindOf(resolved(inner, root)) === 'object');
    return isMissing ? [] : [[name, withParts(now, inner, root, depth + 1)]];
  });
  return { ...value, ...Object.fromEntries(filled) };
}
