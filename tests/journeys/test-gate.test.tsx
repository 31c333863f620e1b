import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getTestGateMockHandler } from '@/api/generated/agent-tests/agent-tests.msw';
import { playProvider } from '../support/play-provider';
import { openSheet, readyToPublish } from '../support/publish-sheet';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const RETURNS = '/en/dashboard/agents/bot_returns';
const REASON = 'Reason for publishing anyway';

const versions = () => provider.db.state.versions.bot_returns ?? [];
const runs = () => provider.db.state.testRuns.bot_returns ?? [];

test('the tests run when the sheet opens; answers that changed are looked at one by one, then it is free', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  await within(sheet).findByText('2 answers differ from the live version');
  expect(runs()).toHaveLength(2);
  await within(sheet).findByLabelText(REASON);
  // Before and after, what is different marked.
  expect(within(sheet).getAllByText('14', { selector: 'del' })).not.toHaveLength(0);
  expect(within(sheet).getAllByText('30', { selector: 'ins' })).not.toHaveLength(0);

  await app.user.click(
    within(sheet).getByRole('button', { name: 'Approve the new answer: Días para devolver' }),
  );
  await within(sheet).findByText('1 answer differs from the live version');
  await app.user.click(within(sheet).getByRole('button', { name: 'Approve the new answer: Producto roto' }));
  await within(sheet).findByText('Nothing blocks publishing: 1 test passed, 2 with an approved change.');
  expect(within(sheet).queryByLabelText(REASON)).toBeNull();
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  expect(versions()[0]?.overrideReason).toBeUndefined();
});

test('a failing test takes a reason, or is fixed: then publishing is free', async () => {
  const [first] = provider.db.state.tests.bot_returns ?? [];
  if (first) first.test.expectations = [{ kind: 'contains', value: '3 días' }];
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  await within(sheet).findByText('1 test fails');
  within(sheet).getByText('An answer contains “3 días”');
  await app.user.click(within(sheet).getByRole('button', { name: 'Approve 2 new answers' }));
  await waitFor(() => expect(within(sheet).queryByText('2 answers differ from the live version')).toBeNull());
  // Without a reason nothing is sent, with a word neither.
  const reason = await within(sheet).findByLabelText(REASON);
  await app.user.type(reason, 'hurry');
  await app.user.click(await readyToPublish(sheet, 'Publish anyway'));
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(versions()).toHaveLength(2);

  // The test is fixed meanwhile, by a colleague.
  await app.user.click(within(sheet).getByRole('button', { name: 'Cancel' }));
  if (first) first.test.expectations = [{ kind: 'contains', value: '5 días' }];
  const again = await openSheet(app);
  await within(again).findByText('Nothing blocks publishing: 1 test passed, 2 with an approved change.');
  await app.user.click(await readyToPublish(again));
  await within(again).findByRole('heading', { name: 'Version 3 is live' });
});

test('a reason passes the gate and stays with the version', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  await app.user.type(await within(sheet).findByLabelText(REASON), 'The warehouse agreed to 30 days');
  await app.user.click(await readyToPublish(sheet, 'Publish anyway'));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  expect(versions()[0]?.overrideReason).toBe('The warehouse agreed to 30 days');
});

test('an agent without tests is notice so, and published all the same', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_appointments', { signedInAs: ANA });
  const sheet = await openSheet(app);
  await within(sheet).findByText('This agent has no tests');
  within(sheet).getByRole('link', { name: 'Add tests' });
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 1 is live' });
});

test('what the tests say cannot be read: that is notice, and tried again', async () => {
  provider.server.use(
    getTestGateMockHandler(
      () => {
        throw HttpResponse.json({ message: 'No', reference: 'ref_5e11' }, { status: 403 });
      },
      { once: true },
    ),
  );
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const notice = await within(sheet).findByText(/The test results couldn’t be loaded/);
  await app.user.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice.isConnected).toBe(false));
  await within(sheet).findByText('2 answers differ from the live version');
});

test('the same in Spanish', async () => {
  const app = await renderApp(RETURNS.replace('/en/', '/es/'), { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Publicar' }));
  await screen.findByText('2 respuestas distintas de la versión activa');
});

test('a row says how a wholly different answer begins; all that changed are approved at once', async () => {
  const app = await renderApp(`${RETURNS}/test-agent?view=tests`, { signedInAs: ANA });
  const all = () => screen.queryByRole('button', { name: 'Approve 2 new answers' });
  const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await rowOf('Producto roto');
  // One alone is approved where it is read.
  expect(all()).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Run all' }));
  await screen.findByRole('option', { name: 'Answer changed (2)' });
  expect((await rowOf('Producto roto')).textContent).toMatch(/Now: “.+”/);
  // Only what is shown is approved.
  await app.user.selectOptions(screen.getByLabelText('Set'), 'Lo esencial');
  await waitFor(() => expect(all()).toBeNull());
  await app.user.selectOptions(screen.getByLabelText('Set'), 'All sets');
  await app.user.click(await screen.findByRole('button', { name: 'Approve 2 new answers' }));
  await waitFor(async () => expect((await rowOf('Producto roto')).textContent).toContain('Change approved'));
  expect((await rowOf('Días para devolver')).textContent).toContain('Change approved');
  await waitFor(() => expect(all()).toBeNull());
});
