import { FAILING_NAME } from '@mocks/core/sentinel';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  getRunTestsMockHandler,
  getTestRunsMockHandler,
  getTestsMockHandler,
} from '@/api/generated/agent-tests/agent-tests.msw';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const TESTS = '/en/dashboard/agents/bot_returns/test-agent?view=tests';

type App = Awaited<ReturnType<typeof renderApp>>;

const stored = () => (provider.db.state.tests.bot_returns ?? []).filter(({ removed }) => !removed);
const started = () => provider.callsOf('POST', '/projects/bot_returns/test-runs').length;
/** Room for the test chat beside an agent's draft, until the test ends. */
function inWideWindow() {
  const narrow = window.matchMedia;
  const wide = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(narrow(media), { matches: media === '(width >= 1280px)' }));
  onTestFinished(() => wide.mockRestore());
}
/** The row of a test, by the button that opens it. */
const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

async function runAll({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Run all' }));
}

async function act({ user }: App, name: string, what: 'Run' | 'Edit' | 'Remove') {
  await user.click(await screen.findByRole('button', { name: `${what} ${name}` }));
}

test('the results of an earlier draft are told as such; run again, each test says how the draft answers now', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await heading('Tests for Devoluciones');
  await screen.findByText('These results are for an earlier draft.');
  // A closed row says what was missed, or which words changed.
  expect((await rowOf('Producto roto')).textContent).toMatch(/No answer contains “foto”.*Failed/);
  const changed = await rowOf('Días para devolver');
  expect(within(changed).getByText('14').tagName).toBe('DEL');
  expect(within(changed).getByText('30').tagName).toBe('INS');
  expect(changed.textContent).toContain('son gratis durante removed: 14 added: 30 días');
  // It was written last; what somebody has to look at stands first.
  expect(stored().at(-1)?.test.name).toBe('Producto roto');
  const opens = (button: HTMLElement) => button.getAttribute('aria-expanded') !== null;
  const rows = within(screen.getByRole('main')).getAllByRole('button', { name: /“|^(Producto|Plazo|Días)/ });
  expect(rows.filter(opens)[0]?.textContent).toContain('Producto roto');
  await app.user.click(screen.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(screen.queryByText('These results are for an earlier draft.')).toBeNull());
  await waitFor(async () => expect((await rowOf('Producto roto')).textContent).toContain('Answer changed'));
  expect((await rowOf('Plazo del reembolso')).textContent).toContain('Passed');
  expect(started()).toBe(1);
  expect(screen.getByText('1 passed')).toBeDefined();
  expect(screen.getByText('2 with a changed answer')).toBeDefined();

  await app.user.click(await rowOf('Días para devolver'));
  const details = (await rowOf('Días para devolver')).closest('li');
  if (!details) throw new Error('the test is in no row');
  within(details).getByText('Live version');
  // What is different is marked, and only that.
  expect(within(details).getByText('14').tagName).toBe('DEL');
  expect(within(details).getByText('30').tagName).toBe('INS');
  // A wholly different answer stands beside the live one without a mark.
  await app.user.click(await rowOf('Producto roto'));
  const broken = (await rowOf('Producto roto')).closest('li');
  await within(broken ?? document.body).findByText(/Me puedes enviar una foto/);
  expect(broken?.querySelector('div.grid :is(del, ins)')).toBeNull();
  await app.user.click(
    within(details).getByRole('button', { name: 'Approve the new answer: Días para devolver' }),
  );
  await within(details).findByText(/Approved by Ana Luna/);
  expect((await rowOf('Días para devolver')).textContent).toContain('Change approved');
});

test('a failed test whose answer changed, too, is told once: as failed, aloud as in the bar', async () => {
  const days = stored().find(({ test: { name } }) => name === 'Días para devolver');
  days?.test.expectations.push({ kind: 'contains', value: 'nunca dicho' });
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Run again' }));
  await screen.findByText('Test run finished: 1 failed, 1 with a changed answer.');
  expect(screen.getByText('1 with a changed answer')).toBeDefined();
});

test('filters stand in the address: a set, and only what fails or changed', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await runAll(app);
  await screen.findByRole('option', { name: 'Answer changed (2)' });
  await app.user.selectOptions(screen.getByLabelText('Set'), 'Plazos');
  await app.user.selectOptions(screen.getByLabelText('Show'), 'Answer changed (2)');
  await waitFor(() => expect(app.href()).toContain('set=Plazos'));
  expect(app.href()).toContain('only=changed');
  expect(screen.queryByRole('button', { name: /^Plazo del reembolso/ })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Run “Plazos”' }));
  await waitFor(() => expect(started()).toBe(2));
  expect(provider.db.state.testRuns.bot_returns?.[0]?.results).toHaveLength(2);
  await app.user.selectOptions(screen.getByLabelText('Show'), 'Failed (0)');
  await screen.findByText('No tests match these filters.');
  await app.user.click(screen.getByRole('button', { name: 'Show all' }));
  await rowOf('Plazo del reembolso');
});

