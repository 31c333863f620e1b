import { branchesOf, choicesOf, fieldsOf, kindOf, resolved, type Schema } from './read-schema';

const DEEPEST = 5;
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:00:00Z',
  email: 'name@example.com',
  uri: 'https://example.com',
};

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function given(schema: Schema): unknown {
  const { examples } = schema;
  return Array.isArray(examples) && examples.length > 0 ? examples[0] : schema.default;
}

/** A value that a part of a schema takes: what the schema shows, else something plain; of an object what is required. */
export function sampleOf(part: unknown, root: Schema, depth = 0): unknown {
  const schema = resolved(part, root);
  const shown = given(schema);
  if (shown !== undefined) return shown;
  switch (kindOf(schema)) {
    case 'choice':
      return choicesOf(schema)[0];
    case 'text':
      return BY_FORMAT[String(schema.format)] ?? 'text'.padEnd(number(schema.minLength) ?? 0, ' text');
    case 'number':
      return number(schema.minimum) ?? 1;
    case 'boolean':
      return true;
    case 'list':
      return number(schema.minItems) ? [sampleOf(schema.items, root, depth + 1)] : [];
    case 'object':
      return sampleObject(schema, root, depth);
    case 'json': {
      const [branch] = branchesOf(schema);
      if (branch !== undefined && depth < DEEPEST) return sampleOf(branch, root, depth + 1);
      return depth === 0 ? {} : undefined;
    }
  }
}

function sampleObject(schema: Schema, root: Schema, depth: number): Record<string, unknown> {
  if (depth > DEEPEST) return {};
  const fields = fieldsOf(schema).filter(
    ({ part, required }) => required || given(resolved(part, root)) !== undefined,
  );
  return Object.fromEntries(fields.map(({ name, part }) => [name, sampleOf(part, root, depth + 1)]));
}
