import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { cruise } from './cruise';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

// The rooms from the entry down: the order of the picture.
const ROOMS = [
  'main',
  'boot',
  'app',
  'routes',
  'pages',
  'features',
  'shared',
  'widget',
  'ui',
  'api',
  'session',
  'lib',
  'i18n',
  'mocks',
];
const START = '<!-- house:start -->';
const END = '<!-- house:end -->';

const cruiseSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
});

function roomOf(file: string): string | undefined {
  const path = file.split('/');
  const name = path[0] === 'src' ? path[1]?.replace(/\.tsx?$/, '') : path[0];
  return ROOMS.find((room) => room === name);
}

/** Draws the rooms and the imports between them, as they are in the code. */
async function picture(): Promise<string> {
  const { output } = await cruise('json');
  if (!output.startsWith('{')) sayAndStop(`${output}\nThe imports could not be read.`);
  const arrows = new Set<string>();
  for (const { source, dependencies } of cruiseSchema.parse(JSON.parse(output)).modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from && to && from !== to) arrows.add(`${from} --> ${to}`);
    }
  }
  const order = (arrow: string) =>
    ROOMS.indexOf(arrow.split(' ')[0] ?? '') * ROOMS.length + ROOMS.indexOf(arrow.split(' ')[2] ?? '');
  const lines = [...arrows].sort((a, b) => order(a) - order(b)).map((arrow) => `  ${arrow}`);
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

const { check } = readOptions('Usage: npm run house -- [--check]', { check: { type: 'boolean' } });
const readme = readFileSync('README.md', 'utf8');
const [before, rest] = readme.split(START);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) {
  sayAndStop(`README.md lacks the lines ${START} and ${END}, between which the picture of the house goes.`);
}
const drawn = `${before}${START}\n${await picture()}\n${END}${after}`;
if (drawn === readme) process.stdout.write('The picture of the house in README.md is up to date.\n');
else if (check) sayAndStop('The picture of the house in README.md is out of date: run `npm run house`.');
else {
  writeFileSync('README.md', drawn);
  process.stdout.write('Drew the picture of the house in README.md.\n');
}
