// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storageTouches } from '../scripts/storage-touches';

// A wrong import of each kind: the file it is planted in, what it imports, the rule that must refuse it.
const planted: readonly { file: string; code: string; rule: string }[] = [
  { file: 'src/lib/planted-a.ts', code: "import '@/session/target';", rule: 'lib-is-the-ground' },
  { file: 'src/session/planted-a.ts', code: "import '@/api/target';", rule: 'session-sees-lib' },
  { file: 'src/session/planted-b.ts', code: "import '@i18n/target';", rule: 'session-sees-lib' },
  { file: 'src/ui/planted-a.ts', code: "import '@i18n/target';", rule: 'ui-sees-lib' },
  { file: 'src/ui/planted-b.ts', code: "import '@/api/target';", rule: 'ui-sees-lib' },
  { file: 'src/ui/planted-c.ts', code: "import '@/session/target';", rule: 'ui-sees-lib' },
  { file: 'src/ui/planted-d.ts', code: "import '@/routes/target';", rule: 'ui-sees-lib' },
  { file: 'src/ui/planted-e.ts', code: "import type { T } from '@/api/target';", rule: 'ui-sees-lib' },
  { file: 'src/api/planted-a.ts', code: "import '@/features/alpha/target';", rule: 'api-sees-session' },
  { file: 'src/api/planted-b.ts', code: "import '@/ui/target';", rule: 'api-sees-session' },
  { file: 'src/api/planted-c.ts', code: "import '@i18n/target';", rule: 'api-sees-session' },
  { file: 'src/features/alpha/planted-a.ts', code: "import '@/routes/target';", rule: 'features-look-down' },
  { file: 'src/features/alpha/planted-b.ts', code: "import '@/app/target';", rule: 'features-look-down' },
  {
    file: 'src/features/alpha/planted-c.ts',
    code: "import type { T } from '@/features/beta/target';",
    rule: 'no-feature-imports-another',
  },
  {
    file: 'src/shared/forms/planted-a.ts',
    code: "import '@/features/alpha/target';",
    rule: 'shared-looks-down',
  },
  { file: 'src/ui/planted-shared.ts', code: "import '@/shared/target';", rule: 'ui-sees-lib' },
  { file: 'src/features/alpha/planted-e.ts', code: "import '@/pages/target';", rule: 'features-look-down' },
  { file: 'src/widget/planted-a.ts', code: "import '@/session/target';", rule: 'widget-stands-alone' },
  {
    file: 'src/widget/planted-b.ts',
    code: "import '@/api/generated/schemas/target';",
    rule: 'widget-takes-types-only',
  },
  { file: 'src/widget/planted-c.ts', code: "import 'react';", rule: 'widget-has-no-library' },
  { file: 'src/pages/planted-widget.ts', code: "import '@/widget/target';", rule: 'pages-look-down' },
  { file: 'src/pages/planted-a.ts', code: "import '@/routes/target';", rule: 'pages-look-down' },
  { file: 'src/routes/planted-a.ts', code: "import '@/app/target';", rule: 'routes-look-down' },
  { file: 'src/app/planted-a.ts', code: "import '@mocks/target';", rule: 'only-main-starts-the-mocks' },
  { file: 'src/app/planted-b.ts', code: "void import('@mocks/target');", rule: 'only-main-starts-the-mocks' },
  { file: 'src/app/planted-c.ts', code: "import '@/boot';", rule: 'nothing-imports-an-entry' },
  { file: 'src/app/planted-d.ts', code: "import '../../scripts/target';", rule: 'the-product-stands-alone' },
  { file: 'src/app/planted-e.ts', code: "import './nowhere';", rule: 'resolvable' },
  { file: 'src/features/alpha/planted-d.ts', code: "import 'idb-keyval';", rule: 'only-session-stores' },
  { file: 'src/main.tsx', code: "import '@mocks/target';", rule: 'main-starts-the-mocks-dynamically' },
  { file: 'src/boot.ts', code: "import '@/app/target';", rule: 'boot-stays-small' },
  { file: 'mocks/planted-a.ts', code: "import '@/api/target';", rule: 'mocks-see-the-contract-only' },
  { file: 'mocks/planted-b.ts', code: "import '@i18n/target';", rule: 'mocks-see-the-contract-only' },
  { file: 'mocks/planted-c.ts', code: "import '../scripts/target';", rule: 'mocks-see-the-contract-only' },
  { file: 'mocks/core/planted-a.ts', code: "import '@mocks/alpha/store';", rule: 'mocks-core-knows-no-noun' },
  {
    file: 'mocks/alpha/planted-a.ts',
    code: "import '@mocks/core/scenarios';",
    rule: 'mocks-nouns-see-no-join',
  },
  {
    file: 'mocks/alpha/planted-model.ts',
    code: "import type { T } from '@mocks/model/target';",
    rule: 'a-model-answers-in-node-only',
  },
  { file: 'mocks/core/scenarios.ts', code: "import '@mocks/alpha/seed';", rule: 'mocks-core-knows-no-seed' },
  { file: 'mocks/beta/store.ts', code: "import '@mocks/alpha/seed';", rule: 'only-seeds-know-seeds' },
  {
    file: 'mocks/beta/planted-a.ts',
    code: "import '@mocks/alpha/handlers';",
    rule: 'mocks-handlers-are-joined-once',
  },
  {
    file: 'mocks/beta/planted-b.ts',
    code: "import type { T } from '@mocks/seed';",
    rule: 'one-file-begins-with-the-seed',
  },
  { file: 'scripts/planted-a.ts', code: "import '@/ui/target';", rule: 'scripts-see-the-mocks' },
  {
    file: 'scripts/planted-b.ts',
    code: "import '../tests/e2e/support/target';",
    rule: 'only-commands-see-the-tests',
  },
  {
    file: 'scripts/size.ts',
    code: "import '../tests/support/target';",
    rule: 'commands-see-the-support-only',
  },
  {
    file: 'tests/unit/planted-a.ts',
    code: "import '../../scripts/size';",
    rule: 'nothing-imports-a-command',
  },
  { file: 'tests/unit/planted-b.ts', code: "import './target.test';", rule: 'nothing-imports-a-test' },
  { file: 'bench/planted-a.ts', code: "import '@mocks/target';", rule: 'bench-stands-alone' },
  { file: 'i18n/planted-a.ts', code: "import '@/lib/target';", rule: 'catalogue-sees-nothing' },
  { file: 'src/lib/planted-b.ts', code: "import './planted-c';", rule: 'no-circles' },
];

