import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
const AGENT = '/en/dashboard/agents/bot_returns';
const TEAM = '/en/dashboard/settings?section=team';

const live = () => provider.db.state.agents.bot_returns?.agent.live?.number;

const REASON = 'The warehouse agreed to 30 days';
let tests: typeof provider.db.state.tests = {};

beforeEach(() => {
  tests = provider.db.state.tests;
  provider.db.state.publishRequests = [];
  provider.db.state.tests = {};
});

/** Iker asks to publish, as the sheet offers it. */
async function ask(signedInAs = IKER) {
  const { user } = await renderApp(AGENT, { signedInAs });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Someone else on your team has to approve this before visitors see it.');
  const button = await dialog.findByRole('button', { name: 'Ask for approval' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.type(dialog.getByLabelText('Release notes (optional)'), '30 days');
  await user.click(button);
  await screen.findByText('Approval requested');
}

describe('a second person approves what is published', () => {
  test('from when an owner wants it; others see that, and cannot change it', async () => {
    const { user } = await renderApp(TEAM, { signedInAs: ANA });
    const rule = await screen.findByRole('checkbox', { name: /^A second person approves/ });
    await user.click(rule);
    await user.click(screen.getByRole('button', { name: 'Save changes to publishing' }));
    await screen.findByText('Nothing is waiting for approval.');
    expect(provider.db.state.needApproval).toEqual(['acc_acme']);
    await renderApp(TEAM, { signedInAs: IKER });
    await screen.findByText('Only an owner can change this.');
    expect(screen.queryByRole('button', { name: 'Save changes to publishing' })).toBeNull();
  });

  test('who is asked in the sheet and publishes it on the agent’s page', async () => {
    provider.db.state.needApproval = ['acc_acme'];
    await ask();
    expect(live()).toBe(2);
    const own = await renderApp(AGENT);
    await screen.findByText(/^You asked to publish this draft/);
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
    expect(own.at()).toBe(AGENT);

    const ana = await renderApp(TEAM, { signedInAs: ANA });
    await ana.user.click(await screen.findByRole('link', { name: 'Review Devoluciones' }));
    await heading('Devoluciones');
    await screen.findByText(/Iker Soto asked to publish this draft\. “30 days”/);
    await ana.user.click(screen.getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(live()).toBe(3));
    await waitFor(() => expect(screen.queryByText('Waiting for approval')).toBeNull());
  });

  test('why it is to be published in spite of its tests goes with it, to who approves and to the version', async () => {
    provider.db.state.tests = tests;
    provider.db.state.needApproval = ['acc_acme'];
    const iker = await renderApp(AGENT, { signedInAs: IKER });
    await iker.user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await iker.user.type(await dialog.findByLabelText('Reason for publishing anyway'), REASON);
    await iker.user.click(await dialog.findByRole('button', { name: 'Ask for approval' }));
    await screen.findByText('Approval requested');

    const { user } = await renderApp(AGENT, { signedInAs: ANA });
    await screen.findByText(`Tests don’t pass. Reason for publishing anyway: “${REASON}”`);
    await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(live()).toBe(3));
    expect(provider.db.state.versions.bot_returns?.[0]?.overrideReason).toBe(REASON);
  });

  test('without a reason nobody publishes what its tests forbid by now', async () => {
    provider.db.state.needApproval = ['acc_acme'];
    await ask();
    provider.db.state.tests = tests;
    const { user } = await renderApp(AGENT, { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    await screen.findByText(/^Tests don’t pass on this draft\. Decline/);
    expect(live()).toBe(2);
  });

  test('or declines it; a draft that changed since is not published', async () => {
    provider.db.state.needApproval = ['acc_acme'];
    await ask();
    const returns = provider.db.state.agents.bot_returns?.agent;
    if (returns) returns.draft.revision = 'rev_newer';
    const { user } = await renderApp(AGENT, { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    await screen.findByText('The draft has changed since. Decline this request and ask for a new one.');
    expect(live()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(provider.db.state.publishRequests).toEqual([]));
    await waitFor(() => expect(screen.queryByText('Waiting for approval')).toBeNull());
  });
});
