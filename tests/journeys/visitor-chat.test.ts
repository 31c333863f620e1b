import { readFileSync } from 'node:fs';
import type { TeamMember } from '@mocks/team/store';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathOfFace } from '@/lib/agent-face';
import { CallFailed, call } from '@/widget/call';
import { makePanel, type Panel } from '@/widget/panel';
import { pathOf } from '@/widget/paths';
import { operations } from '../../scripts/contract/read-contract';
import { fillBrowserGaps } from '../support/browser-gaps';
import { playProvider } from '../support/play-provider';

const provider = playProvider();
const BASE = `${location.origin}/api/v1`;
const SHOP = 'wgt_acme';
const ORDERS = 'wgt_orders';
const UNREACHABLE = 'The chat can’t be reached right now.';

const open: Panel[] = [];

beforeEach(() => {
  fillBrowserGaps();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const panel of open.splice(0)) panel.leave();
  document.body.replaceChildren();
});

/** A page with the open chat of a widget, as the element makes it. */
async function visit(widgetId: string) {
  const host = document.createElement('div');
  const box = document.createElement('div');
  const launcher = document.createElement('button');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  box.append(launcher);
  root.append(box);
  const user = userEvent.setup({ document });
  let settings: unknown = {};
  let trouble: string | undefined;
  try {
    settings = await (await call(`${BASE}${pathOf(widgetId)}?language=en`)).json();
  } catch (error) {
    trouble = error instanceof CallFailed ? error.code : 'BROKEN';
  }
  const panel = await makePanel({
    root,
    box,
    launcher,
    language: 'en',
    settings,
    trouble,
    service: undefined,
    at: { base: BASE, widgetId },
    verified: undefined,
    retry: () => undefined,
    opened: () => undefined,
  });
  open.push(panel);
  panel.open({});
  const chat = within(box);
  const press = async (name: string | RegExp) => user.click(await chat.findByRole('button', { name }));
  const say = async (text: string) => {
    await user.type(await chat.findByRole('textbox', { name: 'Your message' }), text);
    await press('Send');
  };
  const choose = async (name: string) => {
    await press('More options');
    await press(name);
  };
  return { user, chat, press, say, choose, panel, root };
}

type Visited = Awaited<ReturnType<typeof visit>>;

async function fillForm({ user, chat, press }: Visited): Promise<void> {
  await user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
  await user.type(chat.getByLabelText('Email'), 'lucia@correo.example');
  await user.click(chat.getByRole('checkbox'));
  await press('Start');
}

/** The team of the company at those hours; it comes for who asks, and the company has its own words for that. */
function setUpTeam({ hours }: { hours: TeamMember['hours'] }): void {
  const { team, versions } = provider.db.state;
  for (const one of team.acc_acme ?? []) one.hours = hours;
  const live = versions.bot_orders?.find(({ isLive }) => isLive);
  if (!live) throw new Error('Nothing is live.');
  const text = (en: string) => ({ en, es: '' });
  const rule = { ruleId: 'rule_a', when: 'asked' as const, words: [], to: 'mem_iker', enabled: true };
  live.content = {
    ...live.content,
    handoff: { ...live.content.handoff, rules: [rule], whenNobody: 'message' },
    texts: {
      ...live.content.texts,
      handoff: text('**One** moment.'),
      nobody: text('**Nobody** here.'),
      closing: text('Thank you.'),
    },
  };
}

const kept = () => JSON.stringify({ ...localStorage });

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
    const thread = chat.getByRole('list', { name: 'Conversation' });
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
    setUpTeam({ hours: [{ days: [], from: '00:00', to: '00:01' }] });
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
    setUpTeam({ hours: [] });
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
    setUpTeam({ hours: [] });
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

  test('a limit is said in the company’s own words', async () => {
    const limits = { perVisitor: null, perMinute: 1, perDay: null, dailyBudget: null };
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
  });
});

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

/** What `openapi/README.md` promises of each. */
const promised = new Map(
  [...readFileSync('openapi/README.md', 'utf8').matchAll(/^\| `([A-Z]+ \/public\/[^`]*)` \| (.+) \|$/gm)].map(
    ([, operation = '', sentence = '']) => [operation, sentence],
  ),
);
const asked = operations
  .filter(({ tag }) => tag === 'widget-public')
  .map(({ method, path }) => `${method} ${path}`);

/** What leads to a call. */
const ways: Record<string, (visited: Visited) => Promise<void>> = {
  'GET /public/widgets/{widgetId}/conversations': async ({ say, chat, choose }) => {
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('Earlier conversations');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/end': async ({ say, chat, choose }) => {
    await say('Where is my order AH20481733?');
    await chat.findByText(/^Order AH20481733/);
    await choose('End conversation');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/person': ({ choose }) =>
    choose('Talk to a person'),
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/approvals/{approvalId}': async ({
    say,
    press,
  }) => {
    await say('I want to return AH20481733');
    await press('Confirm');
  },
  'POST /public/widgets/{widgetId}/conversations/{conversationId}/left-messages': async (visited) => {
    const { user, chat, say, press } = visited;
    setUpTeam({ hours: [{ days: [], from: '00:00', to: '00:01' }] });
    await say('I want to talk to a person');
    await user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
    await user.type(chat.getByLabelText('Email'), 'lucia@correo.example');
    await press('Leave message');
  },
};

describe('a provider that lacks an operation', () => {
  test('each has its sentence', () => {
    expect([...promised.keys()].toSorted()).toEqual(asked.toSorted());
  });

  const reads = [...promised].flatMap(([operation, promise]) => {
    const words = [...promise.matchAll(/“([^”]+)”/g)].map(([, said = '']) => said);
    return words.length > 0 ? [{ operation, words }] : [];
  });
  test.each(reads)('$operation', async ({ operation, words }) => {
    const [method = '', path = ''] = operation.split(' ');
    const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    provider.server.use(
      http.all('*/api/v1/*', ({ request }) =>
        request.method === method && pattern.test(new URL(request.url).pathname)
          ? HttpResponse.html('<h1>404 Not Found</h1>', { status: 404 })
          : undefined,
      ),
    );
    const visited = await visit(ORDERS);
    if (operation !== 'GET /public/widgets/{widgetId}')
      await (ways[operation] ?? (({ say }) => say('Where is my order AH20481733?')))(visited);
    for (const said of words) await visited.chat.findAllByText(said);
  });
});

test('a provider that cannot be reached', async () => {
  provider.server.use(http.all('*/api/v1/*', () => HttpResponse.error()));
  const { chat } = await visit(ORDERS);
  await chat.findAllByText(UNREACHABLE);
  await chat.findByRole('button', { name: 'Try again' });
});