// What the direction allows, so that a rule which refuses everything is seen too.
const allowed: readonly { file: string; code: string }[] = [
  {
    file: 'src/app/allowed.ts',
    code: "import '@/routes/target'; import '@i18n/target'; import '@/session/target';",
  },
  { file: 'src/routes/allowed.ts', code: "import '@/pages/target'; import '@/features/alpha/target';" },
  {
    file: 'src/pages/allowed.ts',
    code: "import '@/features/alpha/target'; import '@/features/beta/target';",
  },
  {
    file: 'src/features/alpha/allowed.ts',
    code: "import './target'; import '@/api/target'; import '@/ui/target'; import '@i18n/target';",
  },
  {
    file: 'src/widget/allowed.ts',
    code: "import '@/lib/target'; import type { T } from '@/api/generated/schemas/target';",
  },
  { file: 'src/features/alpha/allowed-widget.ts', code: "import '@/widget/target';" },
  { file: 'src/api/allowed.ts', code: "import '@/session/target'; import '@/lib/target';" },
  { file: 'src/session/allowed.ts', code: "import '@/lib/target'; import 'idb-keyval';" },
  { file: 'mocks/allowed.ts', code: "import '@/api/generated/target'; import './target';" },
  { file: 'mocks/beta/allowed.ts', code: "import '@mocks/alpha/store'; import '@mocks/core/state';" },
  { file: 'mocks/beta/seed.ts', code: "import '@mocks/alpha/seed'; import '@mocks/alpha/store';" },
  { file: 'mocks/core/state.ts', code: "import '@mocks/alpha/store'; import './target';" },
  { file: 'mocks/core/handlers.ts', code: "import '@mocks/alpha/handlers';" },
  { file: 'mocks/core/provider-db.ts', code: "import '@mocks/seed'; import './state';" },
  { file: 'scripts/allowed.ts', code: "import '@mocks/target'; import './target';" },
  { file: 'scripts/allowed-model.ts', code: "import '@mocks/model/target';" },
  { file: 'scripts/bench.ts', code: "import '../tests/e2e/support/target'; import '@mocks/target';" },
  {
    file: 'tests/unit/allowed.ts',
    code: "import '@/app/target'; import '@mocks/target'; import '../../scripts/target';",
  },
];

