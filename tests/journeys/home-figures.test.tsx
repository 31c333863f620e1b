import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '@/features/analytics/calendar';
import { FailingMonitors } from '@/features/analytics/failing-monitors';
import { HomeFigures } from '@/features/analytics/home-figures';
import { Yesterday } from '@/features/analytics/yesterday';
import { WithTexts } from '@/shared/i18n/with-texts';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';
import { renderPart } from '../support/render-part';

const provider = playProvider();

const ANA = { signedInAs: 'ana@acme.example' };
const VERA = { signedInAs: 'vera@acme.example' };

const figures = (
  <WithTexts nouns={['homeFigures']}>
    <HomeFigures companyZone="Europe/Madrid" />
  </WithTexts>
);

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};

/** The figures of both spans, with these days and this use. */
const play = (figures: object) =>
  provider.server.use(
    http.get('*/api/v1/analytics', () =>
      HttpResponse.json({ currency: 'EUR', totals: { conversations: 0 }, days: [], ...figures }),
    ),
  );
const daysAgo = (n: number, conversations: number, resolved: number) => ({
  day: addDays(dayIn('Europe/Madrid', new Date()), -n),
  conversations,
  resolved,
});

describe('the four figures of the first page', () => {
  test('tell of the last week what there was, and how it compares with the one before', async () => {
    await renderPart(figures, ANA);
    const conversations = await card('Conversations');
    await conversations.findByText(/(up|down|No change)/);
    const questions = await card('Unanswered questions');
    await questions.findByText('3');
    await questions.findByText(/^\d+ asked in the last 7 days$/);
    conversations.getByText('Last 7 days');
    // What is open now is of no week.
    expect(questions.queryByText('Last 7 days')).toBeNull();
    expect((await card('Rating')).getByText('of 5')).toBeDefined();
    expect((await card('Resolved by agents')).getByText(/^\d+%$/)).toBeDefined();
  });

  test.each([
    [10, '10 ratings', null],
    [30, '0.3 down', /^0\.3 down.*30 ratings$/],
  ])(
    'a rating goes up or down only where both weeks have enough of them: %i',
    async (ratings, seen, whole) => {
      play({
        days: Array.from({ length: 14 }, (_, index) => ({
          ...daysAgo(13 - index, 9, 8),
          ...(index === 5 && { rating: 4.5, ratings: 40 }),
          ...(index === 12 && { rating: 4.2, ratings }),
        })),
      });
      await renderPart(figures, ANA);
      const rating = await card('Rating');
      const found = await rating.findByText(seen);
      rating.getByText('4.2');
      if (whole) expect(found.closest('p')?.textContent).toMatch(whole);
      else expect(rating.queryByText(/up|down/)).toBeNull();
    },
  );

  test('one of them fails alone, and is tried again alone', async () => {
    provider.server.use(
      http.get(
        '*/api/v1/analytics/questions',
        () => HttpResponse.json({ message: 'It failed', code: 'BROKEN' }, { status: 400 }),
        { once: true },
      ),
    );
    const { user } = await renderPart(figures, ANA);
    const questions = await card('Unanswered questions');
    const again = await questions.findByRole('button', { name: 'Try again' });
    await (await card('Conversations')).findByText(/(up|down|No change)/);
    await user.click(again);
    await questions.findByText('3');
  });

  test('a company without a conversation is told that there is nothing yet', async () => {
    provider.db.state.visits = {};
    await renderPart(figures, ANA);
    expect(await screen.findAllByText('Nothing yet')).toHaveLength(4);
  });
});

