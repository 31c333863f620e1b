import { checked } from '@mocks/monitors/check';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { figures } from '@/api/generated/analytics/analytics';
import { measuredText } from '@/features/analytics/monitor-words';
import { ANALYTICS } from '../support/analytics';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

describe('monitors', () => {
  test('say what they watch, in words and numbers, and how it stands', async () => {
    const { user } = await renderApp(ANALYTICS, { signedInAs: ANA });
    await user.click(await screen.findByRole('link', { name: 'Alerts' }));
    await heading('Alerts');
    const failing = (await screen.findByText('Rating below 4.2')).closest('li');
    expect(failing?.textContent).toContain('Triggered since Nov 18');
    expect(failing?.textContent).toMatch(/Devoluciones, last 60 days · Now \d\.\d · \d+ ratings/);
    expect(screen.getByText('Fewer than 60% resolved by agents').closest('li')?.textContent).toContain(
      'All clear',
    );
    expect(screen.getByText('More than 10% of tool calls fail').closest('li')?.textContent).toContain(
      'Not enough data',
    );
  });

  test('one is added, fails at once and is mailed; it is changed, removed and put back', async () => {
    const app = await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await app.user.click(await screen.findByRole('button', { name: 'Add alert' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.selectOptions(dialog.getByLabelText('Alert when'), 'rating_below');
    const limit = dialog.getByLabelText('Limit');
    await app.user.clear(limit);
    await app.user.type(limit, '9');
    await app.user.click(dialog.getByRole('button', { name: 'Add alert' }));
    await dialog.findByText('Enter a number from 1 to 5.');
    await app.user.clear(limit);
    await app.user.type(limit, '4.9');
    await app.user.selectOptions(dialog.getByLabelText('Time window'), '30');
    await app.user.click(dialog.getByRole('button', { name: 'Add alert' }));
    const added = (await screen.findByText('Rating below 4.9')).closest('li');
    expect(added?.textContent).toContain('Triggered since Nov 20');
    expect(provider.db.state.outbox.at(-1)?.path).toBe('/en/dashboard/analytics?view=monitors');
    await app.user.click(screen.getByRole('button', { name: 'Edit: Rating below 4.9' }));
    const edit = within(await screen.findByRole('dialog'));
    await app.user.clear(edit.getByLabelText('Limit'));
    await app.user.type(edit.getByLabelText('Limit'), '1.5');
    await app.user.click(edit.getByRole('button', { name: 'Save' }));
    expect((await screen.findByText('Rating below 1.5')).closest('li')?.textContent).toContain('All clear');
    await app.user.click(screen.getByRole('button', { name: 'Remove: Rating below 1.5' }));
    await waitFor(() => expect(screen.queryByText('Rating below 1.5')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Rating below 1.5');
  });

  test.each([
    ['Fewer than 75% resolved by agents', 'resolved_below', '75'],
    ['Rating below 4', 'rating_below', '4'],
    ['More than 10% of tool calls fail', 'tool_failing', '10'],
  ])('where there are none, %s is offered, and only has to be saved', async (name, rule, limit) => {
    provider.db.state.monitors = {};
    const app = await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await app.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an alert' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Alert when').value).toBe(rule);
    expect(dialog.getByLabelText<HTMLInputElement>('Limit').value).toBe(limit);
    await app.user.click(dialog.getByRole('button', { name: 'Add alert' }));
    await screen.findByRole('button', { name: `Edit: ${name}` });
    expect(Object.values(provider.db.state.monitors)).toEqual([
      expect.objectContaining({ rule, limit: Number(limit) }),
    ]);
  });

  test('each leads to the conversations that it watches; a limit is told as it was set', async () => {
    const watched = Object.values(provider.db.state.monitors).find(({ rule }) => rule === 'rating_below');
    if (watched) watched.limit = 4.2125;
    const app = await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await app.user.click(await screen.findByRole('link', { name: 'See conversations: Rating below 4.2125' }));
    await heading('Conversations');
    const { searchParams } = new URL(app.href(), 'http://localhost');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      view: 'conversations',
      agent: 'bot_returns',
      rating: 'bad',
      from: '2026-09-22',
      to: '2026-11-20',
    });
  });

  test('one that is changed names its agent, also before the agents have come', async () => {
    const app = await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await app.user.click(await screen.findByRole('button', { name: 'Edit: Rating below 4.2' }));
    const edit = within(await screen.findByRole('dialog'));
    const agent = edit.getByLabelText<HTMLSelectElement>('Agent');
    expect(agent.selectedOptions[0]?.textContent).toBe('Devoluciones');
    await edit.findByRole('option', { name: 'Pedidos' });
    expect(agent.selectedOptions[0]?.textContent).toBe('Devoluciones');
  });

  test('count the days that analytics count', async () => {
    await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await screen.findByText('Rating below 4.2');
    const { db } = provider;
    const monitor = Object.values(db.state.monitors).find(({ rule }) => rule === 'resolved_below');
    if (!monitor) throw new Error('the seed lacks the monitor');
    const to = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(db.now());
    const from = new Date(Date.parse(to) - (monitor.days - 1) * 86_400_000).toISOString().slice(0, 10);
    const { totals } = await figures({
      accountId: 'acc_acme',
      ...(monitor.botKey && { botKey: monitor.botKey }),
      from,
      to,
      timeZone: 'Europe/Madrid',
    });
    const { resolved, person, unanswered } = totals;
    expect(checked(db, monitor)).toMatchObject({
      counted: (resolved ?? 0) + (person ?? 0) + (unanswered ?? 0),
    });
  });

  test('tell a figure apart from its limit', () => {
    const measured = (figure: number) => measuredText('en', 'rating_below', { figure, limit: 4.2 });
    expect(['4.17', '4.1', '4.2']).toEqual([4.17, 4.13, 4.2].map(measured));
  });

  test('who may only read is offered no change', async () => {
    for (const user of Object.values(provider.db.state.users))
      if (user.user.email === ANA) user.role = 'viewer';
    await renderApp(`${ANALYTICS}?view=monitors`, { signedInAs: ANA });
    await screen.findByText('Rating below 4.2');
    expect(screen.queryByRole('button', { name: /Add alert|Edit|Remove/ })).toBeNull();
    await renderApp(ANALYTICS);
    await screen.findByText('¿Recogéis el sofá viejo?');
    expect(screen.queryByRole('button', { name: /^(Review|Write)/ })).toBeNull();
    provider.db.state.monitors = {};
    await renderApp(`${ANALYTICS}?view=monitors`);
    await screen.findByText('No alerts yet');
    expect(screen.queryByRole('button', { name: 'Rating below 4' })).toBeNull();
  });
});
