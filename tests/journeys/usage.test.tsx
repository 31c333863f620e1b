import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getAccountMockHandler } from '@/api/generated/account/account.msw';
import { getPlansMockHandler } from '@/api/generated/billing/billing.msw';
import { keptPerson } from '@/session/session';
import { textsOf } from '../e2e/support/texts';
import { card } from '../support/card';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const TRIAL = 'trial@acme.example';

async function openSettings(signedInAs = ANA, path = '/en/dashboard/settings?section=plan') {
  const app = await renderApp(path, { signedInAs });
  await screen.findByRole('heading', { name: /^(?:Your|Tu) plan$/ });
  return app;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const slideTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });
/** What stands beside a line of the invoice, or of the plan. */
const beside = (label: string) =>
  screen.getAllByText(label, { ignore: 'h1, h2' })[0]?.nextElementSibling?.textContent;

/** So many more agents of Ana's company. */
function addAgents(count: number): void {
  const model = provider.db.state.agents.bot_returns;
  if (!model) throw new Error('the seed lacks the agent');
  for (let number = 1; number <= count; number += 1) {
    const botKey = `bot_more-${number}`;
    provider.db.state.agents[botKey] = { ...model, agent: { ...structuredClone(model.agent), botKey } };
  }
}

describe('the bill simulator', () => {
  test('shows the next invoice for each number of agents, and the most it can become', async () => {
    await openSettings();
    await waitFor(() => expect(beside('Growth plan')).toBe('€49'));
    expect(slider().value).toBe('4');
    expect(beside('Next invoice')).toMatch(/, €49 before tax$/);
    expect(beside('Price before tax')).toBe('€49 a month');
    (await card('Your plan')).getByRole('heading', { name: 'What agents cost a month, before tax' });
    slideTo(12);
    expect(beside('10 agents included')).toBe('€0');
    expect(beside('2 at €12 each')).toBe('€24');
    expect(screen.getByText('€24 more than with your current 4.')).toBeDefined();
    expect(slider().getAttribute('aria-valuetext')).toBe('12 agents, €73');
    expect(screen.getByText('Never more than €439: you can have up to 50 agents.')).toBeDefined();
    slideTo(50);
    expect(slider().getAttribute('aria-valuetext')).toBe('50 agents, €439');
    expect(provider.calls.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([]);
  });

  test('of a trial says that nothing is charged before its end, and what is beyond the limit', async () => {
    await openSettings(TRIAL);
    await screen.findByText(/^Nothing is charged when your trial ends on /);
    screen.getByRole('heading', { name: 'Estimate your first invoice' });
    // It ends without a plan, unless one is chosen.
    const plan = await card('Your plan');
    plan.getByRole('link', { name: 'See plans' });
    // Neither the sidebar nor the full meter leads there a second time.
    await screen.findByText('9 days left, 2 of 2 agents used.');
    await screen.findByText('You’ve reached your limit of agents. Choose a plan to create more.');
    expect(screen.getAllByRole('link', { name: 'See plans' })).toHaveLength(1);
    plan.getByRole('heading', { name: 'What agents cost a month once you subscribe, before tax' });
    expect(screen.queryByText(/Next invoice/)).toBeNull();
    expect(beside('Plan')).toBe('Starter Free trial');
    expect(beside('Trial ends')).toMatch(/\(9 days left\)$/);
    slideTo(5);
    expect(screen.getByText('You can have up to 2 right now. Choose a plan to get more.')).toBeDefined();
    // Who may not go beyond reads no price of going beyond as if it could be had.
    expect(screen.queryByText(/^Never more than|^No upper limit/)).toBeNull();
  });

  test.each([
    ['Pacific/Kiritimati', 'Nov 30, 2026 (9 days left)', /^9 days left/],
    ['Pacific/Pago_Pago', 'Nov 28, 2026 (8 days left)', /^8 days left/],
  ])('a trial ends by the calendar of a company in %s', async (timeZone, ends, left) => {
    const stored = provider.db.state.accounts.acc_norte;
    if (!stored?.process.settings.company) throw new Error('the seed lacks the company');
    stored.process.settings.company.timeZone = timeZone;
    stored.account.subscription.metadata.trial_end = String(Date.UTC(2026, 10, 29, 10, 30) / 1000);
    await openSettings(TRIAL);
    expect(beside('Trial ends')).toBe(ends);
    expect(screen.getByText(left)).toBeDefined();
  });

  test('a cost that is no amount is unknown, never NaN', async () => {
    const summary = provider.db.state.accounts.acc_acme?.account;
    if (!summary) throw new Error('the seed lacks the account');
    provider.server.use(
      getAccountMockHandler(() => ({
        ...summary,
        subscriptionSummary: [
          {
            product_type: 'bot',
            currentPeriod: {
              totalUsage: 4,
              usageBreakdown: [
                { costInTier: '0.00', upTo: 2 },
                { costInTier: 'a lot', upTo: null },
              ],
            },
          },
        ],
      })),
    );
    await openSettings();
    await screen.findByText('2 at unknown each');
    expect(beside('2 at unknown each')).toBe('unknown');
    expect(document.body.textContent).not.toContain('NaN');
  });

  test('for which the plan has no price leads to whoever can name one, where that is known', async () => {
    const summary = provider.db.state.accounts.acc_acme?.account;
    if (!summary) throw new Error('the seed lacks the account');
    const usageBreakdown = [
      { costInTier: '0.00', upTo: 2 },
      { costInTier: '12.00', upTo: 3 },
    ];
    provider.server.use(
      getAccountMockHandler(() => ({
        ...summary,
        subscriptionSummary: [{ product_type: 'bot', currentPeriod: { totalUsage: 4, usageBreakdown } }],
      })),
    );
    const path = '/en/dashboard/settings?section=plan';
    await renderApp(path, { signedInAs: ANA, brand: { support: 'help@acme.example' } });
    const ask = await screen.findByRole('link', { name: 'Ask us for a quote.' });
    expect(ask.getAttribute('href')).toBe('mailto:help@acme.example');
    await renderApp(path);
    await screen.findByText('Your plan has no price for this many agents.');
    expect(screen.queryByText(/quote/)).toBeNull();
  });
});

describe('plan and usage', () => {
  test('plans that do not arrive leave the use and the simulator; they can be asked for again', async () => {
    provider.server.use(
      getPlansMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: 'NOT_FOUND' }, { status: 404 });
      }),
    );
    const { user } = await openSettings();
    await screen.findByText(/^We couldn’t load the name and price of your plan/);
    // Without the plan's price there is no sum to be had, and none is made up.
    slideTo(12);
    expect(beside('2 at €12 each')).toBe('€24');
    expect(beside('Next invoice, before tax')).toBe('unknown');
    expect(beside('Next invoice')).not.toContain('€');
    expect(slider().getAttribute('aria-valuetext')).toBe('12 agents, unknown');
    expect(screen.getByText('You can have up to 50 agents.')).toBeDefined();
    provider.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(beside('Plan')).toBe('Growth Active'));
    expect(beside('Next invoice, before tax')).toBe('€73');
  });

  test('an overdue payment is said where it is paid, with the way to the plans', async () => {
    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    provider.setScenario('past-due');
    await openSettings();
    await screen.findByText(/^Pay €59\.29 before /);
    expect(screen.queryByText('Your plan has ended')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    const change = screen.getByRole('link', { name: 'Change plan' });
    expect(change.getAttribute('href')).toBe('/en/onboarding/pricing');
  });

  test('in Spanish', async () => {
    await openSettings(ANA, '/es/dashboard/settings?section=plan');
    const { billing } = textsOf('es');
    await waitFor(() => expect(beside('Plan')).toBe('Crecimiento Activo'));
    slideTo(11);
    expect(slider().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('11 agentes, 61 €');
    expect(screen.getByText(billing.simulator.text())).toBeDefined();
  });
});