test('two runs of the same draft: the newest is what the draft has, the one before is told as no warning', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await runAll(app);
  await screen.findByRole('option', { name: 'Answer changed (2)' });
  const ofDraft = () => screen.queryAllByRole('option', { name: /^Current draft, / });
  expect(ofDraft()).toEqual([]);
  await runAll(app);
  await waitFor(() => expect(ofDraft()).toHaveLength(1));
  await app.user.selectOptions(screen.getByLabelText('Results for'), ofDraft()[0] ?? '');
  await screen.findByText('These results are from an earlier run of this draft.');
  expect(screen.queryByText(/before another version went live/)).toBeNull();
});

test('an agent that was never published is not said to be compared with what is live', async () => {
  const { bot_appointments } = provider.db.state.agents;
  if (bot_appointments) provider.db.state.tests.bot_appointments = stored().slice(0, 1);
  const app = await renderApp('/en/dashboard/agents/bot_appointments/test-agent?view=tests', {
    signedInAs: ANA,
  });
  await runAll(app);
  await waitFor(() =>
    expect(Object.values(provider.db.state.jobs).at(-1)?.phases).toEqual(['asking', 'judging', 'done']),
  );
});

test('a version can be asked, and its results are not taken for those of the draft', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await screen.findByRole('option', { name: 'Version 2 (live)' });
  await app.user.selectOptions(screen.getByLabelText('Run against'), 'Version 2 (live)');
  await runAll(app);
  await screen.findByText('These results are for version 2, not the draft.');
  await waitFor(async () => expect((await rowOf('Días para devolver')).textContent).toContain('Failed'));
  await app.user.click(screen.getByRole('button', { name: 'Show current draft' }));
  await waitFor(async () => expect((await rowOf('Días para devolver')).textContent).toContain('Not run'));
  expect(screen.queryByText('These results are for version 2, not the draft.')).toBeNull();
  await app.user.selectOptions(
    screen.getByLabelText('Results for'),
    screen.getByRole('option', { name: /^Version 2, / }),
  );
  await waitFor(async () => expect((await rowOf('Días para devolver')).textContent).toContain('Failed'));
  await app.user.selectOptions(screen.getByLabelText('Results for'), 'Current draft');
  await waitFor(async () => expect((await rowOf('Días para devolver')).textContent).toContain('Not run'));
});

test('a test is written, judged, changed and removed; Undo brings it back', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'New test' }));
  const dialog = await screen.findByRole('dialog', { name: 'New test' });
  const add = within(dialog).getByRole('button', { name: 'Add test' });
  await app.user.click(add);
  const name = within(dialog).getByLabelText('Name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  await app.user.type(name, 'Recogida');
  await app.user.type(
    within(dialog).getByLabelText('Questions, one per line'),
    '¿Cuándo recogéis el paquete en casa?{Enter}{Enter}',
  );
  await app.user.selectOptions(within(dialog).getByLabelText('Language of the questions'), 'es');
  await app.user.click(within(dialog).getByRole('button', { name: 'Add check' }));
  await app.user.type(within(dialog).getByLabelText('Text'), 'domingo');
  await app.user.click(within(dialog).getByRole('button', { name: 'Add check' }));
  const second = within(within(dialog).getByRole('group', { name: 'Check 2' }));
  await app.user.selectOptions(second.getByLabelText('What to check'), 'An answer uses');
  await app.user.selectOptions(second.getByLabelText('Source'), 'Knowledge: Recogida a domicilio');
  await app.user.type(within(dialog).getByLabelText('Sets'), 'Plazos, Recogidas,');
  await app.user.click(add);
  await screen.findByText('1 test added');
  expect(stored().at(-1)?.test).toMatchObject({
    name: 'Recogida',
    questions: ['¿Cuándo recogéis el paquete en casa?'],
    expectations: [
      { kind: 'contains', value: 'domingo' },
      { kind: 'uses_source', value: 'knw_2' },
    ],
    sets: ['Plazos', 'Recogidas'],
  });

  await act(app, 'Recogida', 'Run');
  await waitFor(async () => expect((await rowOf('Recogida')).textContent).toContain('Failed'));
  await app.user.click(await rowOf('Recogida'));
  const judged = (await screen.findByText('An answer contains “domingo”')).closest('ul');
  expect(
    within(judged ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Not met: An answer contains “domingo”',
    'Met: An answer uses “Knowledge: Recogida a domicilio”',
  ]);
  await act(app, 'Recogida', 'Edit');
  const changing = await screen.findByRole('dialog', { name: 'Edit test' });
  const value = within(changing).getByLabelText('Text');
  await app.user.clear(value);
  await app.user.type(value, 'de lunes a sábado');
  await app.user.click(within(changing).getByRole('button', { name: 'Save test' }));
  await screen.findByText('Test saved');
  await act(app, 'Recogida', 'Run');
  await waitFor(async () => expect((await rowOf('Recogida')).textContent).toContain('Passed'));

  await act(app, 'Recogida', 'Remove');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Recogida/ })).toBeNull());
  expect(stored()).toHaveLength(3);
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await rowOf('Recogida');
  expect(stored()).toHaveLength(4);
});

