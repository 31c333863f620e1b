import * as z from 'zod/mini';
import { described, escaped, inline, schemaAnchor, table } from './html';

const Schema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  description: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});

const LIMITS = [
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'default',
] as const;

function limitsOf(schema: z.output<typeof Schema>): string {
  const told = LIMITS.filter((limit) => schema[limit] !== undefined);
  return told.map((limit) => `<code>${limit}: ${escaped(JSON.stringify(schema[limit]))}</code>`).join(' ');
}

/** What a value is, in one line; a schema with a name is a link to it. */
export function typeOf(value: unknown): string {
  const parsed = z.safeParse(Schema, value);
  if (!parsed.success) return 'anything';
  const schema = parsed.data;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${schemaAnchor(name)}">${escaped(name)}</a>`;
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map(typeOf).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ');
  if (schema.enum)
    return schema.enum.map((one) => `<code>${escaped(JSON.stringify(one))}</code>`).join(' | ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? 'anything'].flat();
  return types.map(escaped).join(' or ');
}

function noteOf(value: unknown): string {
  const parsed = z.safeParse(Schema, value);
  if (!parsed.success) return '';
  return [inline(parsed.data.description ?? ''), limitsOf(parsed.data)].filter(Boolean).join(' ');
}

/** One schema with its properties. */
export function schemaSection(name: string, value: unknown): string {
  const schema = Schema.parse(value);
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([property, of]) => [
    `<code>${escaped(property)}</code>${required.has(property) ? ' <strong>required</strong>' : ''}`,
    typeOf(of),
    noteOf(of),
  ]);
  const { properties: _, ...rest } = schema;
  return [
    `<section id="${schemaAnchor(name)}" class="schema">`,
    `<h3><a href="#${schemaAnchor(name)}">${escaped(name)}</a></h3>`,
    described(schema.description ?? ''),
    rows.length > 0 ? '' : `<p>${typeOf(rest)} ${limitsOf(schema)}</p>`,
    table(['Property', 'Type', 'What it is'], rows),
    '</section>',
  ].join('\n');
}
