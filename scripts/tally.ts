import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** How many checks of one suite passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

const tallySchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });
const folder = join('.cache', 'tally');

/** Writes what a suite found, for `npm test` to add up, and prints it as one line. */
export function writeTally(suite: string, tally: Tally): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify(tally));
  const parts = [`${tally.passed} passed`];
  if (tally.failed > 0) parts.unshift(`${tally.failed} failed`);
  if (tally.skipped > 0) parts.push(`${tally.skipped} skipped`);
  const all = tally.passed + tally.failed + tally.skipped;
  process.stdout.write(`${suite[0]?.toUpperCase()}${suite.slice(1)}  ${parts.join(', ')} (${all})\n`);
}

/** Reads what a suite found; nothing when it ended before it could say. */
export function readTally(suite: string): Tally | undefined {
  try {
    return tallySchema.parse(JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Forgets the suites of the last run. */
export function clearTallies(): void {
  rmSync(folder, { recursive: true, force: true });
}
