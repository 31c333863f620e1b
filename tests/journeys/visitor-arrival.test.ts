import { describe, expect, test, vi } from 'vitest';
import { kept, ORDERS, playVisits, type Visited, visit } from '../support/visitor-chat';

const provider = playVisits();
const SHOP = 'wgt_acme';

async function fillForm({ user, chat, press }: Visited): Promise<void> {
  await user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
  await user.type(chat.getByLabelText('Email'), 'lucia@correo.example');
  await user.click(chat.getByRole('checkbox'));
  await press('Start');
}

describe('the form before the chat', () => {
  test('nothing is kept before the visitor agrees', async () => {
    const visited = await visit(SHOP);
    const { chat, press } = visited;
    await chat.findByLabelText('Name');
    expect(localStorage).toHaveLength(0);
    await press('Start');
    await chat.findAllByText('This is required.');
    await chat.findByText('Agree to this to start.');
    expect(visited.root.activeElement).toBe(chat.getByLabelText('Name'));
    expect(localStorage).toHaveLength(0);
    expect(provider.calls.filter(({ path }) => path.endsWith('/visitors'))).toEqual([]);
    await fillForm(visited);
    await visited.say('How long does a refund take?');
    await vi.waitFor(() => expect(kept()).toContain('vis_'));
  });
});

describe('a provider that has forgotten the visitor', () => {
  test('a visit that asks nothing begins anew by itself', async () => {
    const { chat, say, panel } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    panel.leave();
    provider.db.state.visitors = {};
    const again = await visit(ORDERS);
    await again.say('Where is my order AH20481734?');
    await again.chat.findByText(/^Order AH20481734/);
  });

  test('one that asks shows its form again, and agrees to nothing by itself', async () => {
    const visited = await visit(SHOP);
    await fillForm(visited);
    await visited.chat.findByRole('textbox', { name: 'Your message' });
    provider.db.state.visitors = {};
    await visited.say('How long does a refund take?');
    await visited.chat.findByLabelText('Name');
    expect(Object.keys(provider.db.state.visitors)).toEqual([]);
    expect(kept()).not.toContain('vis_');
    await fillForm(visited);
    await visited.press('Try again');
    await visited.chat.findByText(/refund/i, { selector: '.agent *' });
  });
});

describe('a chat that cannot be', () => {
  test.each([['wgt_nobody-knows', 'This chat no longer exists.']])('%s: %s', async (widgetId, sentence) => {
    const { chat } = await visit(widgetId);
    await chat.findAllByText(sentence);
  });

  test('whoever is not in the audience of the agent, which its company sets on the agent’s page', async () => {
    const hours = { always: true, week: [] };
    const rule = { channel: 'widget' as const, hosts: ['shop.example'], hours };
    const { channelRules } = provider.db.state;
    channelRules.bot_orders = { widget: { ...rule, audience: 'hosts' } };
    await (await visit(ORDERS)).chat.findAllByText('This chat can’t be used on localhost.');
    channelRules.bot_orders = { widget: { ...rule, audience: 'verified' } };
    const { chat } = await visit(ORDERS);
    await chat.findAllByText('Log in on this page to use the chat.');
    expect(chat.queryByRole('textbox')).toBeNull();
    expect(provider.callsOf('POST', '/public/widgets/wgt_orders/conversations')).toEqual([]);
  });

  test.each([
    ['has said something', 1],
    ['has said nothing yet', 0],
  ])('one who %s before only verified visitors were answered', async (_, questions) => {
    const { chat, say } = await visit(ORDERS);
    if (questions > 0) {
      await say('Hello');
      await chat.findByRole('button', { name: 'Send' });
    }
    const hours = { always: true, week: [] };
    provider.db.state.channelRules.bot_orders = {
      widget: { channel: 'widget', audience: 'verified', hosts: [], hours },
    };
    await say('Where is my order AH20481733?');
    await chat.findAllByText('Log in on this page to use the chat.');
  });

  test('outside of the hours of the agent’s rule, which the chat says before anybody writes', async () => {
    provider.db.state.channelRules.bot_orders = {
      widget: { channel: 'widget', audience: 'everyone', hosts: [], hours: { always: false, week: [] } },
    };
    const { chat, say } = await visit(ORDERS);
    await chat.findAllByText('We’re closed right now.');
    await say('Where is my order AH20481733?');
    await chat.findByText('We’re closed right now. Write to us within our hours and we’ll answer.');
  });

  test('an agent that is paused, hours that are over and visitors who are not verified', async () => {
    const agent = provider.db.state.agents.bot_orders?.agent;
    if (agent) agent.status = 'paused';
    await (await visit(ORDERS)).chat.findAllByText('This chat is switched off right now.');
    if (agent) agent.status = 'live';
    const { widget } = provider.db.state.widgets[ORDERS] ?? {};
    if (widget) Object.assign(widget, { hours: { timeZone: 'UTC', days: [] }, whenClosed: 'close' });
    await (await visit(ORDERS)).chat.findAllByText('We’re closed right now.');
    if (widget) widget.verification.required = true;
    await (await visit(ORDERS)).chat.findAllByText('Log in on this page to use the chat.');
  });
});
