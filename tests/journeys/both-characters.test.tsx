import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
// Their code is there at once, where a busy machine would fetch it for long.
import '@/features/agents/agent-menu';
import '@/pages/commands';
import { PRODUCT_KEY } from '@/session/product-key';
import { secureStore } from '@/session/secure-store';
import { START_KEY } from '@/session/session';
import { CHARACTERS, playCharacters } from '../support/both-characters';
import { choose, write } from '../support/fill-in';
import { press } from '../support/missing/acts';
import { signInAs } from '../support/play-provider';
import { fieldValue, heading, reload, renderApp } from '../support/render-app';

const { provider, stored, bodiesOf } = playCharacters();

const ANA = 'ana@acme.example';

function sectionOf(title: HTMLElement): HTMLElement {
  const section = title.closest('section');
  if (!section) throw new Error('the heading stands in no section');
  return section;
}

describe.each(CHARACTERS)('over $character', ({ scenario }) => {
  beforeEach(() => provider.setScenario(scenario));

  test('home greets, says how many agents there are and leads to them', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await heading('Welcome, Ana Luna!');
    expect(screen.getByText(/\b4 agents\b/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/0 of your|Invalid|undefined|NaN/);
    await screen.findByRole('heading', { name: /^(Usage|Agents in your plan)$/ });
    await app.user.click(await screen.findByRole('link', { name: 'All agents' }));
    await heading('Agents');
  });

  test('the list shows the agents, the creator apart from them, and finds and orders them', async () => {
    const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
    await screen.findByText('4 agents');
    const names = () =>
      within(screen.getByRole('table', { name: 'Your company’s agents' }))
        .getAllByRole('checkbox')
        .slice(1)
        .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
    expect(names().toSorted()).toEqual(['Citas', 'Devoluciones', 'Pedidos', 'Store guide']);
    expect(screen.getByRole('link', { name: 'Creator' })).toBeDefined();
    expect(screen.getByRole('table').textContent).not.toMatch(/Invalid|NaN|undefined/);

    await app.user.click(within(screen.getByRole('columnheader', { name: 'Agent' })).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Citas', 'Devoluciones', 'Pedidos', 'Store guide']));
    await app.user.click(within(screen.getByRole('columnheader', { name: 'Agent' })).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Store guide', 'Pedidos', 'Devoluciones', 'Citas']));

    await app.user.type(screen.getByRole('searchbox', { name: 'Search agents' }), 'PEDÍ');
    await screen.findByText('1 agent matches');
    expect(names()).toEqual(['Pedidos']);
    await press(app, 'Clear filters');
    await screen.findByText('4 agents');
  });

  test('the palette finds an agent by a few letters, and no other', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await press(app, /^Search or jump to/);
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await app.user.keyboard('cita');
    await screen.findByRole('option', { name: 'Citas' });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Pedidos' })).toBeNull());
  });

  test('a page about one agent offers them all, and an agent that is opened keeps the frame', async () => {
    const app = await renderApp('/en/dashboard/setup/agentsdetails', { signedInAs: ANA });
    await app.user.click(await screen.findByRole('link', { name: /^Pedidos/ }));
    await waitFor(() => expect(app.at()).toMatch(/\/dashboard\/agents\//));
    // What is not there is said; nothing has crashed.
    if (scenario === 'bare') await screen.findByText('Not available yet');
    else await heading('Pedidos');
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined();
  });

  test('an agent that cannot be removed is there again, and why is said', async () => {
    const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
    await screen.findByText('4 agents');
    if (scenario === 'usual') provider.setScenario('broken');
    await press(app, 'More actions for Store guide');
    await app.user.click(await screen.findByRole('menuitem', { name: /trash/i }));
    await screen.findByText(scenario === 'bare' ? 'Not available yet' : 'Something went wrong on our end');
    if (scenario === 'usual') provider.setScenario('usual');
    await screen.findByRole('link', { name: 'Store guide' });
  });

  test('what the settings save is there the next time', async () => {
    const app = await renderApp('/en/dashboard/settings?section=company', { signedInAs: ANA });
    await write(app, 'Company name', 'Acme Casa');
    await choose(app, 'Country', 'Portugal');
    await choose(app, 'Time zone', 'Lisbon');
    await press(app, 'Save changes to company');
    await screen.findByText('Company details saved');

    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    const nobody = screen.getByRole<HTMLInputElement>('switch', {
      name: /when no one on your team is available/,
    });
    if (!nobody.checked) await app.user.click(nobody);
    await app.user.click(screen.getByRole('switch', { name: 'Your team can change who answers' }));
    await app.user.selectOptions(screen.getByLabelText('Default agent'), 'Pedidos');
    await press(app, 'Save changes to who answers');
    await screen.findByText('Answer settings saved');

    await write(app, /^Brand voice/, 'Warm and brief.');
    await press(app, 'Save changes to brand voice');
    await screen.findByText('Brand voice saved');

    await app.user.click(screen.getByRole('link', { name: 'Profile' }));
    await write(app, 'First name', 'Ana María');
    await press(app, 'Save changes to profile');
    await screen.findByText('Profile saved');

    await renderApp('/en/dashboard/settings');
    await screen.findByDisplayValue('Ana María');
    const later = await renderApp('/en/dashboard/settings?section=company');
    await screen.findByRole('button', { name: 'Ana María Luna’s account' });
    expect(await screen.findByDisplayValue('Acme Casa')).toBeDefined();
    expect(fieldValue('Country')).toBe('Portugal');
    expect(fieldValue('Time zone')).toMatch(/Lisbon/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Brand voice/ }).value).toBe(
      'Warm and brief.',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Your team answers' }).checked).toBe(true);
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: /when no one on your team is available/ }).checked,
    ).toBe(true);
    expect(screen.getByRole('option', { name: 'Pedidos', selected: true })).toBeDefined();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(later.at()).toBe('/en/dashboard/settings');
  });

  test('what is said of the voice and of who answers names the default agent, where there is one', async () => {
    delete stored('acc_acme').process.settings.defaultBotKey;
    const app = await renderApp('/en/dashboard/settings?section=company', { signedInAs: ANA });
    await write(app, /^Brand voice/, 'Warm.');
    await press(app, 'Save changes to brand voice');
    await screen.findByText('Brand voice saved');
    expect(bodiesOf('PUT /welcome/brand-voice')).toEqual([
      { accountId: expect.any(String), brandVoiceMessage: 'Warm.' },
    ]);

    const agent = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Default agent',
    });
    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    await app.user.selectOptions(agent, 'Pedidos');
    const botKey = agent.value;
    await press(app, 'Save changes to who answers');
    await screen.findByText('Answer settings saved');
    expect(bodiesOf('PUT /welcome/ai')).toMatchObject([{ botKey, agentMode: 'human' }]);
    expect(bodiesOf('PUT /welcome/defaultBotKey')).toMatchObject([{ botKey }]);

    await write(app, /^Brand voice/, 'Warm and brief.');
    await press(app, 'Save changes to brand voice');
    await waitFor(() =>
      expect(bodiesOf('PUT /welcome/brand-voice')[1]).toEqual({
        accountId: expect.any(String),
        botKey,
        brandVoiceMessage: 'Warm and brief.',
      }),
    );
  });

  test('who signs out leaves nothing behind', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await press(app, 'Ana Luna’s account');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(['token', PRODUCT_KEY, START_KEY].filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    await renderApp('/en/dashboard/home');
    await heading('Log in');
  });
});

