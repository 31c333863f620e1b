import { spawnSync } from 'node:child_process';
import { dump, load } from 'js-yaml';
import * as z from 'zod/mini';
import type { Bump } from './contract-changes';

const BUMPS: readonly Bump[] = [undefined, 'patch', 'minor', 'major'];

const Contract = z.object({ paths: z.record(z.string(), z.unknown()) });
const Impact = z.enum(['patch', 'minor', 'major']);
const Report = z.object({
  bump: z.optional(Impact),
  changes: z.array(z.object({ path: z.string(), impact: Impact })),
});

/** Runs Redocly, without what it says of itself. */
export function redocly(args: readonly string[], cwd = '.') {
  return spawnSync('redocly', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256_000_000,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  });
}

/** What changed from one contract to another. */
export function report(base: string, revision: string, cwd?: string) {
  const { stdout, stderr } = redocly(['diff', base, revision, '--fail-on=none', '--format=json'], cwd);
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return Report.parse(JSON.parse(stdout));
}

/** One contract of the paths of many, each under its number: a process for each of them would take much longer. */
export function joined(root: string, contracts: readonly { text: string; file: string }[]): string {
  const paths = contracts.flatMap(({ text, file }, index) =>
    Object.keys(Contract.parse(load(text)).paths).map((path) => [
      `/change-${index}${path}`,
      { $ref: `${file}#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` },
    ]),
  );
  return dump({ ...Object(load(root)), paths: Object.fromEntries(paths) });
}

/** Whether a version that moved so far is enough for what changed. */
export const suffices = (bump: Bump, asked: Bump) => BUMPS.indexOf(bump) >= BUMPS.indexOf(asked);

/** What the changes of each joined contract ask for, by its number; nothing changed in those that are not there. */
export function bumpsOf({ changes }: z.infer<typeof Report>): Map<number, Bump> {
  const bumps = new Map<number, Bump>();
  for (const { path, impact } of changes) {
    const index = Number(/^#\/paths\/~1change-(\d+)~1/.exec(path)?.[1]);
    if (!suffices(bumps.get(index), impact)) bumps.set(index, impact);
  }
  return bumps;
}
