import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run';
import { sayAndStop } from './say-and-stop';

const SOURCES = {
  contract: {
    inputs: ['openapi/**/*.{yaml,json}', 'orval.config.ts', 'src/api/request.ts', 'package-lock.json'],
    outputs: ['src/api/generated'],
  },
  words: {
    inputs: ['.typesafe-i18n.json', 'i18n/*/**/*.ts', 'package-lock.json'],
    outputs: ['i18n/i18n-types.ts', 'i18n/i18n-react.tsx'],
  },
  routes: {
    inputs: ['tsr.config.json', 'src/routes/**/*.{ts,tsx}', 'package-lock.json'],
    outputs: ['src/routes/route-tree.gen.ts'],
  },
} as const;

/** What code is generated from. */
export type Source = keyof typeof SOURCES;
export const ALL_SOURCES = ['contract', 'words', 'routes'] as const satisfies Source[];

const FOLDER = '.cache/generated-from';
const stampOf = (source: Source) => `${FOLDER}/${source}`;

function hashOfInputs(source: Source): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES[source].inputs)
    .filter((file) => !file.includes('.gen.'))
    .sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What the files that are generated from it were made from; undefined where one is missing. */
function madeFrom(source: Source): string | undefined {
  const stamp = stampOf(source);
  const isWhole = [stamp, ...SOURCES[source].outputs].every((file) => existsSync(file));
  return isWhole ? readFileSync(stamp, 'utf8') : undefined;
}

/** Whether what is generated from it is missing, or older than it. */
export const isStale = (source: Source) => madeFrom(source) !== hashOfInputs(source);

/** Generates from a source that changed since it last was; tells whether it did. */
export async function generateFrom(source: Source, generate: () => Promise<void>): Promise<boolean> {
  // Taken first: a change that comes while it runs is generated from the next time.
  const hash = hashOfInputs(source);
  if (madeFrom(source) === hash) return false;
  // Files half written are not taken for whole.
  rmSync(stampOf(source), { force: true });
  await generate();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(stampOf(source), hash);
  return true;
}

/** Generates again when that is needed; cheap when it is not. */
export async function ensureGenerated(): Promise<void> {
  if (!ALL_SOURCES.some(isStale)) return;
  const { code, output } = await run('npm', ['run', '--silent', 'generate']);
  if (code !== 0)
    sayAndStop(`${output}\nGenerating from the contract failed: mend what is named above and run again.`);
}