test('lines that are pasted become tests', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders/test-agent?view=tests', { signedInAs: ANA });
  await screen.findByText('No tests yet');
  await app.user.click(screen.getByRole('button', { name: 'Paste questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' });
  await app.user.click(within(dialog).getByLabelText('Questions, one per line'));
  await app.user.paste('¿Cuánto tarda el envío?\n\n  ¿Enviáis a Canarias?  \n¿Cuánto tarda el envío?');
  within(dialog).getByText('2 questions');
  await app.user.type(within(dialog).getByLabelText('Set (optional)'), 'Envíos');
  await app.user.click(within(dialog).getByRole('button', { name: 'Add as tests' }));
  await screen.findByText('2 tests added');
  await rowOf('¿Enviáis a Canarias\\?');
  expect(provider.db.state.tests.bot_orders?.[0]?.test).toMatchObject({ language: 'es', sets: ['Envíos'] });
});

test('an action that needs approval is not run, and the result says so', async () => {
  const { draft } = provider.db.state.agents.bot_returns?.agent ?? {};
  const approvals = { find_order: 'always' as const };
  const tools = [{ toolkit: 'shopify', actions: ['find_order'], approvals }];
  if (draft) draft.content = { ...draft.content, tools };
  const [first] = stored();
  if (first) first.test = { ...first.test, questions: ['¿Dónde está mi pedido AH20250001?'] };
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await runAll(app);
  await screen.findByRole('option', { name: /^Failed \([1-9]/ });
  await app.user.click(await rowOf('Plazo del reembolso'));
  const used = within(await screen.findByRole('list', { name: 'Tools used' }));
  used.getByText('Find an order');
  used.getByText('AH20250001');
  used.getByText('Not run: it would have asked for approval');
});

test('while a run is under way, what the last one said stays below its progress and is called that', async () => {
  const [last] = provider.db.state.testRuns.bot_returns ?? [];
  if (!last) throw new Error('no run is seeded');
  const ran = { ...last.run, status: 'done', tests: 3, failed: 1, changed: 1 };
  const goesOn = { ...ran, runId: 'run_acme-2', status: 'running', jobId: null };
  provider.server.use(getTestRunsMockHandler({ items: [goesOn, ran], total: 2 }));
  await renderApp(TESTS, { signedInAs: ANA });
  await screen.findByText(/^Running 3 tests/);
  const summary = (await screen.findByText(/^Last run: /)).closest('ul');
  expect(summary?.firstElementChild?.textContent).toMatch(/^Last run: .+, Ana Luna$/);
  expect(summary?.textContent).toContain('1 failed');
});

test('a run that breaks off says where, and goes on', async () => {
  const app = await renderApp(TESTS, { signedInAs: ANA });
  const [first] = provider.db.state.tests.bot_returns ?? [];
  if (first) first.test.name = FAILING_NAME;
  await runAll(app);
  await screen.findByText('It stopped at “Comparing the answers”. You can continue from there.');
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByText('The test run stopped')).toBeNull());
  await waitFor(async () => expect((await rowOf('Producto roto')).textContent).toContain('Answer changed'));
});

test('what the provider refuses is told; a list that cannot be read is tried again', async () => {
  provider.server.use(
    getTestsMockHandler(
      () => {
        throw HttpResponse.json({ message: 'No', reference: 'ref_5e11' }, { status: 403 });
      },
      { once: true },
    ),
    getRunTestsMockHandler(() => {
      throw HttpResponse.json({ message: 'No', reference: 'ref_5e12' }, { status: 500 });
    }),
  );
  const app = await renderApp(TESTS, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await runAll(app);
  await screen.findByText(/ref_5e12/);
});

test('the same in Spanish', async () => {
  const app = await renderApp(TESTS.replace('/en/', '/es/'), { signedInAs: ANA });
  await heading('Pruebas de Devoluciones');
  await app.user.click(await screen.findByRole('button', { name: 'Ejecutar todas' }));
  await screen.findByRole('option', { name: 'Respuesta distinta (2)' });
});

test('the tests of an agent are a step away from its page, in its menu and beside its test chat', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'More actions for Devoluciones' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Tests' }));
  await heading('Tests for Devoluciones');
  expect(app.href()).toBe(TESTS);

  inWideWindow();
  const wide = await renderApp('/en/dashboard/agents/bot_returns', { signedInAs: ANA });
  await wide.user.click(await screen.findByRole('link', { name: 'Tests' }));
  await heading('Tests for Devoluciones');
  expect(wide.href()).toBe(TESTS);
});
