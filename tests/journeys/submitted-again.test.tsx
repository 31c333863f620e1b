import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { flushDrafts } from '@/session/drafts';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { fieldValue, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();
let begunAt = 0;
beforeEach(() => {
  begunAt = provider.db.now();
});
const ANA = 'ana@acme.example';
const NEW_AGENT = '/en/dashboard/setup/create-new-agent';
const agentsNamed = (name: string) =>
  Object.values(provider.db.state.agents).filter(({ agent }) => agent.name === name).length;
const jobs = () =>
  Object.values(provider.db.state.jobs).filter(({ startedAt }) => startedAt >= begunAt).length;

async function fillIn(app: Awaited<ReturnType<typeof renderApp>>, name: string): Promise<void> {
  await app.user.type(await screen.findByLabelText('Name'), name);
  await app.user.type(screen.getByLabelText('Instructions'), 'Answers questions about invoices.');
}
const create = () => screen.findByRole('button', { name: 'Create agent' });

test('an agent whose creation was not answered is created once, over a reload as well', async () => {
  const app = await renderApp(NEW_AGENT, { signedInAs: ANA });
  await fillIn(app, 'Facturas');
  loseNextAnswer(provider, '/projects');
  await app.user.click(await create());
  await screen.findByText('Can’t connect');
  expect(jobs()).toBe(1);

  await flushDrafts();
  leavePage();
  const anew = await renderApp(NEW_AGENT);
  await waitFor(() => expect(fieldValue('Name')).toBe('Facturas'));
  await anew.user.click(await create());
  await waitFor(() => expect(anew.href()).toContain('?job='));
  expect(jobs()).toBe(1);
  expect(agentsNamed('Facturas')).toBeLessThanOrEqual(1);
});

test('what was answered is known: the same content again is another agent', async () => {
  for (const made of [1, 2]) {
    const app = await renderApp(NEW_AGENT, { signedInAs: ANA });
    await fillIn(app, 'Facturas');
    await app.user.click(await create());
    await waitFor(() => expect(app.href()).toContain('?job='));
    expect(jobs()).toBe(made);
    leavePage();
  }
});

test('a content that was changed is another one', async () => {
  const app = await renderApp(NEW_AGENT, { signedInAs: ANA });
  await fillIn(app, 'Facturas');
  loseNextAnswer(provider, '/projects');
  await app.user.click(await create());
  await screen.findByText('Can’t connect');
  await flushDrafts();
  leavePage();
  const anew = await renderApp(NEW_AGENT);
  await waitFor(() => expect(fieldValue('Name')).toBe('Facturas'));
  await anew.user.type(screen.getByLabelText('Name'), ' 2');
  await anew.user.click(await create());
  await waitFor(() => expect(jobs()).toBe(2));
});
