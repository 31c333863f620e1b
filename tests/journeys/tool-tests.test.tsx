import { FAILING_ORDER } from '@mocks/tools/call-tools';
import { connectionTo } from '@mocks/tools/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const TEST = '/en/dashboard/composio-test';
const WHOLE = '/en/dashboard/composio-integration-test';

type App = Awaited<ReturnType<typeof renderApp>>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const runs = () => provider.calls.filter(({ path }) => path.endsWith('/run'));
const newest = () => provider.db.state.loggedCalls.acc_acme?.[0];

async function write({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test('a tool that is not connected says so before it is run; one that is has nothing to say', async () => {
  await renderApp(`${TEST}?toolkit=hubspot&action=find_contact`, { signedInAs: ANA });
  await screen.findByText('HubSpot isn’t connected yet.');
  await button('Run');
  await renderApp(`${TEST}?toolkit=shopify&action=find_order`);
  await screen.findByLabelText('Order');
  expect(screen.queryByText(/isn’t connected yet/)).toBeNull();
});

test('before a tool is chosen, those that are connected can be tried at a press', async () => {
  const app = await renderApp(TEST, { signedInAs: ANA });
  const connected = within(await screen.findByRole('list', { name: 'Connected tools' }));
  expect(connected.queryByRole('button', { name: 'HubSpot' })).toBeNull();
  await app.user.click(connected.getByRole('button', { name: 'Shopify' }));
  await screen.findByLabelText('Action');
  expect(app.href()).toContain('toolkit=shopify');
});

test('a tool and an action are chosen, run with the sample, and run again from the history', async () => {
  const app = await renderApp(TEST, { signedInAs: ANA });
  await heading('Test a tool');
  await app.user.click(await screen.findByRole('combobox', { name: 'Tool' }));
  await app.user.click(await screen.findByRole('option', { name: 'Shopify' }));
  await app.user.selectOptions(await screen.findByLabelText('Action'), 'Find an order');
  expect(app.href()).toContain('toolkit=shopify&action=find_order');
  expect(fieldValue('Order')).toBe('AH10024511');
  await app.user.click(await button('Run'));
  const answer = await screen.findByRole('region', { name: 'Response' });
  await waitFor(() =>
    expect(within(answer).getByLabelText<HTMLTextAreaElement>('Body').value).toContain('"ok": true'),
  );
  expect(app.href()).toContain('call=');

  await write(app, 'Order', FAILING_ORDER);
  await app.user.click(await button('Run'));
  await screen.findByText('The tool reported an error.');
  await screen.findByText(/The shop does not answer \(503\)/);
  const again = await screen.findAllByRole('button', { name: /^Run again with the arguments of/ });
  expect(again).toHaveLength(2);
  await app.user.click(again[1] ?? document.body);
  await waitFor(() => expect(runs()).toHaveLength(3));
  await waitFor(() =>
    expect(newest()).toMatchObject({ arguments: { order: 'AH10024511' }, outcome: 'done' }),
  );
  expect(fieldValue('Order')).toBe('AH10024511');
});

test('what does not fit is said beside its field, and nothing is run', async () => {
  const app = await renderApp(`${TEST}?toolkit=shopify&action=find_product`, { signedInAs: ANA });
  await write(app, 'Query', 'a');
  await write(app, 'Limit (optional)', '12.5');
  await app.user.click(await button('Run'));
  await screen.findByText('Use at least 2 characters.');
  await screen.findByText('Enter a whole number, like 12.');
  await write(app, 'Limit (optional)', 'many');
  expect(fieldValue('Limit (optional)')).toBe('many');
  await write(app, 'Limit (optional)', '51');
  await screen.findByText('Enter 50 or less.');
  await app.user.clear(screen.getByLabelText('Query'));
  await screen.findByText('Required.');
  expect(runs()).toHaveLength(0);
});

test('an action that changes data asks first; a list and what is inside it are filled in', async () => {
  const app = await renderApp(`${TEST}?toolkit=shopify&action=create_return`, { signedInAs: ANA });
  await app.user.click(await button('Add entry: Items'));
  await write(app, 'Sku', 'COL-135').catch(() => undefined);
  const second = await screen.findByRole('group', { name: 'Entry 2' });
  await app.user.type(within(second).getByLabelText('Sku'), 'ALM-1');
  await app.user.type(within(second).getByLabelText('Quantity'), '2');
  await app.user.selectOptions(within(second).getByLabelText('Reason'), 'other');
  await app.user.click(await button('Add Pick up'));
  await app.user.click(await button('Run'));
  expect((await screen.findAllByText('Required.')).length).toBe(4);
  await app.user.click(await button('Remove Pick up'));
  await app.user.click(await button('Run'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Run an action that changes data?' });
  expect(runs()).toHaveLength(0);
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(runs()).toHaveLength(0);
  await app.user.click(await button('Run'));
  await app.user.click(await button('Run it'));
  await waitFor(() =>
    expect(newest()?.arguments).toMatchObject({
      items: [{}, { sku: 'ALM-1', quantity: 2, reason: 'other' }],
    }),
  );
});

test('arguments are named and explained in the reader’s language, those inside others as well', async () => {
  const app = await renderApp('/es/dashboard/composio-test?toolkit=shopify&action=create_return', {
    signedInAs: ANA,
  });
  await screen.findByRole('textbox', { name: 'Pedido', description: 'Número del pedido' });
  screen.getByRole('group', { name: 'Artículos' });
  screen.getByRole('combobox', { name: 'Motivo', description: 'Por qué' });
  // An entry of a list keeps its number.
  screen.getByRole('group', { name: 'Elemento 1' });
  await app.user.click(screen.getByRole('button', { name: 'Añadir Recogida' }));
  await screen.findByRole('textbox', { name: 'Código postal' });
});

test('where several accounts are connected one says with which it runs; the question and the result name it', async () => {
  const app = await renderApp(`${TEST}?toolkit=shopify&action=create_return`, { signedInAs: ANA });
  const account = await screen.findByLabelText<HTMLSelectElement>('Account');
  expect(account.selectedOptions[0]?.textContent).toBe('Tienda España');
  await app.user.selectOptions(account, 'Outlet');
  await app.user.click(await button('Run'));
  await screen.findByText(/“Open a return” really runs in Outlet \(Shopify\)\./);
  await app.user.click(await button('Run it'));
  await screen.findByText('Account: Outlet');
  expect(newest()?.account).toBe('Outlet');
});

test('with one connected account there is nothing to choose', async () => {
  const { user } = await renderApp(`${TEST}?toolkit=zendesk&action=find_ticket`, { signedInAs: ANA });
  // An action that only reads asks nothing: its result names the account, which by then is known.
  await user.click(await button('Run'));
  await screen.findByText('Account: Soporte');
  expect(screen.queryByLabelText('Account')).toBeNull();
});

test('a schema that repeats itself opens level by level, then as JSON', async () => {
  const app = await renderApp(`${TEST}?toolkit=zendesk&action=find_ticket`, { signedInAs: ANA });
  for (let level = 0; level < 2; level += 1) {
    const add = await screen.findAllByRole('button', { name: 'Add entry: Groups' });
    await app.user.click(add.at(0) ?? document.body);
  }
  expect((await screen.findAllByLabelText('Match')).length).toBe(3);
  await app.user.click(await screen.findByLabelText('Edit as JSON'));
  const json = await screen.findByLabelText<HTMLTextAreaElement>('Arguments (JSON)');
  expect(json.value).toContain('"groups"');
  await app.user.clear(json);
  await app.user.click(json);
  await app.user.paste('{"query": "x",');
  await app.user.click(await button('Run'));
  await screen.findByText('This isn’t valid JSON (line 1).');
  await app.user.clear(json);
  await app.user.click(json);
  await app.user.paste('{"query": "x", "filter": {"match": "any", "groups": [{"match": "all"}]}}');
  await app.user.click(await button('Run'));
  await waitFor(() => expect(newest()?.arguments).toMatchObject({ filter: { groups: [{ match: 'all' }] } }));
});

test('of a hundred arguments those that count are shown first, and the others are found', async () => {
  const app = await renderApp(`${TEST}?toolkit=hubspot&action=create_contact`, { signedInAs: ANA });
  const search = await screen.findByLabelText('Search 100 arguments');
  screen.getByLabelText('Email');
  expect(screen.queryByLabelText('Custom field 41 (optional)')).toBeNull();
  await app.user.click(await button(/^Show \d+ more optional arguments$/));
  const custom = screen.getByLabelText<HTMLInputElement>('Custom field 41 (optional)');
  expect(custom.value).toBe('');
  await app.user.type(search, 'field 42');
  await screen.findByText('1 argument matches');
  screen.getByLabelText('Custom field 42 (optional)');
  expect(screen.queryByLabelText('First name (optional)')).toBeNull();
});

test('a whole integration: connected, run, answered', async () => {
  const app = await renderApp(`${WHOLE}?toolkit=shopify`, { signedInAs: ANA });
  await heading('Test an integration');
  await screen.findByText('Shopify is connected.');
  await app.user.selectOptions(await screen.findByLabelText('Action'), 'Find an order');
  await app.user.click(await button('Run'));
  await screen.findByText('Shopify works: it’s connected, and the action answered.');
});

test('an integration whose connection has expired says why, is asked about again, and fails in words', async () => {
  const app = await renderApp(`${WHOLE}?toolkit=google_calendar&action=find_free_time`, { signedInAs: ANA });
  await screen.findByText('The connection to Google Calendar has expired.');
  // The connection comes first; to run it shows how it fails.
  expect(screen.getByRole('link', { name: 'Go to connections' }).className).toContain('btn-primary');
  expect((await button('Run')).className).toContain('btn-plain');
  screen.getByText('Google Calendar says: “The refresh token was revoked”');
  await app.user.click(await button('Run'));
  await screen.findByText('This tool isn’t connected. Connect it and try again.');
  await screen.findByText('The connection needs attention first.');
  const connection = connectionTo(provider.db, 'acc_acme', 'google_calendar');
  if (connection) Object.assign(connection, { status: 'ACTIVE', reason: null });
  await app.user.click(await button('Check again'));
  await screen.findByText('Google Calendar is connected.');
  expect((await button('Run')).className).toContain('btn-primary');
});

test('a link to a tool or an action that is not there says so', async () => {
  const app = await renderApp(`${TEST}?toolkit=none`, { signedInAs: ANA });
  await screen.findByText('The tool in this link isn’t available. Choose another one.');
  await app.router.navigate({ href: `${TEST}?toolkit=shopify&action=none` });
  await screen.findByText('The action in this link isn’t available. Choose another one.');
});
