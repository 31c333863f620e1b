import { Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '@/api/generated/schemas';

/** Whether every `$ref` leads to a part of the schema itself. */
function refsLead(part: unknown, root: JsonSchema): boolean {
  if (typeof part !== 'object' || part === null) return true;
  if (!Array.isArray(part) && '$ref' in part && typeof part.$ref === 'string') {
    if (!part.$ref.startsWith('#')) return false;
    const names = part.$ref
      .split('/')
      .slice(1)
      .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
    const found = names.reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      root,
    );
    if (typeof found !== 'object' || found === null) return false;
  }
  return Object.values(part).every((inner) => refsLead(inner, root));
}

/** Whether a JSON Schema describes arguments: an object, every `$ref` of it leading somewhere. */
export function isArgumentSchema(schema: JsonSchema): boolean {
  if (schema.type !== 'object' || !refsLead(schema, schema)) return false;
  try {
    new Validator(schema, '2020-12').validate({});
    return true;
  } catch {
    return false;
  }
}

function faultsIn(schema: JsonSchema, given: Record<string, unknown>) {
  try {
    return new Validator(schema, '2020-12', false).validate(given).errors;
  } catch (error) {
    // A pattern that is none shows only when something is held against it.
    const said = error instanceof Error ? error.message : String(error);
    return [{ instanceLocation: '#', keyword: '', error: said }];
  }
}

/** They only say that something inside them does not fit. */
const AROUND = ['properties', 'items', 'prefixItems', '$ref', 'allOf', 'additionalProperties'];
const MOST_FAULTS = 10;

/** Everything that is wrong with arguments, field by field. */
export function argumentFaults(schema: JsonSchema, given: Record<string, unknown>): string[] {
  const errors = faultsIn(schema, given).filter(({ keyword }) => !AROUND.includes(keyword));
  // The judge calls a known argument that does not fit unknown, too.
  const isUnknown = ({ keyword, instanceLocation }: (typeof errors)[number]) =>
    keyword === 'false' &&
    !errors.some((other) => other.keyword !== 'false' && other.instanceLocation.startsWith(instanceLocation));
  const said = errors.flatMap((error) => {
    if (error.keyword === 'false' && !isUnknown(error)) return [];
    const what = error.keyword === 'false' ? 'There is no such argument.' : error.error;
    return [`${error.instanceLocation}: ${what}`];
  });
  const fallback = argumentFault(schema, given);
  if (said.length === 0 && fallback !== undefined) return [fallback];
  return [...new Set(said)].slice(0, MOST_FAULTS);
}

/** What is wrong with arguments, in a sentence; undefined when nothing is. */
export function argumentFault(schema: JsonSchema, given: Record<string, unknown>): string | undefined {
  const errors = faultsIn(schema, given);
  if (errors.length === 0) return undefined;
  const deepest = errors.toSorted((a, b) => b.instanceLocation.length - a.instanceLocation.length)[0];
  return deepest ? `${deepest.instanceLocation}: ${deepest.error}` : 'The arguments do not fit';
}
