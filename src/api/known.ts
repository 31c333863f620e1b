import type * as z from 'zod/mini';

/** A value of an open list of the contract, when it is one that is known here. */
export function known<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  const read = schema.safeParse(value);
  return read.success ? read.data : undefined;
}

/** The text for a value of an open list of the contract; one that is not known here is shown as it came. */
export function textFor<Known extends string>(
  schema: z.ZodMiniType<Known>,
  t: Readonly<Record<Known, () => string>>,
  value: string | null | undefined,
): string {
  const one = known(schema, value);
  return one === undefined ? (value ?? '–') : t[one]();
}
