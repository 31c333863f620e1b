import { TEMPLATES } from '@mocks/agent-creation/templates';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getAgentTemplatesMockHandler } from '@/api/generated/agent-creation/agent-creation.msw';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, leavePage, renderApp } from '../support/render-app';
import { storedAgents } from '../support/stored-agents';

const provider = playProvider();
const ANA = 'ana@acme.example';
const PAGE = '/en/dashboard/setup/create-new-agent';

const { agentNamed, contentOf } = storedAgents(provider);

test('a keyboard goes on where the agent is being made, and then on its page', async () => {
  const app = await renderApp(`${PAGE}?way=blank`, { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('Name'), 'Nina');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('Write the instructions or use an example.');
  const examples = within(screen.getByRole('group', { name: 'Use an example' }));
  await app.user.click(examples.getByRole('button', { name: 'Returns' }));
  expect(fieldValue('Instructions')).toMatch(/^You help customers of our online shop with returns/);
  await app.user.clear(screen.getByLabelText('Instructions'));
  await app.user.type(screen.getByLabelText('Instructions'), 'Take orders for cakes.');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  const making = await heading('Creating your agent');
  await waitFor(() => expect(document.activeElement).toBe(making));
  const made = await heading('Nina');
  await app.user.type(screen.getByLabelText('Instructions'), 'Take orders for cakes.');
  await waitFor(() => expect(document.activeElement).toBe(made));
});

test('a template is found, answered and becomes an agent; what was left open stands in brackets', async () => {
  const app = await renderApp(PAGE, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('link', { name: /^Template/ }));
  const list = await screen.findByRole('list', { name: 'Templates' });
  expect(within(list).getAllByRole('listitem').length).toBe(TEMPLATES.length);
  await app.user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'zzz');
  await screen.findByText('No matching templates');
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  // Which apps it works with is said by their own names, and found by them.
  await app.user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'hubspot');
  await screen.findByText('1 template');
  await screen.findByText('Uses HubSpot');
  screen.getByText('Sales · 3 questions');
  await app.user.clear(screen.getByRole('searchbox', { name: 'Search templates' }));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bookings');
  await screen.findByText('2 templates');
  await app.user.click(screen.getByRole('link', { name: 'Use template: Appointments' }));

  await waitFor(() => expect(fieldValue('Name')).toBe('Appointments'));
  // The other ways begin with the way back.
  expect(screen.queryByRole('navigation', { name: 'Ways to create an agent' })).toBeNull();
  screen.getByRole('link', { name: 'All templates' });
  // The link that led here is gone: the keyboard goes on at the title, which names the template.
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'New agent: Appointments' }),
    ),
  );
  expect(fieldValue('Company name')).toBe('Acme Hogar');
  await app.user.type(screen.getByLabelText('How long an appointment takes'), '30 minutes');
  const preview = screen.getByText('Agent preview').closest('section');
  expect(preview?.textContent).toContain('An appointment takes 30 minutes');
  // What is left open stands out in it.
  expect(screen.getByText('[Opening hours]').tagName).toBe('MARK');
  await app.user.clear(screen.getByLabelText('Name'));
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('Enter a name.');
  await app.user.type(screen.getByLabelText('Name'), 'Studio');

  // A reload, and everything is still there.
  const at = app.href();
  leavePage();
  const again = await renderApp(at);
  await waitFor(() => expect(fieldValue('How long an appointment takes')).toBe('30 minutes'));
  expect(fieldValue('Name')).toBe('Studio');
  await again.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await heading('Studio');
  const content = JSON.stringify(agentNamed('Studio')?.draft.content);
  expect(content).toContain('Una cita dura 30 minutes');
  expect(content).toContain('[Horario]');

  // It is made: nothing is kept for the next one.
  const fresh = await renderApp(`${PAGE}?way=template&template=tpl_appointments`);
  await waitFor(() => expect(fieldValue('Name')).toBe('Appointments'));
  expect(fresh.at()).toBe(PAGE);
  expect(fieldValue('How long an appointment takes')).toBe('');
});

test('templates that do not come can be asked for again; one that is gone is said to be gone', async () => {
  provider.server.use(
    getAgentTemplatesMockHandler(() => {
      throw HttpResponse.json({ message: 'none', code: 'UNKNOWN_OPERATION' }, { status: 404 });
    }),
  );
  const app = await renderApp(`${PAGE}?way=template&template=tpl_nobody`, { signedInAs: ANA });
  await screen.findByText('Not available yet');
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('That template no longer exists. Choose another one.');
  expect(screen.getByRole('link', { name: 'Use template: Returns' })).toBeDefined();
});

