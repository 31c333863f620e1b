import { I18nContext } from '@i18n/i18n-react';
import { i18nObject } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getAuditEntriesMockHandler } from '@/api/generated/audit/audit.msw';
import { createQueryClient } from '@/app/query-client';
import { RecentChanges } from '@/features/audit/recent-changes';
import * as downloads from '@/lib/download';
import { consent, watchWindows } from '../support/connections';
import { playProvider, signInAs } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
const AUDIT = '/en/dashboard/settings?section=audit';

const agent = (botKey: string) => provider.db.state.agents[botKey]?.agent;
const pauseOf = 'Undo: Paused Store guide';

async function openAudit(path = AUDIT) {
  const app = await renderApp(path, { signedInAs: ANA });
  await screen.findByRole('button', { name: 'Export' });
  return app;
}

/** What an entry of the export's menu gives as a file. */
async function exported(app: Awaited<ReturnType<typeof openAudit>>, name: string) {
  const download = vi.spyOn(downloads, 'download').mockImplementation(() => undefined);
  await app.user.click(screen.getByRole('button', { name: 'Export' }));
  await app.user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(download).toHaveBeenCalled());
  const [fileName, content] = download.mock.lastCall ?? [];
  download.mockRestore();
  return { fileName, text: (await content?.text()) ?? '' };
}

