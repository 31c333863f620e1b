import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { assign, heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const DOCTOR = '/en/dashboard/channels?view=doctor';
const row = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 3, name });
  const item = title.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};

describe('the connection doctor', () => {
  test('tells of tools and channels what is wrong, why, since when, and whom it affects', async () => {
    provider.setScenario('channel-trouble');
    await renderApp(DOCTOR, { signedInAs: ANA });
    await heading('Check connections');
    const messenger = await row('Acme Hogar (Facebook)');
    expect(messenger.getByText('Reconnect needed')).toBeDefined();
    expect(messenger.getByText(/The session was invalidated/)).toBeDefined();
    expect(messenger.getByText('Affects Pedidos right now')).toBeDefined();
    expect(messenger.getByText('14 visitors affected in the last seven days.')).toBeDefined();
    const calendar = await row('Google Calendar (Estudio de cocinas)');
    expect(calendar.getByText('Used in the draft of Citas')).toBeDefined();
    expect(
      calendar
        .getByRole('link', { name: 'Reconnect Google Calendar (Estudio de cocinas)' })
        .getAttribute('href'),
    ).toBe('/en/dashboard/setup/tools2?toolkit=google_calendar');
    const shop = await row('Shopify (Tienda España)');
    expect(shop.queryByText(/visitor/)).toBeNull();
    const trouble = within(screen.getByRole('region', { name: '3 need your attention' }));
    expect(trouble.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(
      'Google Calendar (Estudio de cocinas)',
    );
  });

  test('tries one, and all of them, and says how it went', async () => {
    const { user } = await renderApp(DOCTOR, { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Check again: Shopify (Outlet)' }));
    await screen.findByText('1 connection checked: everything works.');
    await user.click(screen.getByRole('button', { name: 'Check all' }));
    await screen.findByText('7 connections checked: 1 needs you.');
    expect(provider.callsOf('POST', '/connection-health/channel_whatsapp/probe')).toHaveLength(1);
  });

  test('what cannot be tried is said, the rest is tried all the same', async () => {
    provider.server.use(
      http.post('*/connection-health/cnx_shopify/probe', () =>
        HttpResponse.json({ message: 'It failed' }, { status: 500 }),
      ),
    );
    const { user } = await renderApp(DOCTOR, { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Check all' }));
    await screen.findByText(/1 connection couldn’t be checked\./);
    await screen.findByText('6 connections checked: 1 needs you.');
  });

  test('a channel is relinked in place', async () => {
    provider.setScenario('channel-trouble');
    const { user } = await renderApp(DOCTOR, { signedInAs: ANA });
    await user.click(await screen.findByRole('button', { name: 'Reconnect Messenger' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.lastCall?.[0]).toContain('/played/channel-consent/messenger?');
  });

  test('a company that has connected nothing is told so', async () => {
    provider.server.use(
      http.get('*/api/v1/connection-health', () =>
        HttpResponse.json({ items: [], nextCursor: null, total: 0 }),
      ),
    );
    await renderApp(DOCTOR, { signedInAs: ANA });
    await screen.findByText('Nothing is connected yet');
  });
});

describe('home', () => {
  test('shows what the doctor finds, and leads to why', async () => {
    provider.setScenario('channel-trouble');
    const { user } = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await screen.findByText('Messenger needs reconnecting');
    expect(screen.getByText('Pedidos can’t use it.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'See why: Messenger' }));
    await heading('Check connections');
  });

  test('claims that all is well only once the connections have answered', async () => {
    const answer = Promise.withResolvers<HttpResponse<null> | undefined>();
    for (const { agent } of Object.values(provider.db.state.agents)) agent.unpublishedChanges = false;
    Object.assign(provider.db.state, { visits: {}, monitors: {}, tests: {} });
    provider.server.use(http.get('*/api/v1/connection-health', () => answer.promise));
    const { user } = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await waitFor(() => expect(provider.callsOf('GET', '/connection-health')).toHaveLength(1));
    await screen.findByRole('heading', { name: 'Needs your attention' });
    expect(screen.queryByText('You’re all caught up.')).toBeNull();
    answer.resolve(new HttpResponse(null, { status: 400 }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('You’re all caught up.')).toBeNull();
    provider.server.use(
      http.get('*/api/v1/connection-health', () =>
        HttpResponse.json({ items: [], nextCursor: null, total: 0 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You’re all caught up.');
  });

  test('claims nothing as long as no agent talks to visitors, and says what comes next', async () => {
    const agents = Object.values(provider.db.state.agents);
    for (const { agent } of agents) agent.unpublishedChanges = false;
    Object.assign(provider.db.state, { visits: {}, monitors: {}, tests: {} });
    provider.server.use(
      http.get('*/api/v1/connection-health', () =>
        HttpResponse.json({ items: [], nextCursor: null, total: 0 }),
      ),
    );
    const { queryClient } = await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await screen.findByText('You’re all caught up.');
    for (const { agent } of agents) agent.status = 'draft';
    await queryClient.invalidateQueries();
    await waitFor(() => expect(screen.queryByText('You’re all caught up.')).toBeNull());
    await screen.findByRole('link', { name: 'Publish your agent' });
  });

  test('stands without it', async () => {
    provider.server.use(
      http.get('*/api/v1/connection-health', () => new HttpResponse(null, { status: 501 })),
    );
    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await waitFor(() => expect(provider.callsOf('GET', '/connection-health')).toHaveLength(1));
    await screen.findByText('Devoluciones has unpublished changes');
  });
});
