import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run';
import { sayAndStop } from './say-and-stop';

const inputs = [
  'openapi/**/*.{yaml,json}',
  'orval.config.ts',
  'src/api/request.ts',
  'tsr.config.json',
  '.typesafe-i18n.json',
  'i18n/{en,es}/**/*.ts',
  'src/routes/**/*.{ts,tsx}',
  'package-lock.json',
];
const outputs = [
  'src/api/generated',
  'src/routes/route-tree.gen.ts',
  'i18n/i18n-types.ts',
  'i18n/i18n-react.tsx',
];
const stamp = '.cache/generated';

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs)
    .filter((file) => !file.includes('.gen.'))
    .sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether what is generated is missing, or older than the contract, the words or the routes. */
export function generatedIsStale(): boolean {
  if (outputs.some((output) => !existsSync(output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hashOfInputs();
}

/** Notes what the generated files were made from. */
export function markGenerated(): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, hashOfInputs());
}

/** Generates again when that is needed; cheap when it is not. */
export async function ensureGenerated(): Promise<void> {
  if (!generatedIsStale()) return;
  const { code, output } = await run('npm', ['run', '--silent', 'generate']);
  if (code !== 0)
    sayAndStop(`${output}\nGenerating from the contract failed: mend what is named above and run again.`);
}
