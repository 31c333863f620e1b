import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { ANALYTICS, countedFor, kpi, RANGE } from '../support/analytics';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

const counted = () => countedFor(provider, ANA);

const choose = async ({ user }: Awaited<ReturnType<typeof renderApp>>, label: string, value: string) =>
  user.selectOptions(await screen.findByLabelText(label), value);

describe('the figures', () => {
  test('are those of the conversations, say by whose clock, and that test chats never count', async () => {
    await renderApp(ANALYTICS, { signedInAs: ANA });
    await heading('Analytics');
    await screen.findByText('Oct 22 – Nov 20, 2026, Madrid time. Test chats never count.');
    const { totals } = counted();
    expect((await kpi('Conversations')).text).toContain(String(totals.conversations));
    const share = Math.round(
      (Number(totals.resolved) /
        (Number(totals.resolved) + Number(totals.person) + Number(totals.unanswered))) *
        100,
    );
    expect((await kpi('Resolved by agents')).text).toContain(`${share}%`);
    expect((await kpi('Rating')).text).toContain(`Average of ${totals.ratings} ratings`);
    // Volume is neither good nor bad.
    expect((await kpi('Conversations')).text).not.toMatch(/good|worse/);
  });

  test('each opens the conversations behind it, with the days and the filters', async () => {
    await renderApp(`${ANALYTICS}?channel=whatsapp&agent=bot_returns`, { signedInAs: ANA });
    const { link } = await kpi('Resolved by agents');
    const search = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(search)).toMatchObject({
      view: 'conversations',
      agent: 'bot_returns',
      channel: 'whatsapp',
      outcome: 'resolved',
      from: RANGE.from,
      to: RANGE.to,
      zone: 'Europe/Madrid',
    });
  });

  test('a filter stands in the link, and counts anew', async () => {
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const all = (await kpi('Conversations')).text;
    await choose(app, 'Channel', 'whatsapp');
    await waitFor(async () => expect((await kpi('Conversations')).text).not.toBe(all));
    expect(app.href()).toContain('channel=whatsapp');
    await choose(app, 'Range', '7d');
    await waitFor(() => expect(app.href()).toContain('preset=7d'));
    await choose(app, 'Compare with', 'none');
    await waitFor(() => expect(screen.queryByText(/Resolved, 7 days before/)).toBeNull());
    expect(app.href()).toContain('compare=none');
    await choose(app, 'Time zone', 'Pacific/Kiritimati');
    await screen.findByText(/Kiritimati time\. Test chats never count\./);
  });

  test('large numbers are grouped, and a change too small to be read is none', async () => {
    const figures = counted();
    const totals = { ...figures.totals, conversations: 8392, ratings: 2105 };
    const before = { ...totals, conversations: 8396 };
    provider.server.use(
      http.get('*/api/v1/analytics', () => HttpResponse.json({ ...figures, totals, before })),
    );
    await renderApp(ANALYTICS, { signedInAs: ANA });
    const { text } = await kpi('Conversations');
    expect(text).toContain('8,392');
    expect(text).toContain('No change');
    expect(text).not.toContain('%');
    expect((await kpi('Rating')).text).toContain('Average of 2,105 ratings');
  });

  test.each([
    [4.1, 4, 'About the same'],
    [4.1, 3.9, '0.2down'],
    [4.1, 4.4, '0.3up'],
  ])('a rating of %d that is now %d: %s', async (before, rating, said) => {
    const figures = counted();
    const totals = { ...figures.totals, rating };
    provider.server.use(
      http.get('*/api/v1/analytics', () =>
        HttpResponse.json({ ...figures, totals, before: { ...totals, rating: before } }),
      ),
    );
    await renderApp(ANALYTICS, { signedInAs: ANA });
    expect((await kpi('Rating')).text).toContain(said);
  });

  test('too few make no percentage', async () => {
    await renderApp(`${ANALYTICS}?preset=custom&from=2026-11-18&to=2026-11-18`, { signedInAs: ANA });
    expect((await kpi('Resolved by agents')).text).toContain('Percentages need at least 30 conversations.');
    expect((await kpi('Rating')).text).not.toContain('%');
  });

  test.each([
    ['from=2026-11-20&to=2026-11-01', 'The range ends before it starts.'],
    ['from=2024-01-01&to=2026-11-01', 'Choose at most 366 days.'],
    ['from=2026-02-31&to=2026-11-01', 'Choose a first and a last day.'],
    ['zone=Europe/Atlantis', 'This time zone doesn’t exist. Choose another one.'],
  ])('%s is said to be wrong before anything is asked', async (search, sentence) => {
    await renderApp(`${ANALYTICS}?preset=custom&${search}`, { signedInAs: ANA });
    await screen.findByText(sentence);
    // What does not depend on the days stays.
    await screen.findByText('¿Recogéis el sofá viejo?');
    expect(provider.callsOf('GET', '/analytics')).toEqual([]);
  });

  test('days in the wrong order leave the figures as they were, and can be swapped', async () => {
    const app = await renderApp(`${ANALYTICS}?preset=custom&from=2026-11-18&to=2026-11-20`, {
      signedInAs: ANA,
    });
    const { text } = await kpi('Conversations');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    await screen.findByText('The range ends before it starts.');
    expect((await kpi('Conversations')).text).toBe(text);
    expect(app.href()).toContain('to=2026-11-20');
    await app.user.click(screen.getByRole('button', { name: 'Swap the dates' }));
    await waitFor(() => expect(app.href()).toContain('from=2026-11-01&to=2026-11-18'));
    expect(screen.queryByText('The range ends before it starts.')).toBeNull();
  });

  test('a range without conversations says so, and leads back to the usual one', async () => {
    const app = await renderApp(`${ANALYTICS}?preset=custom&from=2020-01-01&to=2020-01-31`, {
      signedInAs: ANA,
    });
    await screen.findByText('No conversations in this range');
    await app.user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await screen.findByRole('heading', { name: 'Where conversations end' });
    expect(app.href()).not.toContain('from=');
  });

  test('what the provider does not tell is said of its card, the rest is shown', async () => {
    const { totals, days } = counted();
    const bare = { conversations: totals.conversations };
    provider.server.use(
      http.get('*/api/v1/analytics', () =>
        HttpResponse.json({
          totals: bare,
          days: days.map(({ day, conversations }) => ({ day, conversations })),
        }),
      ),
    );
    await renderApp(ANALYTICS, { signedInAs: ANA });
    expect((await kpi('Conversations')).text).toContain(String(totals.conversations));
    for (const name of ['Resolved by agents', 'First answer', 'Rating', 'Cost per conversation'])
      expect((await kpi(name)).text).toContain('Not available');
    expect(screen.getAllByText('Not available').length).toBeGreaterThanOrEqual(7);
  });

  test('fail with a way to try again, and the questions stay', async () => {
    let fails = true;
    const refused = () => (fails ? HttpResponse.json({ message: 'It failed' }, { status: 400 }) : undefined);
    provider.server.use(http.get('*/api/v1/analytics', refused));
    const { user } = await renderApp(ANALYTICS, { signedInAs: ANA });
    const again = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('Your analytics couldn’t be loaded');
    fails = false;
    await user.click(again);
    await kpi('Conversations');
    expect(screen.getByText('¿Recogéis el sofá viejo?')).toBeDefined();
  });
});