test('what nobody tells of agents and of the plan is not claimed', async () => {
  provider.setScenario('bare');
  await renderApp('/en/dashboard/home', { signedInAs: ANA });
  expect(await screen.findByText('You have 4 agents.')).toBeDefined();
  const plan = await screen.findByRole('heading', { name: 'Usage' });
  await within(sectionOf(plan)).findByText('Not available yet');
  expect(screen.queryByText('You’re all caught up.')).toBeNull();

  await renderApp('/en/dashboard/agents');
  await screen.findByText('4 agents');
  const row = within(screen.getByRole('table')).getAllByRole('row')[2];
  expect(row?.textContent).toContain('–');
  expect(document.body.textContent).not.toMatch(/No channels yet|included/);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Unpublished changes' })).toBeNull();

  await renderApp('/en/dashboard/settings?section=plan');
  const usage = await screen.findByRole('heading', { name: 'Your plan' });
  await within(sectionOf(usage)).findByText('Not available yet');
  expect(document.body.textContent).not.toMatch(/No plan yet|included/);
});

test('where nobody tells who is signed in, the name is left out and the rest of the settings works', async () => {
  provider.setScenario('bare');
  await signInAs(ANA);
  await secureStore.clear();
  const { user } = await renderApp('/en/dashboard/settings');
  await heading('Settings');
  const profile = await screen.findByRole('heading', { name: 'Profile' });
  await within(sectionOf(profile)).findByText('Not available yet');
  await user.click(screen.getByRole('link', { name: 'Company and voice' }));
  expect(await screen.findByLabelText('Company name')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeDefined();
  await renderApp('/en/dashboard/home');
  await heading('Welcome!');
});
