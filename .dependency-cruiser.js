// The direction of the house; tests/direction.test.ts plants wrong imports and sees each refused.
// main, app → routes → pages → features → shared → api, ui, session → lib; api → session; features → widget → lib.

const rooms = '^(src/(app|routes|pages|features|shared|widget|api|ui|session|lib)|i18n)/';

/** The scripts that drive a browser as the end-to-end tests do. */
const commands = '^scripts/(bench|limits|size|screenshots)\\.ts$';

/** What the provider begins with: a noun's own seed, and all of them joined. */
const nounSeed = '^mocks/[^/]+/seed[^/]*\\.ts$';
const joinedSeed = '^mocks/seed\\.ts$';

/** A rule: files under `from` may import, of the rooms of the house, only `to`. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: rooms, pathNot: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      // What a second generator makes is there only while it is checked.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.cache/second-generator/'] },
    },
    only('lib-is-the-ground', '^src/lib/', ['^src/lib/'], 'lib imports nothing of the house.'),
    only('session-sees-lib', '^src/session/', ['^src/(session|lib)/'], 'session imports lib only.'),
    only('ui-sees-lib', '^src/ui/', ['^src/(ui|lib)/'], 'ui has no data, no words, no routes: lib only.'),
    only(
      'api-sees-session',
      '^src/api/',
      ['^src/(api|session|lib)/'],
      'api imports session and lib only; words belong to the screens.',
    ),
    only(
      'shared-looks-down',
      '^src/shared/',
      ['^src/(shared|api|ui|session|lib)/', '^i18n/'],
      'What several features need and is about the product; never a feature or a route.',
    ),
    only(
      'features-look-down',
      '^src/features/',
      ['^src/(features|shared|widget|api|ui|session|lib)/', '^i18n/'],
      'A feature imports shared, widget, api, ui, session, lib; never pages, routes or app.',
    ),
    only(
      'widget-stands-alone',
      '^src/widget/',
      ['^src/(widget|lib)/', '^src/api/generated/schemas/', '^i18n/[^/]+/visitor'],
      'The chat runs on any page: lib only, and the types of the contract and of its words.',
    ),
    {
      name: 'widget-takes-types-only',
      comment:
        'Of the contract and the words the chat takes the types: the rest would be bytes on every page.',
      severity: 'error',
      from: { path: '^src/widget/' },
      to: { path: '^(src/api/generated/schemas|i18n)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'widget-has-no-library',
      comment: 'The chat has 15 kB in all on pages of other companies.',
      severity: 'error',
      from: { path: '^src/widget/' },
      to: { path: 'node_modules' },
    },
    {
      name: 'no-feature-imports-another',
      comment:
        'Move it down (a ui primitive, a noun in shared, a contract hook) or let the page hand it in as children.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    only(
      'pages-look-down',
      '^src/pages/',
      ['^src/(pages|features|shared|api|ui|session|lib)/', '^i18n/'],
      'A page joins features; it never imports routes or app.',
    ),
    only(
      'routes-look-down',
      '^src/routes/',
      ['^src/(routes|pages|features|shared|api|ui|session|lib)/', '^i18n/'],
      'A route imports pages, features and what is below; never app.',
    ),
    only(
      'boot-stays-small',
      '^src/boot\\.ts$',
      ['^src/(api|session|lib)/'],
      'boot sends the first calls before the framework has arrived: api, session and lib only.',
    ),
    {
      name: 'nothing-imports-an-entry',
      comment: 'main and boot are where the house is entered.',
      severity: 'error',
      from: {},
      to: { path: '^src/(main\\.tsx|boot\\.ts)$' },
    },
    {
      name: 'only-main-starts-the-mocks',
      comment:
        'The played provider never ships: src/main.tsx imports it dynamically, behind a build constant.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-starts-the-mocks-dynamically',
      comment: 'A static import would put the played provider into the product.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mocks-see-the-contract-only',
      comment: 'The provider knows the contract, not the product: src/api/generated and nothing else.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(src|i18n|scripts|bench|tests)/', pathNot: '^src/api/generated/' },
    },
    {
      name: 'mocks-core-knows-no-noun',
      comment:
        'Nouns → core. Only what joins all of them names one: the state, its db, handlers, scenarios, sentinels.',
      severity: 'error',
      from: {
        path: '^mocks/core/',
        pathNot: '^mocks/core/(state|provider-db|handlers|scenarios|sentinels)\\.ts$',
      },
      to: { path: '^mocks/', pathNot: '^mocks/core/' },
    },
    {
      name: 'mocks-nouns-see-no-join',
      comment: 'Of what is joined a noun knows the type of the state and nothing else.',
      severity: 'error',
      from: { path: '^mocks/[^/]+/', pathNot: '^mocks/core/' },
      to: { path: '^mocks/core/(provider-db|handlers|scenarios|sentinels|browser|server|node)\\.ts$' },
    },
    {
      name: 'a-model-answers-in-node-only',
      comment: 'What talks to a real model is handed to the provider by the command; no browser loads it.',
      severity: 'error',
      from: { path: '^(src|i18n|mocks|bench)/', pathNot: '^mocks/model/' },
      to: { path: ['^mocks/model/', 'node_modules/@ai-sdk/'] },
    },
    {
      name: 'mocks-handlers-are-joined-once',
      comment:
        'What two nouns do lies in a store or beside it; handlers answer calls, and core/handlers.ts joins them.',
      severity: 'error',
      from: { pathNot: '^mocks/core/handlers\\.ts$' },
      to: { path: '^mocks/[^/]+/handlers\\.ts$', pathNot: '^mocks/core/' },
    },
    {
      name: 'mocks-core-knows-no-seed',
      comment: 'What the provider is does not depend on what it begins with.',
      severity: 'error',
      from: { path: '^mocks/core/' },
      to: { path: nounSeed },
    },
    {
      name: 'only-seeds-know-seeds',
      comment: 'A store, and what reads it, works on whatever is stored.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: ['^mocks/core/', nounSeed, joinedSeed] },
      to: { path: nounSeed },
    },
    {
      name: 'one-file-begins-with-the-seed',
      comment: 'Everybody else makes a db, which is filled.',
      severity: 'error',
      from: { path: '^(mocks|scripts|tests)/', pathNot: '^mocks/core/provider-db\\.ts$' },
      to: { path: joinedSeed },
    },
    {
      name: 'catalogue-sees-nothing',
      comment: 'The words know nothing of the product.',
      severity: 'error',
      from: { path: '^i18n/' },
      to: { path: '^(src|mocks|scripts|bench|tests)/' },
    },
    {
      name: 'the-product-stands-alone',
      comment: 'What ships imports neither scripts nor tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|bench|tests)/' },
    },
    {
      name: 'scripts-see-the-mocks',
      comment:
        'A script drives the product from outside: of its code it may read what is pure, such as how it reads an answer, and the mocks.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^(src|i18n|bench)/',
        pathNot: '^src/(lib/|api/(generated/|answer-forms|read-answer|read-refusal))',
      },
    },
    {
      name: 'only-commands-see-the-tests',
      comment:
        'Commands (bench, size, screenshots) → tests → tools: a tool that needs a test would be above it.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: commands },
      to: { path: '^tests/' },
    },
    {
      name: 'commands-see-the-support-only',
      comment: 'What drives a browser as the tests do shares their support, not what they assert.',
      severity: 'error',
      from: { path: commands },
      to: { path: '^tests/', pathNot: '^tests/e2e/support/' },
    },
    {
      name: 'nothing-imports-a-command',
      comment: 'A command runs when it is imported.',
      severity: 'error',
      from: {},
      to: { path: commands },
    },
    {
      name: 'nothing-imports-a-test',
      comment: 'What two tests share is support.',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^tests/.*\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'bench-stands-alone',
      comment: 'The plain pages that the product is measured against share nothing with what measures them.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(mocks|i18n|scripts|tests)/' },
    },
    {
      name: 'only-session-stores',
      comment: 'Browser storage is touched in src/session only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/session/' },
      to: { path: 'node_modules/(idb-keyval|idb|localforage)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Route, screen and guard share types: an import of a type is an import.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
