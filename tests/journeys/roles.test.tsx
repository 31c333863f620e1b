import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getAccountMockHandler } from '@/api/generated/account/account.msw';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
const VERA = 'vera@acme.example';
const AGENT = '/en/dashboard/agents/bot_returns';
const NOT_ALLOWED = 'You don’t have permission for this. Ask an owner or admin of your company.';
const READ_ONLY = 'You can see this, but not change it. Ask an owner or admin of your company.';

const writes = () =>
  provider.calls.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth/sign-in'));
const sections = () =>
  within(screen.getByRole('navigation', { name: 'Sections of the settings' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('a viewer', () => {
  test('finds agents, and no way to make or change one', async () => {
    const { user } = await renderApp('/en/dashboard/agents', { signedInAs: VERA });
    await screen.findByRole('link', { name: 'Devoluciones' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'New agent' })).toBeNull());
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'More actions for Pedidos' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Export to file']);
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('option', { name: 'Agents' });
    expect(screen.queryByRole('option', { name: 'New agent' })).toBeNull();
  });

  test('reads an agent in all its parts, and changes none', async () => {
    const { user } = await renderApp(AGENT, { signedInAs: VERA });
    await heading('Devoluciones');
    await screen.findByText(READ_ONLY);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit with Creator' })).toBeNull();
    for (const tab of screen.getAllByRole('tab')) {
      if (tab.textContent === 'Versions') continue;
      await user.click(tab);
      await screen.findByText(READ_ONLY);
      const panel = screen.getByRole('tabpanel');
      const fields = within(panel).queryAllByRole<HTMLInputElement>('textbox');
      for (const field of fields) expect(field.matches(':disabled')).toBe(true);
    }
    expect(writes()).toEqual([]);
  });

  test('compares versions, and brings none back', async () => {
    const { user } = await renderApp(`${AGENT}?tab=versions`, { signedInAs: VERA });
    await user.click(await screen.findByRole('button', { name: 'Compare Version 1 with the draft' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Draft');
    expect(screen.queryByRole('button', { name: /^(Restore|Make)/ })).toBeNull();
    expect(screen.queryByText(READ_ONLY)).toBeNull();
  });

  test.each([
    '/en/dashboard/setup/create-new-agent',
    '/en/dashboard/setup/connect?channel=whatsapp',
    '/en/dashboard/creator-agent/bot_returns',
    '/en/dashboard/channels?view=widget',
  ])('is told on %s, and led home', async (path) => {
    await renderApp(path, { signedInAs: VERA });
    await heading('You don’t have access to this');
    screen.getByText(NOT_ALLOWED);
    screen.getByRole('link', { name: 'Go to Home' });
  });

  test('reads the tests of an agent', async () => {
    await renderApp(`${AGENT}/test-agent?view=tests`, { signedInAs: VERA });
    await screen.findByText(READ_ONLY);
  });

  test('has the sections of the settings that are their own', async () => {
    await renderApp('/en/dashboard/settings?section=company', { signedInAs: VERA });
    await heading('Settings');
    await screen.findByText(NOT_ALLOWED);
    await waitFor(() => expect(sections()).not.toContain('Company and voice'));
    expect(sections()).not.toContain('Plan and usage');
    expect(sections()).toContain('Team');
    await renderApp('/en/dashboard/settings');
    await screen.findByLabelText('First name');
    await renderApp('/en/dashboard/settings?section=team');
    await screen.findByText(ANA, { exact: false });
    expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave team' })).toBeDefined();
  });
});

describe('an editor', () => {
  test('changes and publishes agents, and connects nothing', async () => {
    const { user } = await renderApp(`${AGENT}?tab=texts`, { signedInAs: IKER });
    const greeting = await screen.findByLabelText('Greeting, English');
    await user.clear(greeting);
    await user.paste('Hi there');
    await waitFor(() => expect(provider.callsOf('PATCH', '/projects/bot_returns/draft')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDefined();
    await renderApp('/en/dashboard/channels');
    await screen.findByRole('heading', { name: 'Channels' });
    await screen.findByRole('heading', { name: 'WhatsApp' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Send a test/ })).toBeNull());
    expect(screen.queryByRole('link', { name: /^Connect/ })).toBeNull();
    await renderApp('/en/dashboard/setup/tools?view=own');
    await screen.findByText(READ_ONLY);
    expect(screen.queryByRole('button', { name: 'Add a tool' })).toBeNull();
  });

  test('who became a viewer meanwhile reads why a change was refused', async () => {
    const { user } = await renderApp('/en/dashboard/agents', { signedInAs: IKER });
    await user.click(await screen.findByRole('button', { name: 'More actions for Pedidos' }));
    const iker = provider.db.state.users.usr_iker;
    if (iker) iker.role = 'viewer';
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await screen.findByText(NOT_ALLOWED);
    expect(provider.db.state.agents.bot_orders?.agent.status).toBe('live');
  });
});

/**
 * What needs more than some roles may, on the page where the others find it: [page, what is there once it has
 * come, the control, from which role on]. The provider's own table of it is in mocks/roles/least-role.ts.
 */
const CONTROLS = [
  ['/dashboard/home', 'Needs your attention', 'link', 'New agent', 'editor'],
  ['/dashboard/home', 'Rating below 4.2', 'link', /^Review answer/, 'editor'],
  ['/dashboard/agents', 'Postventa', 'button', 'Manage tags', 'editor'],
  ['/dashboard/agents', 'Postventa', 'link', /^Open Creator/, 'editor'],
  ['/dashboard/agents', 'Postventa', 'link', 'Creator', 'editor'],
  ['/dashboard/agents/bot_returns', 'Postventa', 'button', 'Edit tags', 'editor'],
  ['/dashboard/agents/bot_returns', 'Postventa', 'link', 'Edit visitor texts', 'editor'],
  ['/dashboard/agents/bot_returns', 'Postventa', 'button', 'Publish', 'editor'],
  ['/dashboard/agents/bot_returns/test-agent', 'Good answer', 'button', 'Save as test', 'editor'],
  ['/dashboard/analytics', 'When does the money arrive?', 'button', /^Write an answer/, 'editor'],
  ['/dashboard/analytics?view=monitors', 'Rating below 4.2', 'button', 'Add alert', 'editor'],
  ['/dashboard/analytics?view=conversations&chat=con_lucia', 'Actions', 'button', 'Take over', 'editor'],
  ['/dashboard/setup/tools', 'Catalog', 'link', 'Test a tool', 'editor'],
  ['/dashboard/setup/tools?view=own', 'Reservar un producto', 'button', 'New tool', 'admin'],
  ['/dashboard/composio-test', 'Tool', 'combobox', 'Tool', 'editor'],
  ['/dashboard/channels?view=doctor', 'Agenda de Tomás', 'button', 'Check all', 'editor'],
  ['/dashboard/channels?view=doctor', 'Agenda de Tomás', 'link', /^Reconnect/, 'admin'],
  ['/dashboard/channels?view=widget', 'Tienda Acme Hogar', 'button', 'New widget', 'admin'],
  ['/dashboard/channels?view=widget&widget=wgt_acme', 'Tienda Acme Hogar', 'button', /^Delete/, 'admin'],
  ['/dashboard/settings?section=team', 'Leave team', 'button', 'Invite someone', 'admin'],
  ['/onboarding/pricing', 'Starter', 'link', /^Change to/, 'admin'],
] as const;
const PEOPLE = { viewer: VERA, editor: IKER, owner: ANA } as const;
const ROLES = ['viewer', 'editor', 'admin', 'owner'];
const trials = CONTROLS.flatMap((control) =>
  (['viewer', 'editor', 'owner'] as const).map((role) => ({ role, control })),
);

test.each(trials)('$role: $control.0, $control.3', async ({ role, control }) => {
  const [path, sign, kind, name, least] = control;
  const isAllowed = ROLES.indexOf(role) >= ROLES.indexOf(least);
  await renderApp(`/en${path}`, { signedInAs: PEOPLE[role] });
  if (isAllowed) {
    expect((await screen.findAllByRole(kind, { name })).length).toBeGreaterThan(0);
    return;
  }
  const isThere = () => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    const written = [document.body.textContent, ...labels].join(' ');
    return [sign, 'You don’t have access to this'].some((one) => written.includes(one));
  };
  await waitFor(() => expect(isThere()).toBe(true));
  await waitFor(() => expect(screen.queryAllByRole(kind, { name })).toEqual([]));
});

test('where no role is told, everything is shown', async () => {
  provider.server.use(
    getAccountMockHandler(() => {
      throw HttpResponse.json({ accountId: 'acc_acme', welcomeIsEnd: true });
    }),
  );
  await renderApp('/en/dashboard/settings', { signedInAs: VERA });
  await heading('Settings');
  expect(sections()).toContain('Company and voice');
  await renderApp(AGENT);
  await screen.findByRole('button', { name: 'Publish' });
});
