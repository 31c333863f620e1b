import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask';
import { consent, watchWindows } from '../support/connections';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = { signedInAs: 'ana@acme.example' };
const TOOLS = '/en/dashboard/agents/bot_orders?tab=tools';
const CHAT = '/en/dashboard/agents/bot_orders/test-agent';
const RETURN = 'I want to return order AH48213377';

const content = () => {
  const stored = provider.db.state.agents.bot_orders;
  if (!stored) throw new Error('there is no such agent');
  return stored.agent.draft.content;
};
const toolsOf = (toolkit: string) => content().tools.find((tool) => tool.toolkit === toolkit);
const openTools = async (path = TOOLS) => {
  const app = await renderApp(path, ANA);
  await screen.findByRole('switch', { name: 'Allow the agent to use Shopify' });
  return app;
};

describe('the tools of an agent', () => {
  test('each action is on or off, and asks or does not', async () => {
    content().tools = [{ toolkit: 'shopify', actions: ['find_order'] }];
    const app = await openTools();
    await app.user.click(screen.getByRole('checkbox', { name: /^Open a return/ }));
    // One that changes data asks, until somebody says otherwise.
    await waitFor(() => expect(toolsOf('shopify')?.approvals).toEqual({ create_return: 'always' }));
    screen.getByRole('checkbox', { name: 'Open a return', description: 'Changes data' });
    await app.user.selectOptions(screen.getByLabelText('Approval for Find an order'), 'Asks the first time');
    await waitFor(() =>
      expect(toolsOf('shopify')?.approvals).toEqual({ create_return: 'always', find_order: 'ask' }),
    );
    await app.user.selectOptions(screen.getByLabelText('Approval for Open a return'), 'Runs without asking');
    const description = 'Changes data without asking anyone';
    await screen.findByRole('checkbox', { name: 'Open a return', description });
    await app.user.click(screen.getByRole('checkbox', { name: /^Find an order/ }));
    await waitFor(() =>
      expect(toolsOf('shopify')).toEqual({ toolkit: 'shopify', actions: ['create_return'] }),
    );
  });

  test('where no tool matches it is said what was looked for, and all come back', async () => {
    const app = await openTools();
    await app.user.type(screen.getByLabelText('Search tools'), 'fax');
    const none = (await screen.findByText('No matching tools')).parentElement;
    expect(none?.textContent).toContain('Filtered by: fax');
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('switch', { name: 'Allow the agent to use Shopify' });
    expect(document.activeElement).toBe(screen.getByLabelText('Search tools'));
  });

  test('of several accounts one is chosen', async () => {
    content().tools = [{ toolkit: 'shopify', actions: ['find_order'] }];
    const app = await openTools();
    await app.user.selectOptions(await screen.findByLabelText('Shopify account'), 'Outlet');
    await waitFor(() => expect(toolsOf('shopify')?.connectionId).toBe('cnx_outlet'));
    await app.user.selectOptions(screen.getByLabelText('Shopify account'), 'The first one that works');
    await waitFor(() => expect(toolsOf('shopify')).toEqual({ toolkit: 'shopify', actions: ['find_order'] }));
  });

  test('where no account works, none is said to be used', async () => {
    content().tools = [{ toolkit: 'shopify', actions: ['find_order'] }];
    for (const { connection } of Object.values(provider.db.state.toolConnections))
      if (connection.toolkit === 'shopify') connection.status = 'EXPIRED';
    await openTools();
    const account = await screen.findByLabelText<HTMLSelectElement>('Shopify account');
    expect(account.selectedOptions[0]?.textContent).toBe('None works right now');
  });

  test('a tool that is not connected is connected here', async () => {
    const windows = watchWindows();
    const app = await openTools();
    await app.user.click(screen.getByRole('switch', { name: 'Allow the agent to use HubSpot' }));
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    consent(provider.db, windows[0]?.address, 'allow');
    fireEvent(window, new Event('focus'));
    await screen.findByText('HubSpot is connected');
    await waitFor(() => expect(screen.queryByText(/You can allow it now/)).toBeNull());
    await waitFor(() => expect(toolsOf('hubspot')).toBeDefined());
  });

  test('where the instructions speak of no action at all, nothing offers to turn all of them off', async () => {
    for (const block of content().instructions) block.texts = { en: 'Be kind.', es: 'Sé amable.' };
    content().tools = [
      { toolkit: 'shopify', actions: ['find_order', 'find_product', 'create_return'] },
      { toolkit: 'google_calendar', actions: ['find_free_time', 'create_event', 'cancel_event'] },
      { toolkit: 'zendesk', actions: ['find_ticket', 'create_ticket'] },
      { toolkit: 'hubspot', actions: ['find_contact', 'create_contact'] },
      { toolkit: 'google_sheets', actions: ['read_rows'] },
    ];
    provider.db.state.tests = {};
    await openTools();
    await screen.findByText(/actions are allowed/);
    expect(screen.queryByRole('button', { name: /^Turn off \d+ actions/ })).toBeNull();
  });

  test('above ten actions those are named that nothing speaks of', async () => {
    content().tools = [
      {
        toolkit: 'shopify',
        actions: ['find_order', 'find_product', 'create_return'],
        approvals: { create_return: 'always' },
      },
      { toolkit: 'google_calendar', actions: ['find_free_time', 'create_event', 'cancel_event'] },
      { toolkit: 'zendesk', actions: ['find_ticket', 'create_ticket'] },
      { toolkit: 'hubspot', actions: ['find_contact', 'create_contact'] },
    ];
    const [block] = content().instructions;
    if (block) block.texts.es += ' Lo que no sepas lo resuelve Zendesk.';
    const app = await openTools();
    expect(screen.queryByText(/actions are allowed/)).toBeNull();
    await app.user.click(screen.getByRole('switch', { name: 'Allow the agent to use Google Sheets' }));
    const notice = (await screen.findByText(/^11 actions are allowed/)).closest('[role="status"]');
    if (!(notice instanceof HTMLElement)) throw new Error('it is no notice');
    const named = within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(named).toEqual([
      'Find an order (Shopify)',
      'Find a product (Shopify)',
      'Open a return (Shopify)',
      // Nine of the eleven: the two of Zendesk are spoken of.
      'and 6 more',
    ]);
    await waitFor(() => expect(content().tools).toHaveLength(5));
    await app.user.click(within(notice).getByRole('button', { name: 'Turn off 9 actions' }));
    await waitFor(() => expect(content().tools.map(({ toolkit }) => toolkit)).toEqual(['zendesk']));
    expect(screen.queryByText(/actions are allowed/)).toBeNull();
    await screen.findByText('9 actions turned off');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^11 actions are allowed/);
    // A save that is still to come would meet the provider of the next test.
    await waitFor(() => expect(content().tools).toHaveLength(5));
    expect(toolsOf('shopify')?.approvals).toEqual({ create_return: 'always' });
  });
});

