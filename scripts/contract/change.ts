// Replays what openapi/README.md says of a change of the provider, in a copy: the contract is edited, the type errors
// are where the README says, and the edits it names end them.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../run';
import { sayAndStop } from '../say-and-stop';
import { CODE_EDITS, CONTRACT_EDITS, type Edit } from './change/edits';

const COPIED = ['openapi', 'src', 'mocks', 'i18n', 'orval.config.ts', 'tsconfig.json', 'package.json'];
const ERROR = /^(\S+)\((\d+),\d+\): error/gm;

const folder = mkdtempSync(join(tmpdir(), 'provider-change-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
writeFileSync(
  join(folder, 'tsconfig.change.json'),
  JSON.stringify({ extends: './tsconfig.json', include: ['src', 'mocks', 'i18n'] }),
);

function make({ file, find, put }: Edit): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (text.split(find).length !== 2)
    sayAndStop(`${file} should have this once, as openapi/README.md says:\n${find}`);
  writeFileSync(
    join(folder, file),
    text.replace(find, () => put),
  );
}

async function must(tool: string, args: readonly string[], what: string): Promise<void> {
  const { code, output } = await run(resolve('node_modules/.bin', tool), args, { cwd: folder });
  if (code !== 0) sayAndStop(`${output}\n${what}`);
}

/** The lines at which the types point, as `file: text`. */
async function pointedAt(): Promise<string[]> {
  const args = [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'types.tsbuildinfo',
    '--project',
    'tsconfig.change.json',
  ];
  const { output } = await run(resolve('node_modules/.bin/tsc'), args, { cwd: folder });
  const lines = [...output.matchAll(ERROR)].map(([, file = '', line = '']) => {
    const text = readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
    return `${file}: ${text.trim()}`;
  });
  return [...new Set(lines)].toSorted();
}

const start = performance.now();
for (const edit of CONTRACT_EDITS) make(edit);
await must('orval', ['--config', 'orval.config.ts'], 'The changed contract could not be generated from.');
const expected = [
  ...new Set(CODE_EDITS.map(({ file, find, pointsAt = find }) => `${file}: ${pointsAt}`)),
].toSorted();
const found = await pointedAt();
if (found.join('\n') !== expected.join('\n'))
  sayAndStop(`The types should point at\n${expected.join('\n')}\nand point at\n${found.join('\n')}`);
for (const edit of CODE_EDITS) make(edit);
const left = await pointedAt();
if (left.length > 0) sayAndStop(`After the edits the types still point at\n${left.join('\n')}`);
const readme = readFileSync('openapi/README.md', 'utf8');
for (const { file } of CODE_EDITS)
  if (!readme.includes(`\`${file}\``)) sayAndStop(`openapi/README.md does not name ${file}.`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `${CONTRACT_EDITS.length} edits of the contract, ${found.length} lines at which the types point, none after the edits: ${seconds} s\n`,
);
