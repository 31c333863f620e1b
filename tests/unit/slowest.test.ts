import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFiles, slowestFiles, vitestFiles } from '../../scripts/slowest';

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('the files of both reports, the slowest first', () => {
  const files = [
    ...vitestFiles({
      testResults: [
        { name: resolve('tests/unit/a.test.ts'), startTime: 1000, endTime: 3500, assertionResults: [{}] },
      ],
    }),
    ...playwrightFiles({
      suites: [
        { file: 'b.spec.ts', specs: [spec(4000)], suites: [{ specs: [spec(6000, 1000)] }] },
        { file: 'c.spec.ts', specs: [spec(500)] },
      ],
    }),
  ];
  expect(slowestFiles(files, 2)).toEqual([
    '   11.0 s    2 tests  tests/e2e/b.spec.ts',
    '    2.5 s     1 test  tests/unit/a.test.ts',
  ]);
});

test('a suite that ended before it could report has no files', () => {
  expect([...vitestFiles(undefined), ...playwrightFiles(undefined)]).toEqual([]);
});
