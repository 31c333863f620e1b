import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { failedTests, playwrightFiles, slowestFiles, vitestFiles } from '../../scripts/test-reports';

const spec = (...durations: number[]) => ({
  title: 'one',
  ok: true,
  tests: [{ results: durations.map((duration) => ({ duration, errors: [] })) }],
});
const passed = { fullName: 'two', status: 'passed', failureMessages: [] };

test('the files of both reports, the slowest first', () => {
  const files = [
    ...vitestFiles({
      testResults: [
        { name: resolve('tests/unit/a.test.ts'), startTime: 1000, endTime: 3500, assertionResults: [passed] },
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

test('what failed is named with what it said, without colours and without its whole stack', () => {
  const vitest = vitestFiles({
    testResults: [
      {
        name: resolve('tests/unit/a.test.ts'),
        startTime: 0,
        endTime: 1,
        assertionResults: [passed, { fullName: 'three', status: 'failed', failureMessages: ['a\nb\nc'] }],
      },
      {
        name: resolve('tests/unit/b.test.ts'),
        startTime: 0,
        endTime: 1,
        assertionResults: [],
        message: 'No such module',
      },
    ],
  });
  const playwright = playwrightFiles({
    suites: [
      {
        file: 'c.spec.ts',
        specs: [
          spec(1),
          {
            title: 'four',
            ok: false,
            tests: [{ results: [{ duration: 1, errors: [{ message: '\u001b[31mred\u001b[39m' }] }] }],
          },
        ],
      },
    ],
  });
  expect(failedTests([...vitest, ...playwright], 2)).toEqual([
    'tests/unit/a.test.ts › three\n  a\n  b',
    'tests/unit/b.test.ts › the file itself\n  No such module',
    'tests/e2e/c.spec.ts › four\n  red',
  ]);
});

test('what the pages of a failed test showed stands below what it said, as far as it was noted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  const noted = join(folder, 'error-context.md');
  writeFileSync(
    noted,
    '# Error details\n\n- red\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "Home"\n  - link\n```\n',
  );
  const attachments = [
    { name: 'screenshot', path: join(folder, 'test-failed-1.png') },
    { name: 'error-context', path: noted },
    { name: 'error-context', path: join(folder, 'gone.md') },
  ];
  const results = [{ duration: 1, errors: [{ message: 'red' }], attachments }];
  const files = playwrightFiles({
    suites: [{ file: 'c.spec.ts', specs: [{ title: 'four', ok: false, tests: [{ results }] }] }],
  });
  expect(failedTests(files, 2, 2)).toEqual([
    'tests/e2e/c.spec.ts › four\n  red\n  A page showed:\n  - main:\n    - heading "Home"',
  ]);
  rmSync(folder, { recursive: true });
});
