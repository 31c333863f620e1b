import * as z from 'zod/mini';
import * as generated from '@/api/generated/schemas';

const schemas = new Map(
  Object.entries(generated).flatMap(([name, value]) =>
    value instanceof z.ZodMiniType ? [[name, value]] : [],
  ),
);

/** The generated schema of that name. */
export function schemaNamed(name: string): z.ZodMiniType | undefined {
  return schemas.get(name);
}

/** What is wrong with a value by the generated schema of that name; empty when nothing is. */
export function faultsByZod(schemaName: string, value: unknown): string[] {
  const schema = schemaNamed(schemaName);
  if (!schema) return [`there is no generated schema ${schemaName}`];
  const read = z.safeParse(schema, value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `/${path.map(String).join('/')} ${message}`);
}