describe('the audit trail', () => {
  test('tells who did what, with what was there before', async () => {
    const { user } = await openAudit();
    await screen.findByText('Who changed what, newest first. Times are in UTC.');
    const row = (await screen.findByText(/^changed the company details: Name$/)).closest('li');
    if (!row) throw new Error('the change stands in no row');
    expect(within(row).getByText('Ana Luna')).toBeDefined();
    await user.click(within(row).getByText('What changed'));
    expect(within(row).getByRole('row', { name: 'Name Acme Acme Hogar' })).toBeDefined();
  });

  test('tells what it has no words for by its name, and what it is about', async () => {
    const model = provider.db.state.audit[0];
    if (!model) throw new Error('the seed lacks an entry');
    provider.db.state.audit.unshift({ ...model, entryId: 'aud_new', action: 'robot_waved', name: 'Nube' });
    await openAudit();
    expect(await screen.findByText(/^· Robot waved: /)).toBeDefined();
  });

  test('has its filters behind a button where there is little room, open where some are chosen', async () => {
    const { user } = await openAudit();
    const fold = screen.getByRole('button', { name: 'Filters' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await openAudit(`${AUDIT}&kind=agents&from=2026-01-01`);
    const chosen = screen.getByRole('button', { name: 'Filters (2)' });
    expect(chosen.getAttribute('aria-expanded')).toBe('true');
  });

  test('tells how a connection ended that somebody had begun', async () => {
    const windows = watchWindows();
    const tools = await renderApp('/en/dashboard/setup/tools', { signedInAs: ANA });
    await tools.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    consent(provider.db, windows[0]?.address, 'allow');
    await openAudit();
    await screen.findByText(/^started connecting HubSpot/);
    await screen.findByText(/^connected HubSpot/);
  });

  test('has an entry for what is done in the dashboard, and many saves of a draft are one', async () => {
    const app = await renderApp('/en/dashboard/agents', { signedInAs: IKER });
    await app.user.click(await screen.findByRole('button', { name: 'More actions for Pedidos' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(agent('bot_orders')?.status).toBe('paused'));
    for (const name of ['One', 'Two']) {
      await renderApp('/en/dashboard/agents/bot_orders?tab=texts');
      const greeting = await screen.findByLabelText('Greeting, English');
      await app.user.clear(greeting);
      await app.user.paste(name);
      await waitFor(() => expect(agent('bot_orders')?.draft.content.greeting.en).toBe(name));
    }
    await openAudit(`${AUDIT}&person=usr_iker&agent=bot_orders`);
    await screen.findByText(/^edited the draft of Pedidos/);
    expect(screen.getByText('2 of 2 shown')).toBeDefined();
    expect(screen.getByText(/^paused Pedidos/)).toBeDefined();
  });

  test('is filtered by what the link says, and a period that ends before it starts is said', async () => {
    const { user, href } = await openAudit();
    await user.selectOptions(await screen.findByLabelText('Kind'), 'members');
    await waitFor(() => expect(screen.getByText('3 of 3 shown')).toBeDefined());
    expect(href()).toBe(`${AUDIT}&kind=members`);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-10' } });
    await waitFor(() => expect(screen.getByText('1 of 1 shown')).toBeDefined());
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    await screen.findByText('The period ends before it starts.');
    // There is nothing to give as a file either.
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect((await screen.findByRole('menuitem', { name: 'CSV' })).ariaDisabled).toBe('true');
    await user.keyboard('{Escape}');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-10' } });
    await screen.findByText('No changes match');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('9 of 9 shown');
    expect(href()).toBe(AUDIT);
  });

  test('gives what is filtered as a file, all pages of it, and no cell is a formula', async () => {
    const model = provider.db.state.audit[1];
    if (!model) throw new Error('the seed lacks an entry');
    for (let count = 0; count < 300; count += 1)
      provider.db.state.audit.push({ ...model, entryId: `aud_more-${count}`, name: '=HYPERLINK("x")' });
    const app = await openAudit(`${AUDIT}&kind=members`);
    await screen.findByText('25 of 303 shown');
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('50 of 303 shown');
    const csv = await exported(app, 'CSV');
    const lines = csv.text.trim().split('\r\n');
    expect(lines).toHaveLength(304);
    expect(lines.filter((line) => line.includes(`,"'=HYPERLINK(""x"")",`))).toHaveLength(300);
    expect(csv.text).not.toMatch(/(^|,|")=HYPERLINK/m);
    const json = await exported(app, 'JSON');
    expect(json.fileName).toBe('audit-trail.json');
    expect(JSON.parse(json.text)).toHaveLength(303);
  });

  test('takes a change back as long as nothing changed since', async () => {
    const { user } = await openAudit();
    await user.click(await screen.findByRole('button', { name: pauseOf }));
    await screen.findByText('Undone');
    expect(agent('bot_store')?.status).toBe('live');
    await waitFor(() => expect(screen.queryByRole('button', { name: pauseOf })).toBeNull());

    const undoPublish = await screen.findByRole('button', { name: 'Undo: Published Devoluciones' });
    const returns = agent('bot_returns');
    if (returns) returns.live = null;
    await user.click(undoPublish);
    await user.click(await screen.findByRole('button', { name: 'Make it live' }));
    await screen.findByText('This changed again in the meantime, so it can’t be undone.');
  });

  test('lets a version before be live again', async () => {
    const { user } = await openAudit();
    const undoPublish = await screen.findByRole('button', { name: 'Undo: Published Devoluciones' });
    await user.click(undoPublish);
    const asked = await screen.findByRole('alertdialog', { name: 'Make version 1 live again?' });
    within(asked).getByText('Visitors of Devoluciones get version 1 at once.');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(agent('bot_returns')?.live?.number).toBe(2);
    await user.click(undoPublish);
    await user.click(await screen.findByRole('button', { name: 'Make it live' }));
    await screen.findByText('Undone');
    expect(agent('bot_returns')?.live?.number).toBe(1);
  });
});

describe('the recent changes', () => {
  async function open() {
    leavePage();
    await loadLocaleAsync('en');
    await loadNamespaceAsync('en', 'audit');
    const client = createQueryClient();
    const root = createRootRouteWithContext<{ brand: object }>()({
      component: RecentChanges,
      beforeLoad: () => ({ accountId: 'acc_acme' }),
    });
    const router = createRouter({
      routeTree: root,
      history: createMemoryHistory({ initialEntries: ['/'] }),
      context: { brand: {} },
    });
    await router.load();
    await act(
      async () =>
        void render(
          <QueryClientProvider client={client}>
            <I18nContext value={{ locale: 'en', LL: i18nObject('en'), setLocale: () => undefined }}>
              <RouterProvider router={router} />
            </I18nContext>
          </QueryClientProvider>,
        ),
    );
  }

  test('are five, with who, what and undo, and the way to all of them', async () => {
    await signInAs(ANA);
    await open();
    await screen.findByText('paused Store guide');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByText('Iker Soto').length).toBeGreaterThan(0);
    expect(screen.getByText(/2:05 PM$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Audit trail' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: pauseOf }));
    await waitFor(() => expect(agent('bot_store')?.status).toBe('live'));
    await screen.findByText('resumed Store guide');
  });

  test('that do not come say so alone, and are asked for again', async () => {
    await signInAs(ANA);
    provider.server.use(
      getAuditEntriesMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: 'CONFLICT' }, { status: 409 });
      }),
    );
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    provider.server.resetHandlers();
    fireEvent.click(again);
    await screen.findByText('paused Store guide');
  });

  test('of an editor leave out what is not about agents', async () => {
    await signInAs(IKER);
    await open();
    await screen.findByText('paused Store guide');
    expect(screen.queryByText(/Invited|Connected/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Audit trail' })).toBeNull());
  });
});

test('in Spanish everything of it is Spanish', async () => {
  await renderApp('/es/dashboard/settings?section=audit', { signedInAs: ANA });
  await heading('Ajustes');
  await screen.findByText(/^ha pausado Store guide/);
  expect(screen.queryByText(/Paused|Undo|Export /)).toBeNull();
});

test('what the onboarding chose is named in words', async () => {
  const [model] = provider.db.state.audit;
  if (!model) throw new Error('nothing was done yet');
  const changes = ['planId', 'period'].map((field) => ({ field, before: null, after: 'chosen' }));
  provider.db.state.audit.push({ ...model, entryId: 'aud_chosen', action: 'company_changed', changes });
  await renderApp('/es/dashboard/settings?section=audit', { signedInAs: ANA });
  await screen.findByText(/Plan elegido, Periodo de facturación$/);
});