describe('an action that asks', () => {
  const thread = async () => within(await screen.findByRole('log'));
  async function openChat(approval: 'ask' | 'always', action = 'create_return') {
    content().tools = [
      { toolkit: 'shopify', actions: ['find_order', 'create_return'], approvals: { [action]: approval } },
    ];
    const app = await renderApp(CHAT, ANA);
    await heading('Test Pedidos');
    return app;
  }
  const request = async () =>
    within(await screen.findByRole('region', { name: 'Approve “Open a return” in Shopify?' }));

  test('pauses the answer, names itself and its arguments, and runs when it is approved', async () => {
    const app = await openChat('always');
    await ask(app, RETURN);
    const asked = await request();
    asked.getByText('Order number');
    asked.getByText('AH48213377');
    asked.getByText(RETURN);
    asked.getByText(/Nothing happens until you answer/);
    expect(screen.queryByText(/I have opened the return/)).toBeNull();
    await app.user.click(asked.getByRole('button', { name: 'Approve' }));
    // What the tool said, and the answer made of it.
    await waitFor(() =>
      expect(screen.getAllByText(/^I have opened the return of order AH48213377\./)).toHaveLength(2),
    );
    await (await thread()).findByText(/^Approved by Ana Luna · .*\d{1,2}:\d{2}/);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    // Each time means each time.
    await ask(app, RETURN);
    await request();
  });

  test('is not run when it is refused', async () => {
    const app = await openChat('always');
    await ask(app, RETURN);
    await app.user.click((await request()).getByRole('button', { name: 'Deny' }));
    await screen.findByText(/^Denied by Ana Luna, so it wasn’t run · /);
    await (await thread()).findByText(/I haven’t done it/);
    expect(screen.queryByText(/I have opened the return/)).toBeNull();
  });

  test('asks the first time in a conversation only, where that was chosen', async () => {
    const app = await openChat('ask');
    await ask(app, RETURN);
    await app.user.click((await request()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getAllByText(/I have opened the return/)).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop answer' })).toBeNull());
    const before = screen.getAllByText('Done').length;
    await ask(app, RETURN);
    await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(before + 1));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('expires with a sentence, and is still there after a reload until then', async () => {
    const app = await openChat('always');
    await ask(app, RETURN);
    await request();
    leavePage();
    const again = await renderApp(app.href(), ANA);
    await request();
    for (const { answers } of Object.values(provider.db.state.conversations))
      for (const { approval } of Object.values(answers)) if (approval) approval.lasts = -600_000;
    await again.user.click((await request()).getByRole('button', { name: 'Approve' }));
    await screen.findByText(/Nobody answered in time, so it wasn’t run/);
    await (await thread()).findByText(/I haven’t done it/);
  });

  test.each([
    ['Approve', /^Approved by Ana Luna · /],
    ['Deny', /^Denied by Ana Luna, so it wasn’t run · /],
  ])('says after a reload, too, how it was answered: %s', async (name, line) => {
    const app = await openChat('always');
    await ask(app, RETURN);
    const asked = await request();
    const item = screen.getByRole('button', { name }).closest('li');
    await app.user.click(asked.getByRole('button', { name }));
    await screen.findByText(line);
    // The buttons are gone, and the focus is still at the call that they were of.
    expect(document.activeElement).toBe(item);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop answer' })).toBeNull());
    leavePage();
    await renderApp(app.href(), ANA);
    await (await thread()).findByText(line);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  test('an approval that does not arrive can be given again', async () => {
    const app = await openChat('always');
    await ask(app, RETURN);
    const asked = await request();
    provider.db.state.scenario = 'broken';
    await app.user.click(asked.getByRole('button', { name: 'Approve' }));
    await asked.findByText('Something went wrong on our end');
    provider.db.state.scenario = 'usual';
    await app.user.click(asked.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getAllByText(/I have opened the return/)).not.toHaveLength(0));
  });

  test('is stopped with its answer', async () => {
    const app = await openChat('always');
    await ask(app, RETURN);
    await request();
    await app.user.click(screen.getByRole('button', { name: 'Stop answer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    expect(screen.queryByText(/I have opened the return/)).toBeNull();
    await (await thread()).findByText('The answer was stopped before anyone approved it.');
  });

  test.each(['never', 'ask', 'always'] as const)(
    'of the company’s own server is called when a question asks for it: %s',
    async (approval) => {
      content().tools = [
        { toolkit: 'own_tools', actions: ['own_stock'], approvals: { own_stock: approval } },
      ];
      const app = await renderApp(CHAT, ANA);
      await heading('Test Pedidos');
      const STOCK = '¿Cuánto stock queda del COL-090?';
      const called = async (times: number) => {
        if (approval === 'always' || (approval === 'ask' && times === 1)) {
          const title = 'Approve “Stock de un producto”?';
          const asked = within(await screen.findByRole('region', { name: title }));
          asked.getByText('COL-090');
          expect(provider.db.state.loggedCalls.acc_acme?.[0]?.callId).not.toMatch(/^call_\d+$/);
          await app.user.click(asked.getByRole('button', { name: 'Approve' }));
        }
        await waitFor(() =>
          expect(screen.getAllByRole('link', { name: /^Call details: Stock de un producto/ })).toHaveLength(
            times,
          ),
        );
        await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop answer' })).toBeNull());
      };
      await ask(app, STOCK);
      await called(1);
      // What the played server gave is what the answer is made of.
      await (await thread()).findByText(/^«Stock de un producto» responde: note: Nobody was called/);
      const [logged] = provider.db.state.loggedCalls.acc_acme ?? [];
      expect(logged).toMatchObject({
        action: 'own_stock',
        agentName: 'Pedidos',
        origin: 'conversation',
        outcome: 'done',
        arguments: { sku: 'COL-090' },
      });
      if (approval === 'always') return;
      await ask(app, STOCK);
      await called(2);
    },
  );
});
