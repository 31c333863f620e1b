import { within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { pathOfFace } from '@/lib/agent-face';
import { kept, ORDERS, playVisits, setUpTeam, type Visited, visit } from '../support/visitor-chat';

const provider = playVisits();

describe('the face in its head', () => {
  const face = ({ root }: Visited) => root.querySelector<HTMLElement>('.face');

  test('is that of the agent, in its colors, without an image that a page could refuse', async () => {
    const shown = face(await visit(ORDERS));
    const { avatar } = provider.db.state.agents.bot_orders?.agent ?? {};
    expect(shown?.querySelector('path')?.getAttribute('d')).toBe(pathOfFace(avatar?.face ?? 0));
    expect(avatar?.hue).toBe(45);
    expect(shown?.querySelector('img')).toBeNull();
  });

  test('gives way to a picture: of the agent, and before that of the widget', async () => {
    const agent = provider.db.state.agents.bot_orders?.agent;
    const stored = provider.db.state.widgets.wgt_orders;
    if (!agent?.avatar || !stored) throw new Error('the seed lacks the agent or its widget');
    agent.avatar.imageUrl = 'https://pictures.example/agent.png';
    expect(face(await visit(ORDERS))?.getAttribute('src')).toBe('https://pictures.example/agent.png');
    stored.widget.theme.imageUrl = 'https://pictures.example/shop.png';
    expect(face(await visit(ORDERS))?.getAttribute('src')).toBe('https://pictures.example/shop.png');
  });

  test('is one of the chat’s own where the provider tells none', async () => {
    delete provider.db.state.agents.bot_orders?.agent.avatar;
    provider.server.use(
      http.get(`*/public/widgets/${ORDERS}`, () => HttpResponse.json({ widgetId: ORDERS })),
    );
    expect(
      face(await visit(ORDERS))
        ?.querySelector('path')
        ?.getAttribute('d'),
    ).toMatch(/^M5 12a7 7/);
  });
});

describe('a talk', () => {
  test('begins with the greeting of what is live, and the answer is read out once when it is whole', async () => {
    const { chat, say } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    const thread = chat.getByRole('group', { name: 'Conversation' });
    await within(thread).findByText(/^Order AH20481733 is on its way/);
    expect(chat.getByRole('status').textContent).toMatch(/^Acme Home orders: Order AH20481733/);
    expect(chat.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  test('goes on after a reload, with what was typed and not sent', async () => {
    const first = await visit(ORDERS);
    await first.say('Where is my order AH20481733?');
    await first.chat.findByText(/^Order AH20481733/);
    await first.user.type(first.chat.getByRole('textbox'), 'and the');
    first.panel.leave();
    const { chat } = await visit(ORDERS);
    await chat.findByText(/^Order AH20481733/);
    expect(chat.getByRole<HTMLTextAreaElement>('textbox').value).toBe('and the');
  });

  test('an answer that fails is asked for again, and comes', async () => {
    const { chat, say, press } = await visit(ORDERS);
    await say('/error Where is my order AH20481733?');
    await press('Try again');
    await vi.waitFor(() => expect(chat.queryByRole('button', { name: 'Try again' })).toBeNull());
    await chat.findByText(/is on its way/);
  });

  test('an answer is stopped before its first word, and the next question is answered', async () => {
    provider.server.use(http.post('*/messages', () => delay('infinite'), { once: true }));
    const { chat, say, press } = await visit(ORDERS);
    await say('Where is my order?');
    await press('Stop answer');
    await chat.findByText('Stopped');
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    expect(chat.getAllByText('Stopped')).toHaveLength(1);
  });

  test('an answer that broke off comes to its end by itself', async () => {
    const { chat, say } = await visit(ORDERS);
    await say('/corte Where is my order AH20481733?');
    await chat.findAllByText(/on its way.*It arrives on/);
  });

  test('without a network one message waits, and goes out with it', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { chat, say } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    await chat.findByText('Waiting to be sent');
    expect(
      provider.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('messages')),
    ).toEqual([]);
    expect(kept()).toContain('AH20481733');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await chat.findByText(/^Order AH20481733/);
    expect(kept()).not.toContain('AH20481733');
  });

  test('what a tool would do is confirmed first', async () => {
    const { chat, say, press } = await visit(ORDERS);
    await say('I want to return AH20481733');
    const card = await chat.findByRole('group', { name: 'Open a return' });
    expect(within(card).getByText('AH20481733')).toBeTruthy();
    await press('Confirm');
    await chat.findByText(/^I have opened the return of order AH20481733/);
    await chat.findByText('Confirmed');
  });

  test('what a tool would do is not done when the visitor declines', async () => {
    const { chat, say, press } = await visit(ORDERS);
    await say('I want to return AH20481733');
    await press('Not now');
    await chat.findByText(/^I haven’t done it/);
    await chat.findByText('Not done');
    await chat.findByRole('textbox', { name: 'Your message' });
  });

  test('a question of a tool that was left open is there after a reload', async () => {
    const first = await visit(ORDERS);
    await first.say('I want to return AH20481733');
    await first.chat.findByRole('button', { name: 'Confirm' });
    first.panel.leave();
    const { chat, press } = await visit(ORDERS);
    await press('Confirm');
    await chat.findByText(/^I have opened the return of order AH20481733/);
  });

  test('nobody is there: a message is left, and nothing typed is lost', async () => {
    setUpTeam(provider, { hours: [{ days: [], from: '00:00', to: '00:01' }] });
    const { user, chat, say, press } = await visit(ORDERS);
    await say('I want to talk to a person');
    await chat.findByText('**Nobody** here.');
    await user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
    expect(chat.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I want to talk to a person');
    await user.type(chat.getByLabelText('Email'), 'lucia');
    await press('Leave message');
    await chat.findByText('Enter an email address such as name@example.com.');
    await user.type(chat.getByLabelText('Email'), '@correo.example');
    await press('Leave message');
    await chat.findAllByText('Message left. We’ll write to lucia@correo.example.');
  });

  test('a goodbye closes it, with a rating, until something is said again', async () => {
    setUpTeam(provider, { hours: [] });
    const { chat, say } = await visit(ORDERS);
    await say('Thanks, bye');
    await chat.findByText('Thank you.');
    await chat.findByRole('radio', { name: '4 of 5, Good' });
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    expect(chat.queryByRole('radio')).toBeNull();
  });

  test('a person is asked for, and comes', async () => {
    for (const one of provider.db.state.team.acc_acme ?? []) one.hours = [];
    const { chat, say, choose } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('Talk to a person');
    await chat.findAllByText(/Ana Luna has joined/);
    await chat.findAllByText(/this is Ana Luna/);
  });

  test('a person whom a rule calls comes the same way', async () => {
    setUpTeam(provider, { hours: [] });
    const { chat, say } = await visit(ORDERS);
    await say('I want to talk to a person');
    await chat.findByText('**One** moment.');
    await chat.findAllByText(/Iker Soto has joined/);
  });

  test('it ends with a rating, and another one begins; the first is in the list and can be deleted', async () => {
    const { chat, say, choose, user, press } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('End conversation');
    await user.click(await chat.findByRole('radio', { name: '4 of 5, Good' }));
    await press('Clear');
    await press('Submit');
    await vi.waitFor(() =>
      expect(Object.values(provider.db.state.visits).map(({ rating }) => rating)).toContainEqual({
        score: 4,
        reasons: ['clear'],
      }),
    );
    await press('Start another');
    await choose('Earlier conversations');
    await press('Delete “Where is my order AH20481733?”');
    await chat.findByText('No conversations yet');
  });

  test.each([
    ['perMinute', 'can be tried again'],
    ['perVisitor', 'is nothing to try again today'],
    ['perDay', 'is nothing to try again today'],
  ])('a limit is said in the company’s own words: %s %s', async (limit, what) => {
    const limits = { perVisitor: null, perMinute: null, perDay: null, dailyBudget: null, [limit]: 1 };
    const { widget } = provider.db.state.widgets[ORDERS] ?? {};
    if (widget)
      Object.assign(widget, {
        limits,
        texts: { ...widget.texts, en: { ...widget.texts.en, limit: 'Enough.' } },
      });
    const { chat, say } = await visit(ORDERS);
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await say('And now?');
    await chat.findAllByText('Enough.');
    const again = chat.queryAllByRole('button', { name: 'Try again' });
    expect(again).toHaveLength(what === 'can be tried again' ? 1 : 0);
  });
});
