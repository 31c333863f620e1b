import { globSync, readFileSync } from 'node:fs';
import { operations } from './read-contract';

const STATUSES = ['documented', 'inferred', 'assumed'] as const;

const rows = [...Map.groupBy(operations, ({ tag }) => tag)].map(([area, own]) => ({
  area,
  counts: STATUSES.map((status) => own.filter(({ provenance }) => provenance === status).length),
}));

const total = {
  area: 'all',
  counts: STATUSES.map((_, index) => rows.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0)),
};
const line = (area: string, cells: readonly (string | number)[]) =>
  `${area.padEnd(20)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`;

process.stdout.write(line('operations', STATUSES));
for (const { area, counts } of [...rows, total]) process.stdout.write(line(area, counts));

// A line of openapi/README.md that nothing rests on asks the provider in vain; what holds for all of it has no place.
const assumptions = readFileSync('openapi/README.md', 'utf8').matchAll(/^\| (\d+) \|.*\| ([^|]*) \|$/gm);
const named = new Set(
  globSync('openapi/*.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/lines: \[([\d, ]+)\]/g)].flatMap(([, lines = '']) =>
      lines.split(', '),
    ),
  ),
);
const idle = [...assumptions].filter(([, line = '', where]) => where !== 'all' && !named.has(line));
for (const [, line] of idle) process.stdout.write(`Nothing rests on line ${line} of openapi/README.md.\n`);
process.exitCode = idle.length > 0 ? 1 : 0;
