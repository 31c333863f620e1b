import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
const STATUSES = ['documented', 'inferred', 'assumed'] as const;

const operationSchema = z.object({ 'x-provenance': z.object({ status: z.enum(STATUSES) }) });
const areaSchema = z.object({ paths: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))) });

const rows = globSync('openapi/*.yaml')
  .sort()
  .map((file) => {
    const { paths = {} } = areaSchema.parse(parse(readFileSync(file, 'utf8')));
    const statuses = Object.values(paths).flatMap((path) =>
      METHODS.flatMap((method) =>
        path[method] === undefined ? [] : [operationSchema.parse(path[method])['x-provenance'].status],
      ),
    );
    const counts = STATUSES.map((status) => statuses.filter((other) => other === status).length);
    return { area: basename(file, '.yaml'), counts };
  })
  .filter(({ counts }) => counts.some((count) => count > 0));

const total = {
  area: 'all',
  counts: STATUSES.map((_, index) => rows.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0)),
};
const line = (area: string, cells: readonly (string | number)[]) =>
  `${area.padEnd(16)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`;

process.stdout.write(line('operations', STATUSES));
for (const { area, counts } of [...rows, total]) process.stdout.write(line(area, counts));
