// @vitest-environment node
import { parametersOf } from '@mocks/tools/action-parameters';
import { withWords } from '@mocks/tools/argument-words';
import { TOOLKITS } from '@mocks/tools/toolkits';
import { expect, test } from 'vitest';
import type { JsonSchema } from '@/api/generated/schemas';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The arguments, those inside others as well, that have no Spanish name, or no Spanish description of theirs. */
function withoutSpanish(schema: JsonSchema, path: string): string[] {
  const inside = [schema.properties, schema.$defs].flatMap((parts, at) =>
    Object.entries(parts ?? {}).flatMap(([name, part]) => {
      if (!isSchema(part)) return [];
      // What is only defined for others has no name of its own.
      const isNamed = at === 1 || part['x-title'] !== undefined;
      const isExplained = part.description === undefined || part['x-description'] !== undefined;
      const here = `${path}.${name}`;
      return [...(isNamed && isExplained ? [] : [here]), ...withoutSpanish(part, here)];
    }),
  );
  return [...inside, ...(isSchema(schema.items) ? withoutSpanish(schema.items, path) : [])];
}

test('every argument of the played actions is named and explained in Spanish as well', () => {
  const missing = TOOLKITS.flatMap(({ toolkit, actions }) =>
    actions.flatMap(({ action }) => {
      const known = parametersOf(toolkit, action);
      return known ? withoutSpanish(withWords(known.parameters), `${toolkit}/${action}`) : [];
    }),
  );
  expect(missing).toEqual([]);
});
