import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flushDrafts } from '@/session/drafts';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const OWN = '/en/dashboard/setup/tools?view=own';
const SECRET = 'Bearer shipping-9981-aa';

type App = Awaited<ReturnType<typeof renderApp>>;

const stored = () => provider.db.state.ownTools.acc_acme ?? [];
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function write({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Writes the arguments as their JSON Schema. */
async function writeSchema(app: App, text: string): Promise<void> {
  await app.user.click(await screen.findByRole('radio', { name: 'JSON Schema' }));
  await write(app, 'Arguments (JSON Schema)', text);
}

const schema = (properties: string) => `{\n  "type": "object",\n  "properties": ${properties}\n}`;

async function openNew(): Promise<App> {
  const app = await renderApp(OWN, { signedInAs: ANA });
  await app.user.click(await button('New tool'));
  await screen.findByRole('heading', { name: 'New tool' });
  await write(app, 'Name', 'Shipments');
  await write(app, 'URL', 'https://api.acme.example/shipments/{shipment}');
  await writeSchema(app, schema('{"shipment": {"type": "string", "examples": ["S-1"]}}'));
  return app;
}

test('a tool is written, tested and saved; its secret is never shown again, can be replaced, and is kept', async () => {
  const app = await openNew();
  expect(app.href()).toContain('own=new');
  await app.user.click(await button('Add header'));
  await app.user.type(screen.getByLabelText('Value of header 1'), SECRET);
  await app.user.click(await button('Run test'));
  const answer = await screen.findByRole('region', { name: 'Response' });
  within(answer).getByLabelText('Body');
  screen.getByText('This is a demo: no server was called, so the response is made up.');
  expect(document.body.textContent).not.toContain('shipping-9981');
  expect(within(answer).getByLabelText<HTMLTextAreaElement>('Body').value).toContain(
    '"Authorization": "••••"',
  );

  await app.user.click(await button('Create tool'));
  await screen.findByText('Shipments created. Switch it on in the agents that need it.');
  expect(stored().at(-1)).toMatchObject({
    tool: { name: 'Shipments', url: 'https://api.acme.example/shipments/{shipment}', changesData: false },
    secrets: { authorization: SECRET },
  });

  await app.user.click(await button('Edit Shipments'));
  await screen.findByText('Set');
  expect(screen.queryByLabelText('Value of header 1')).toBeNull();
  await write(app, 'Description', 'Where a parcel is.');
  await app.user.click(await button('Save tool'));
  await screen.findByText('Tool saved');
  expect(stored().at(-1)).toMatchObject({
    tool: { description: 'Where a parcel is.' },
    secrets: { authorization: SECRET },
  });

  await app.user.click(await button('Edit Shipments'));
  await app.user.click(await button('Replace the value of Authorization'));
  await app.user.click(await button('Save tool'));
  await waitFor(() =>
    expect(screen.getByLabelText('Value of header 1').getAttribute('aria-invalid')).toBe('true'),
  );
  await app.user.type(screen.getByLabelText('Value of header 1'), 'Bearer another-one');
  await app.user.click(await button('Save tool'));
  await waitFor(() => expect(stored().at(-1)?.secrets).toEqual({ authorization: 'Bearer another-one' }));
});

test('an address of a private network is refused beside the field, in words, and nothing typed is lost', async () => {
  const app = await openNew();
  for (const url of ['http://2130706433/{shipment}', 'http://[::ffff:10.0.0.1]/']) {
    await write(app, 'URL', url);
    await app.user.click(await button('Create tool'));
    const bar = (await screen.findByText('Some details need fixing')).closest('[role="alert"]');
    if (!(bar instanceof HTMLElement)) throw new Error('it is not said at once');
    within(bar).getByText(/belongs to a private network/);
    // The field lies far above, and says the same.
    await app.user.click(within(bar).getByRole('button', { name: 'URL' }));
    expect(document.activeElement).toBe(screen.getByLabelText('URL'));
    expect(screen.getAllByText(/belongs to a private network/)).toHaveLength(2);
    // What is wrong stands beside the field: there is nothing to tell the support.
    expect(screen.queryByText(/^Support reference/)).toBeNull();
    expect(screen.getByLabelText('URL').getAttribute('aria-invalid')).toBe('true');
  }
  expect(fieldValue('Name')).toBe('Shipments');
  expect(stored()).toHaveLength(2);
  await app.user.click(await button('Run test'));
  await screen.findByText('Blocked');
});

test.each([
  ['silent.example', 'Failed', 'The server didn’t answer within the time limit.'],
  ['large.example', 'Blocked', /The response is larger than 1 MB/],
  ['broken.example', 'Failed', 'The server answered with an error.'],
  ['inward.example', 'Blocked', /redirected to an address we can’t call/],
] as const)('a test of a tool at %s is %s, and says why', async (host, outcome, reason) => {
  const app = await openNew();
  await write(app, 'URL', `https://${host}/{shipment}`);
  await app.user.click(await button('Run test'));
  await screen.findByText(reason);
  screen.getByText(outcome);
  expect(provider.db.state.loggedCalls.acc_acme?.[0]).toMatchObject({ origin: 'test', action: 'new' });
});

test('the schema is checked while it is typed: the line, and what is wrong there', async () => {
  const app = await openNew();
  const wrongs: readonly [string, string][] = [
    ['{\n  "type": "object",\n}', 'Line 3, column 1: a name in double quotes is missing here.'],
    ['{\n  "type": "object"\n  "a": 1\n}', 'Line 3, column 3: a comma is missing before this.'],
    ['{\n  "type": "list"\n}', 'Line 2: “list” isn’t a type.'],
    ['{\n  "type": "array"\n}', 'Line 2: the arguments must be an object.'],
    [
      '{\n  "type": "object",\n  "properties": {},\n  "required": ["sku"]\n}',
      'Line 4: “sku” is required but isn’t among the properties.',
    ],
    [
      '{\n  "type": "object",\n  "properties": {\n    "a": {"$ref": "#/$defs/b"}\n  }\n}',
      'Line 4: “#/$defs/b” leads nowhere in this schema.',
    ],
    [schema('{"": {}}'), 'Line 3: this argument has no name.'],
    [schema('{"a": {}, "a": {}}'), 'Line 3: “a” is there twice.'],
  ];
  for (const [text, sentence] of wrongs) {
    await writeSchema(app, text);
    expect((await screen.findAllByText((shown) => shown.startsWith(sentence))).length).toBeGreaterThan(0);
  }
  await screen.findByText('Fix the arguments to test it.');
  await writeSchema(app, schema('{"order": {"type": "string"}}'));
  await screen.findByText(/Not among the arguments: shipment/);
  await app.user.click(await button('Create tool'));
  expect(stored()).toHaveLength(2);
});

const argument = (n: number) => (label: string) => screen.getByLabelText(`${label} of argument ${n}`);

test('arguments are written as fields, and are the schema that the tool is sent with', async () => {
  const app = await renderApp(`${OWN}&own=new`, { signedInAs: ANA });
  const { user } = app;
  await write(app, 'Name', 'Shipments');
  await write(app, 'URL', 'https://api.acme.example/{carrier}/{id}');
  await screen.findByText('No arguments: every call is the same.');
  await user.click(await button('Add carrier and id'));
  expect(document.activeElement).toBe(screen.getByLabelText('URL'));
  expect(screen.queryByText(/Not among the arguments/)).toBeNull();
  const [first, second] = [argument(1), argument(2)];
  await user.clear(second('Name'));
  await user.type(second('Name'), 'carrier');
  // Two of one name stay as they are until one has another.
  await screen.findByText('Another argument already has this name.');
  await user.clear(second('Name'));
  await user.type(second('Name'), 'id');
  await user.type(first('Description'), 'Who brings it.');
  await user.selectOptions(second('Type'), 'Whole number');
  await user.type(second('Example'), '1042');
  await user.click(await button('Add argument'));
  expect(document.activeElement).toBe(argument(3)('Name'));
  await user.click(await button('Create tool'));
  await screen.findByText('Give it a name or remove it.');
  await waitFor(() => expect(document.activeElement).toBe(argument(3)('Name')));
  expect(stored()).toHaveLength(2);
  await user.type(argument(3)('Name'), 'fast');
  await user.selectOptions(argument(3)('Type'), 'Yes or no');
  await user.click(argument(3)('Required'));
  await user.click(await button('Create tool'));
  await screen.findByText(/Shipments created/);
  expect(stored().at(-1)?.tool.parameters).toEqual({
    type: 'object',
    properties: {
      carrier: { type: 'string', description: 'Who brings it.' },
      id: { type: 'integer', description: '', examples: [1042] },
      fast: { type: 'boolean', description: '' },
    },
    required: ['carrier', 'id'],
  });
});

test('what fields cannot show of an argument stays, and a schema that cannot be read is mended as text', async () => {
  const app = await openNew();
  const rest = { items: { type: 'string' }, maxItems: 3 };
  await writeSchema(
    app,
    schema(
      `{"shipment": ${JSON.stringify({ type: 'array', ...rest })}, "to": {"type": "string", "enum": ["ES", "PT"]}}`,
    ),
  );
  await app.user.click(screen.getByRole('radio', { name: 'Fields' }));
  expect(argument(1)('Type')).toHaveProperty('value', 'other');
  screen.getByText('Allowed values: ES and PT. Change them in the JSON Schema.');
  await app.user.type(argument(1)('Description'), 'Up to three.');
  await app.user.click(await button('Remove argument to'));
  // The same control of what took its place.
  expect(document.activeElement).toBe(await button('Remove argument shipment'));
  await app.user.click(screen.getByRole('radio', { name: 'JSON Schema' }));
  const { value } = screen.getByLabelText<HTMLTextAreaElement>('Arguments (JSON Schema)');
  expect(JSON.parse(value)).toEqual({
    type: 'object',
    properties: { shipment: { type: 'array', ...rest, description: 'Up to three.' } },
  });
  await writeSchema(app, '{');
  await app.user.click(screen.getByRole('radio', { name: 'Fields' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Arguments (JSON Schema)'));
});

test('a secret in a field that everybody reads is warned about', async () => {
  const app = await openNew();
  expect(screen.queryByText('This looks like a secret')).toBeNull();
  await write(app, 'URL', 'https://api.acme.example/v1?api_key=abcd1234');
  await screen.findByText('This looks like a secret');
  await write(app, 'URL', 'https://api.acme.example/v1?api_key={shipment}');
  await waitFor(() => expect(screen.queryByText('This looks like a secret')).toBeNull());
  for (const label of ['Name', 'Description']) {
    await write(app, label, 'sk_live_51Hx8Qd72bZq');
    await screen.findByText('This looks like a secret');
    await write(app, label, 'Shipments');
  }
  await writeSchema(app, schema('{"shipment": {"type": "string", "default": "ghp_0123456789abcdefghij"}}'));
  await screen.findByText('This looks like a secret');
});

test('without an address there is nothing to test, and the button says so', async () => {
  const app = await openNew();
  // Its argument bears the very name that the address uses.
  screen.getByLabelText('shipment (optional)');
  await app.user.clear(screen.getByLabelText('URL'));
  screen.getByText('Add a URL to run a test.');
  expect((await button('Run test')).getAttribute('aria-disabled')).toBe('true');
  await app.user.click(await button('Run test'));
  expect(screen.getByLabelText('URL').getAttribute('aria-invalid')).toBeNull();
  await write(app, 'URL', 'http://10.0.0.1/');
  await app.user.click(await button('Run test'));
  // What came of it is said once.
  expect(await screen.findAllByText(/belongs to a private network/)).toHaveLength(1);
});

test('a time limit beyond what is allowed says what is', async () => {
  const app = await openNew();
  await write(app, 'Time limit (seconds)', '99');
  await app.user.click(await button('Create tool'));
  await screen.findByText('Enter a number from 1 to 30.');
});

test('a call that changes data asks before it is tested, by the address that is called', async () => {
  const app = await renderApp(`${OWN}&own=own_reserve`, { signedInAs: ANA });
  await app.user.type(await screen.findByLabelText('units'), '{Backspace}2');
  await write(app, 'URL', 'https://stock.acme.example/v1/reservations/{units}');
  await app.user.click(await button('Run test'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Run a call that changes data?' });
  within(dialog).getByText('It really runs: POST https://stock.acme.example/v1/reservations/2.');
  expect(provider.callsOf('POST', '/http-tools/test')).toHaveLength(0);
  await app.user.click(within(dialog).getByRole('button', { name: 'Run it' }));
  await screen.findByRole('region', { name: 'Response' });
  expect(provider.db.state.loggedCalls.acc_acme?.[0]).toMatchObject({
    origin: 'test',
    action: 'own_reserve',
  });
});

test('a tool is removed, and agents lose it', async () => {
  const agent = provider.db.state.agents.bot_returns?.agent;
  agent?.draft.content.tools.push({ toolkit: 'own_tools', actions: ['own_stock', 'own_reserve'] });
  const app = await renderApp(OWN, { signedInAs: ANA });
  await app.user.click(await button('More actions for Stock de un producto'));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Stock de un producto?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Remove tool' }));
  await screen.findByText('Stock de un producto removed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Stock de un producto' })).toBeNull());
  // The same control of the row that took its place.
  const next = screen.getByRole('button', { name: 'More actions for Reservar un producto' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(agent?.draft.content.tools.at(-1)?.actions).toEqual(['own_reserve']);
});

test('what is typed survives leaving the page, secrets excepted; a tool that is gone says so', async () => {
  await openNew();
  await flushDrafts();
  const again = await renderApp(`${OWN}&own=new`);
  await screen.findByText('We restored your unsent text.');
  expect(fieldValue('Name')).toBe('Shipments');
  await again.router.navigate({ href: `${OWN}&own=own_gone` });
  await screen.findByRole('heading', { name: 'This tool no longer exists.' });
  await again.user.click(await screen.findByRole('link', { name: 'Your tools' }));
  await heading('Tools');
  await button('Edit Stock de un producto');
});

test('a tool has a page of its own, named after it, and a save leads back to the list', async () => {
  const app = await renderApp(OWN, { signedInAs: ANA });
  await app.user.click(await button('Edit Stock de un producto'));
  const title = await heading('Stock de un producto');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.queryByRole('navigation', { name: 'Tools pages' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See its calls' }).getAttribute('href')).toContain(
    'action=own_stock',
  );
  await app.user.click(await button('Save tool'));
  const list = await heading('Tools');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('agents find the own tools among their tools', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_returns?tab=tools', { signedInAs: ANA });
  await app.user.click(await screen.findByRole('switch', { name: /Your tools/ }));
  await screen.findByRole('checkbox', { name: 'Stock de un producto' });
});