test('an agent is duplicated from its page: the draft or a version, without its channels', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns', { signedInAs: ANA });
  await heading('Devoluciones');
  await app.user.click(screen.getByRole('button', { name: 'More actions for Devoluciones' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await heading('New agent');
  await waitFor(() => expect(fieldValue('Name')).toBe('Devoluciones (copy)'));
  expect(fieldValue('Agent to copy')).toBe('Devoluciones');
  const what = await screen.findByLabelText('What to copy');
  await within(what).findByRole('option', { name: /^Version 1, published on/ });
  expect(screen.getByText(/Las devoluciones son gratis durante 30 días/)).toBeDefined();
  await app.user.selectOptions(what, 'Version 2 (live)');
  await screen.findByText(/Las devoluciones son gratis durante 14 días/);
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await heading('Devoluciones (copy)');
  const copy = agentNamed('Devoluciones (copy)');
  expect(copy).toMatchObject({ status: 'draft', channels: [] });
  expect(JSON.stringify(copy?.draft.content)).toContain('durante 14 días');
});

test('a copy begins with the search for an agent', async () => {
  const app = await renderApp(`${PAGE}?way=copy`, { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('Agent to copy'), 'pedi');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(fieldValue('Name')).toBe('Pedidos (copy)'));
  expect(app.href()).toBe(`${PAGE}?way=copy&from=bot_orders`);
});

test('at the limit the page says so and leads to the plans; what was typed stays', async () => {
  const app = await renderApp(`${PAGE}?way=template&template=tpl_faq`, { signedInAs: 'trial@acme.example' });
  await screen.findByText(/^You’ve reached your plan’s limit of 2 agents/);
  expect(screen.getByRole('link', { name: 'Manage agents' }).getAttribute('href')).toBe(
    '/en/dashboard/agents',
  );
  await app.user.type(await screen.findByLabelText('How people reach you'), 'hola@norte.example');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('You’ve reached your plan’s agent limit.');
  const [, beside] = screen.getAllByRole('link', { name: 'See plans' });
  expect(beside?.getAttribute('href')).toBe('/en/onboarding/pricing');
  expect(fieldValue('How people reach you')).toBe('hola@norte.example');
});

test('the languages to choose from begin with a capital, also in Spanish', async () => {
  await renderApp(`${PAGE.replace('/en/', '/es/')}?way=blank`, { signedInAs: ANA });
  await screen.findByRole('option', { name: 'Español' });
  expect(screen.getByRole('option', { name: 'Inglés' })).toBeDefined();
});

test('at the spending cap it is the cap that is named, and the way leads to where it is set', async () => {
  const acme = provider.db.state.subscriptions.acc_acme;
  const model = provider.db.state.agents.bot_returns;
  if (!acme || !model) throw new Error('the seed has changed');
  acme.spendCap = { amount: 24, alerts: [100] };
  // Two beyond the ten that the plan includes, which is what 24 € a month allow.
  for (let number = 1; number <= 8; number += 1) {
    const botKey = `bot_more-${number}`;
    provider.db.state.agents[botKey] = { ...model, agent: { ...structuredClone(model.agent), botKey } };
  }
  const app = await renderApp(`${PAGE}?way=blank`, { signedInAs: 'ana@acme.example' });
  await app.user.type(await screen.findByLabelText('Name'), 'Night desk');
  await app.user.type(screen.getByLabelText('Instructions'), 'You answer at night.');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('Your company’s spending cap doesn’t allow another agent.');
  expect(screen.queryByText('You’ve reached your plan’s agent limit.')).toBeNull();
  const link = screen.getByRole('link', { name: 'See the spending cap' });
  expect(link.getAttribute('href')).toBe('/en/dashboard/settings?section=plan');
});

test('a creation that failed goes on where it stopped', async () => {
  const app = await renderApp(`${PAGE}?way=copy&from=bot_orders`, { signedInAs: ANA });
  await waitFor(() => expect(fieldValue('Name')).toBe('Pedidos (copy)'));
  await app.user.clear(screen.getByLabelText('Name'));
  await app.user.type(screen.getByLabelText('Name'), 'Fallo');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await screen.findByText('The agent couldn’t be created');
  expect((await screen.findByRole('link', { name: 'Change details' })).getAttribute('href')).toBe(
    `${PAGE}?way=copy&from=bot_orders`,
  );
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Fallo');
  expect(provider.callsOf('POST', '/projects')).toHaveLength(1);
});

test('a creation under way is found again without its link, and somebody who chooses a way begins another', async () => {
  provider.db.state.jobs.job_running = {
    jobId: 'job_running',
    accountId: 'acc_acme',
    startedAt: provider.db.now(),
    milliseconds: 10 * 60 * 1000,
    phases: ['draft', 'instructions', 'knowledge', 'ready'],
    failsIn: null,
    settled: false,
    work: { kind: 'bot_creation', name: 'Later', content: contentOf('bot_orders'), by: 'Ana', botKey: null },
  };
  await renderApp(PAGE, { signedInAs: ANA });
  await heading('Creating your agent');
  await screen.findByRole('progressbar', { name: 'Agent creation progress' });
  leavePage();
  await renderApp(`${PAGE}?way=blank`);
  await screen.findByLabelText('Instructions');
  leavePage();
  const job = provider.db.state.jobs.job_running;
  const app = await renderApp(PAGE);
  await heading('Creating your agent');
  job.milliseconds = 0;
  await heading('Later');
  await app.user.click(await screen.findByRole('button', { name: 'Test it now' }));
  await heading('Test Later');
});

test('a link to a creation that nobody knows leads on', async () => {
  const app = await renderApp(`${PAGE}?job=job_nobody`, { signedInAs: ANA });
  await screen.findByText(/^We can no longer track this agent/);
  await app.user.click(screen.getByRole('link', { name: 'Change details' }));
  await heading('New agent');
});
