import type { http } from 'msw';
import * as z from 'zod/mini';

/** What a generated handler gives to the function that answers. */
export type Info = Parameters<Parameters<typeof http.get>[1]>[0];

/** Answers a call; the answer is checked against the contract before it leaves, since a provider that breaks it is a bug. */
export function answering<Schema extends z.ZodMiniType>(
  schema: Schema,
  work: (info: Info) => z.input<Schema> | Promise<z.input<Schema>>,
): (info: Info) => Promise<z.output<Schema>> {
  return async (info) => {
    const given = await work(info);
    const answer = z.safeParse(schema, given);
    if (answer.success) return answer.data;
    const { method, url } = info.request;
    throw new Error(
      `The played provider breaks the contract at ${method} ${url}:\n${z.prettifyError(answer.error)}`,
    );
  };
}