test('what fails with everything else is said once, and asked for again with it', async () => {
  let fails = true;
  const refused = () => (fails ? HttpResponse.json({ message: 'It failed' }, { status: 400 }) : undefined);
  provider.server.use(
    http.get('*/api/v1/analytics', refused),
    http.get('*/api/v1/analytics/questions', refused),
  );
  const { user } = await renderApp(ANALYTICS, { signedInAs: ANA });
  await screen.findByText('Your analytics couldn’t be loaded');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('¿Recogéis el sofá viejo?');
});

describe('unanswered questions', () => {
  const review = async (app: Awaited<ReturnType<typeof renderApp>>, name: RegExp) => {
    await app.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };

  test('a drafted answer is changed, and added to the agent’s draft', async () => {
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const dialog = await review(app, /^Review: Can I pay/);
    dialog.getByText('Drafted from Formas de pago. Check it before you add it.');
    const answer = dialog.getByLabelText('Answer');
    await app.user.clear(answer);
    await app.user.paste('Yes, in three instalments from €150.');
    const add = dialog.getByRole('button', { name: 'Add to draft' });
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    await app.user.click(add);
    await screen.findByText('Added to the draft of Devoluciones');
    await waitFor(() => expect(screen.queryByText('Can I pay in three instalments?')).toBeNull());
    const { knowledge } = provider.db.state.agents.bot_returns?.agent.draft.content ?? { knowledge: [] };
    expect(knowledge.at(-1)).toMatchObject({
      title: 'Can I pay in three instalments?',
      text: 'Yes, in three instalments from €150.',
    });
  });

  test('one without a source is written; nothing is no answer', async () => {
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const dialog = await review(app, /^Write an answer|^Write/);
    dialog.getByText('We found nothing to draft an answer from.');
    const add = dialog.getByRole('button', { name: 'Add to draft' });
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    await app.user.click(add);
    dialog.getByText('Write an answer first.');
    expect(provider.db.state.settledQuestions).toEqual({});
  });

  test('a link of home opens the one it names; closed, it stays closed', async () => {
    const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await app.user.click(await screen.findByRole('link', { name: /^Write answer: ¿Recogéis/ }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('¿Recogéis el sofá viejo?');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(app.href()).not.toContain('question='));
  });

  test('one is dismissed, and taken back', async () => {
    const app = await renderApp(ANALYTICS, { signedInAs: ANA });
    const dialog = await review(app, /^Review: Can I pay/);
    const dismiss = dialog.getByRole('button', { name: 'Dismiss question' });
    await waitFor(() => expect(dismiss.getAttribute('aria-disabled')).toBeNull());
    await app.user.click(dismiss);
    await waitFor(() => expect(screen.queryByText('Can I pay in three instalments?')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Can I pay in three instalments?');
  });
});
