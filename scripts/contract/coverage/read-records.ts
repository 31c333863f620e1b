import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const CallRecord = z.object({
  operationId: z.string(),
  status: z.number(),
  parameters: z.array(z.string()),
  sent: z.array(z.string()),
  answered: z.array(z.string()),
});

/** What the played provider noted of a call. */
export type CallRecord = z.output<typeof CallRecord>;

/** Reads the calls that one kind of run noted; none where it was not run. */
export function readRecords(file: string): CallRecord[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => CallRecord.parse(JSON.parse(line)));
}