const targets = [
  ...[
    'app',
    'routes',
    'pages',
    'features/alpha',
    'features/beta',
    'ui',
    'session',
    'shared',
    'api',
    'api/generated',
    'api/generated/schemas',
    'widget',
    'lib',
  ].map((room) => `src/${room}/target.ts`),
  'i18n/target.ts',
  'mocks/target.ts',
  'mocks/seed.ts',
  'mocks/core/target.ts',
  ...['store', 'seed', 'handlers'].map((part) => `mocks/alpha/${part}.ts`),
  'mocks/model/target.ts',
  'scripts/target.ts',
  'tests/unit/target.test.ts',
  'tests/support/target.ts',
  'tests/e2e/support/target.ts',
];

const resultSchema = z.object({
  summary: z.object({
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const root = mkdtempSync(join(tmpdir(), 'house-'));
let rules: string[] = [];
let violations: z.infer<typeof resultSchema>['summary']['violations'] = [];

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${code}\n`);
}

beforeAll(() => {
  for (const file of ['tsconfig.json', 'package.json', '.dependency-cruiser.js'])
    cpSync(file, join(root, file));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const file of targets) plant(file, 'export type T = string;');
  plant('src/lib/planted-c.ts', "import './planted-b';");
  for (const { file, code } of [...planted, ...allowed]) plant(file, code);
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--output-type', 'json', 'src', 'mocks', 'i18n', 'scripts', 'bench', 'tests'],
    { cwd: root, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { summary } = resultSchema.parse(JSON.parse(stdout));
  rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
  violations = summary.violations;
}, 30_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the direction of the house', () => {
  it.for(planted)('refuses $code in $file', ({ file, rule }) => {
    const broken = violations.filter(({ from }) => from === file).map((violation) => violation.rule.name);
    expect(broken).toEqual([rule]);
  });

  it('lets everything through that goes down', () => {
    const files = new Set(allowed.map(({ file }) => file));
    expect(violations.filter(({ from }) => files.has(from))).toEqual([]);
  });

  it('has a planted fault for every rule', () => {
    const seen = new Set(planted.map(({ rule }) => rule));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !seen.has(rule))).toEqual([]);
  });
});

describe('browser storage', () => {
  it('is touched in src/session, the boot script and the two files of the chat on other pages only', () => {
    plant('src/session/store.ts', "localStorage.getItem('token');");
    plant('src/widget/keep.ts', "localStorage.getItem('chat');");
    plant('src/widget/stores.ts', "localStorage.getItem('chat');");
    plant(
      'src/features/alpha/stores.ts',
      "// localStorage is not ours\nwindow.localStorage.setItem('a', 'b');",
    );
    plant('src/ui/stores.tsx', "const once = sessionStorage.getItem('a');");
    expect(storageTouches(root).sort()).toEqual([
      "src/features/alpha/stores.ts:2: window.localStorage.setItem('a', 'b');",
      "src/ui/stores.tsx:1: const once = sessionStorage.getItem('a');",
      "src/widget/stores.ts:1: localStorage.getItem('chat');",
    ]);
  });
});
