import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { FailingMonitors } from '@/features/analytics/failing-monitors';
import { HomeFigures } from '@/features/analytics/home-figures';
import { WithTexts } from '@/shared/i18n/with-texts';
import { playProvider } from '../support/play-provider';
import { renderPart } from '../support/render-part';

const provider = playProvider();

const ANA = { signedInAs: 'ana@acme.example' };

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

describe('the four figures of the first page', () => {
  test('tell of the last week what there was, and how it compares with the one before', async () => {
    await renderPart(figures, ANA);
    const conversations = await card('Conversations');
    await conversations.findByText(/(up|down|No change)/);
    const questions = await card('Unanswered questions');
    await questions.findByText('3');
    conversations.getByText('Last 7 days');
    // What is open now is of no week.
    expect(questions.queryByText('Last 7 days')).toBeNull();
    expect((await card('Rating')).getByText('of 5')).toBeDefined();
    expect((await card('Resolved by agents')).getByText(/^\d+%$/)).toBeDefined();
  });

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

describe('the monitors that fail, among what needs somebody', () => {
  const failing = (
    <WithTexts nouns={['monitors']}>
      <FailingMonitors nothing={<p>You’re all caught up.</p>} />
    </WithTexts>
  );

  test('are named with what they are now, and lead to the monitors', async () => {
    await renderPart(failing, ANA);
    await screen.findByText(/^Rating below 4\.2: now 3\.\d$/);
    const link = screen.getByRole('link', { name: 'See monitor: Rating below 4.2' });
    expect(link.getAttribute('href')).toContain('/dashboard/analytics?view=monitors');
  });

  test('are nothing where all is well', async () => {
    provider.db.state.monitors = {};
    await renderPart(failing, ANA);
    await screen.findByText('You’re all caught up.');
  });
});
