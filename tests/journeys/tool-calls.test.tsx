import { playedCall } from '@mocks/tool-calls/log-chat-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const CALLS = '/en/dashboard/setup/tools2?view=calls';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Tool calls' }))
    .getAllByRole('row')
    .slice(1);

test('the log tells who called what, how long it took and how it ended; filters stand in the address', async () => {
  const app = await renderApp(CALLS, { signedInAs: ANA });
  expect(await rows()).toHaveLength(4);
  const [first] = await rows();
  expect(first?.textContent).toContain('Pedidos');
  expect(first?.textContent).toContain('450 ms');
  await screen.findByText('Test by Ana Luna');
  expect(first?.textContent).toContain('No conversation');

  await app.user.selectOptions(screen.getByLabelText('Result'), 'Failed');
  await waitFor(() => expect(app.href()).toContain('outcome=failed'));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await app.user.selectOptions(screen.getByLabelText('Made by'), 'Tests');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await app.user.selectOptions(await screen.findByLabelText('Agent'), 'Pedidos');
  await screen.findByText('No matching calls');
  await screen.findByText('Try other filters, or clear them to see all calls.');
  await app.user.click(await button('Clear filters'));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(document.activeElement).toBe(screen.getByLabelText('Agent'));
});

test('a call opens with what was sent and what came back; its link opens it again', async () => {
  const app = await renderApp(CALLS, { signedInAs: ANA });
  await app.user.click(await button(/^Details: Stock de un producto/));
  const dialog = await screen.findByRole('dialog', { name: 'Call details' });
  await within(dialog).findByText('The server didn’t answer within the time limit.');
  within(dialog).getByText('GET https://stock.acme.example/v1/products/COL-090');
  within(dialog).getByText('••••');
  expect(within(dialog).queryByRole('region', { name: 'Response' })).toBeNull();
  const href = app.href();
  expect(href).toContain('call=call_acme-4');
  await renderApp(href, { signedInAs: ANA });
  const again = await screen.findByRole('dialog', { name: 'Call details' });
  await app.user.click(await within(again).findByRole('link', { name: 'Edit tool' }));
  await screen.findByRole('heading', { name: 'Stock de un producto' });
});

test('a call that is gone says so', async () => {
  await renderApp(`${CALLS}&call=call_gone`, { signedInAs: ANA });
  await screen.findByText('This call is no longer in the log.');
});

test('many calls come page by page', async () => {
  const before = provider.db.state.loggedCalls.acc_acme ?? [];
  const where = {
    at: provider.db.iso(),
    origin: 'test' as const,
    by: 'Ana Luna',
    botKey: null,
    agentName: '',
    conversationId: null,
  };
  const more = Array.from({ length: 30 }, (_, index) =>
    playedCall(
      { callId: `call_more-${index}`, toolkit: 'shopify', action: 'find_order', result: '', failed: false },
      {},
      where,
    ),
  );
  provider.db.state.loggedCalls.acc_acme = [...more, ...before];
  const app = await renderApp(CALLS, { signedInAs: ANA });
  await screen.findByText('1–25 of 34');
  await app.user.click(await button('Older'));
  await screen.findByText('26–34 of 34');
  expect(app.href()).toContain('from=25');
  expect(await rows()).toHaveLength(9);
  await app.user.click(await button('Newer'));
  await screen.findByText('1–25 of 34');
});

test('a call that an agent makes in the test chat is in the log, and opens from the answer and from its trace', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders/test-agent', { signedInAs: ANA });
  await app.user.click(await screen.findByLabelText('Your message'));
  await app.user.paste('Where is my order AH10024511?');
  await app.user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'Call details: Find an order' });
  await within(screen.getByRole('log')).findAllByText(/^Order AH10024511 is/);
  await waitFor(() => expect(app.href()).toContain('chat='));
  await app.user.click(await button(/^Why this answer/));
  const why = await screen.findByRole('dialog', { name: /^Why/ });
  const inTrace = await within(why).findByRole('link', { name: 'Call details: shopify.find_order' });
  expect(inTrace.getAttribute('href')).toBe(link.getAttribute('href'));
  await app.user.click(inTrace);
  const dialog = await screen.findByRole('dialog', { name: 'Call details' });
  await within(dialog).findByText(/"order": "AH10024511"/);
  within(dialog).getByText('Account: Tienda España');
  await app.user.keyboard('{Escape}');
  const [newest] = await rows();
  expect(newest?.textContent).toContain('Pedidos');
  expect(
    within(newest ?? document.body).getByRole('link', { name: 'View conversation with Pedidos' }),
  ).toBeTruthy();
});
