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

/** Whether what is generated from it is missing, or older than it. */
export function isStale(source: Source): boolean {
  const stamp = stampOf(source);
  if (!existsSync(stamp) || SOURCES[source].outputs.some((output) => !existsSync(output))) return true;
  return readFileSync(stamp, 'utf8') !== hashOfInputs(source);
}

/** Forgets what it was generated from: files half written are not taken for whole. */
export function markStale(source: Source): void {
  rmSync(stampOf(source), { force: true });
}

/** Notes what the generated files were made from. */
export function markGenerated(source: Source): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(stampOf(source), hashOfInputs(source));
}

/** Generates again when that is needed; cheap when it is not. */
export async function ensureGenerated(): Promise<void> {
  if (!ALL_SOURCES.some(isStale)) return;
  const { code, output } = await run('npm', ['run', '--silent', 'generate']);
  if (code !== 0)
    sayAndStop(`${output}\nGenerating from the contract failed: mend what is named above and run again.`);
}