describe('what was answered lately', () => {
  const parts = (
    <WithTexts nouns={['homeFigures']}>
      <Yesterday companyZone="Europe/Madrid" />
    </WithTexts>
  );

  test('yesterday is the last whole day, in a sentence', async () => {
    play({ days: [daysAgo(2, 9, 9), daysAgo(1, 66, 52), daysAgo(0, 3, 1)] });
    await renderPart(parts, ANA);
    await screen.findByText('Yesterday they resolved 52 of 66 conversations on their own.');
  });

  test.each([
    ['without a conversation', [daysAgo(1, 0, 0)]],
    ['whose conversations’ ends nobody tells', [daysAgo(1, 66, 0)]],
    ['that is left out', [daysAgo(2, 66, 52)]],
  ])('a day %s is not spoken of', async (_, before) => {
    play({ days: [...before, daysAgo(0, 3, 1)] });
    await renderPart(
      <>
        {figures}
        {parts}
      </>,
      ANA,
    );
    const conversations = before.reduce((sum, day) => sum + day.conversations, 3);
    await (await card('Conversations')).findByText(String(conversations));
    expect(screen.queryByText(/Yesterday/)).toBeNull();
  });

  test('an agent’s week is the sum of its versions', async () => {
    const use = [
      { botKey: 'bot_returns', version: 1, conversations: 200 },
      { botKey: 'bot_returns', version: 2, conversations: 38 },
    ];
    play({ use });
    await renderApp('/en/dashboard/home', ANA);
    await screen.findByText('238 conversations in 7 days');
    await renderApp('/en/dashboard/agents', ANA);
    const weekOf = (name: string) => {
      const row = screen.getByRole('link', { name }).closest('tr');
      return row?.querySelectorAll('td').item(4).textContent;
    };
    await screen.findByText('238');
    expect(weekOf('Devoluciones')).toBe('238');
    expect(weekOf('Pedidos')).toBe('0');
    await renderApp('/en/dashboard/agents?view=cards', ANA);
    const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
    await waitFor(() => expect(cardOf('Devoluciones')).toMatch(/238 conversations in 7\sdaysUpdated /));
    expect(cardOf('Pedidos')).toMatch(/0 conversations in 7\sdaysUpdated /);
    // What was never published talked to nobody.
    expect(cardOf('Citas')).not.toContain('conversation');
  });

  test('an agent’s page tells its week, with the ways to its conversations and its figures', async () => {
    play({ use: [{ botKey: 'bot_returns', version: 2, conversations: 1 }] });
    const { user, href } = await renderApp('/en/dashboard/agents/bot_returns', ANA);
    await screen.findByText('1 conversation');
    await user.click(screen.getByRole('link', { name: 'View conversations' }));
    await waitFor(() => expect(href()).toBe('/en/dashboard/analytics?view=conversations&agent=bot_returns'));
    await renderApp('/en/dashboard/agents/bot_orders', VERA);
    await screen.findByText('0 conversations');
    const figures = screen.getByRole<HTMLAnchorElement>('link', { name: 'View analytics' });
    expect(figures.getAttribute('href')).toBe('/en/dashboard/analytics?agent=bot_orders');
    // What was never published talked to nobody.
    await renderApp('/en/dashboard/agents/bot_appointments', VERA);
    await screen.findByRole('heading', { name: 'Identity' });
    expect(screen.queryByText('Last 7 days')).toBeNull();
  });

  test('an agent’s week that cannot be read leaves the ways to more', async () => {
    provider.server.use(http.get('*/api/v1/analytics', () => HttpResponse.json({}, { status: 403 })));
    await renderApp('/en/dashboard/agents/bot_returns', ANA);
    await waitFor(() => expect(provider.callsOf('GET', '/analytics')).not.toHaveLength(0));
    await screen.findByRole('link', { name: 'View conversations' });
    expect(screen.queryByText(/^\d+ conversations?$/)).toBeNull();
  });

  test('an agent’s week that is not known is left out of its card', async () => {
    play({ use: undefined });
    await renderApp('/en/dashboard/agents?view=cards', ANA);
    await waitFor(() => expect(provider.callsOf('GET', '/analytics')).not.toHaveLength(0));
    const card = (await screen.findByRole('link', { name: 'Pedidos' })).closest('li');
    expect(card?.textContent).toMatch(/Web widget, Messenger.*Updated .*\d/);
    expect(card?.textContent).not.toContain('conversation');
  });
});

describe('the monitors that fail, among what needs somebody', () => {
  const failing = (
    <WithTexts nouns={['monitors']}>
      <FailingMonitors nothing={<p>You’re all caught up.</p>} />
    </WithTexts>
  );

  test('are named with what they are now, and lead to the monitors', async () => {
    await renderPart(failing, ANA);
    await screen.findByText(/^Rating below 4\.2: now 3\.\d$/);
    const link = screen.getByRole('link', { name: 'See alert: Rating below 4.2' });
    expect(link.getAttribute('href')).toContain('/dashboard/analytics?view=monitors');
  });

  test('are nothing where all is well', async () => {
    provider.db.state.monitors = {};
    await renderPart(failing, ANA);
    await screen.findByText('You’re all caught up.');
  });
});