describe('the use of the plan', () => {
  test('on home and in the list: how many of the included agents there are', async () => {
    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await screen.findByRole('heading', { name: 'Usage' });
    await screen.findByText('4 of 10');
    await renderApp('/en/dashboard/agents');
    await heading('Agents');
    expect(screen.getByText('4 of 10 included')).toBeDefined();
  });

  test('leads from home to the plan', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await app.user.click(await screen.findByRole('link', { name: 'See your plan' }));
    await screen.findByRole('heading', { name: 'Your plan' });
    const title = await heading('Settings');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(app.href()).toBe('/en/dashboard/settings?section=plan');
  });

  test('at the free limit says so, and leads to the plans', async () => {
    await renderApp('/en/dashboard/home', { signedInAs: TRIAL });
    const card = await screen.findByText(/^You’ve reached your limit of agents/);
    expect(within(card).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/en/onboarding/pricing',
    );
    expect(screen.queryByRole('link', { name: 'New agent' })).toBeNull();
  });

  test('the list of agents says how many of the plan are used, at the limit in its head alone', async () => {
    await renderApp('/en/dashboard/agents', { signedInAs: TRIAL });
    await screen.findByText('You’ve reached your plan’s limit of 2 agents.');
    expect(screen.queryByRole('meter', { name: 'Agents in your plan' })).toBeNull();
    await renderApp('/en/dashboard/agents', { signedInAs: ANA });
    await screen.findByRole('meter', { name: 'Agents in your plan' });
  });

  test('who pays may go beyond, and is told what the next agent costs before making it', async () => {
    addAgents(6);
    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await screen.findByText('The next agent adds €12 to your invoice.');
    const { user } = await renderApp('/en/dashboard/setup/create-new-agent');
    await screen.findByText(/it adds €12 to your invoice/);
    await user.type(screen.getByLabelText('Name'), 'Eleventh');
    await user.type(screen.getByLabelText('Instructions'), 'You answer.');
    await user.click(screen.getByRole('button', { name: 'Create agent' }));
    await heading('Eleventh');
    await renderApp('/en/dashboard/home');
    await screen.findByText('1 beyond your plan: €12 on your next invoice.');
  });
});

test('the account’s `admin` is neither kept nor passed on (specification §3)', async () => {
  const stored = provider.db.state.accounts.acc_acme?.account;
  if (!stored) throw new Error('the seed lacks the account');
  provider.server.use(
    getAccountMockHandler(() => {
      throw HttpResponse.json({ ...stored, admin: { email: 'boss@acme.example' } });
    }),
  );
  const { queryClient } = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  const kept = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
  expect(kept).toContain('acc_acme');
  expect(kept).not.toContain('boss@acme.example');
  expect(JSON.stringify(await keptPerson())).not.toContain('boss');
  expect(JSON.stringify({ ...localStorage })).not.toContain('boss');
});
