import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

const CHAT = '/en/dashboard/agents/bot_returns/test-agent';

function handoff() {
  const agent = provider.db.state.agents.bot_returns?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  return agent.draft.content.handoff;
}

async function open(search = '?chat=new'): Promise<App> {
  const app = await renderApp(`${CHAT}${search}`, { signedInAs: 'ana@acme.example' });
  await heading('Test Devoluciones');
  return app;
}

async function ask({ user }: App, question: string): Promise<void> {
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  await user.type(box, `${question}{Enter}`);
  await waitFor(() => expect(box.value).toBe(''));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop answer' })).toBeNull());
}

const thread = async () => within(await screen.findByRole('log'));
const PERSON = 'I want to talk to a person';

test('a visitor who asks for a person reads it in their language, a person joins, and the trace says why', async () => {
  const app = await open();
  await ask(app, PERSON);
  const log = await thread();
  // What a visitor reads first stands above.
  log.getByText('Hi! What would you like to return?');
  log.getByText('I’ll put you through to a colleague. One moment, please.');
  await log.findByText('Atención al cliente joined the conversation.');
  await ask(app, 'My lamp is broken');
  await log.findByText(/^Hello, this is Atención al cliente/);
  const [first] = await log.findAllByRole('button', { name: 'Why this answer?' });
  if (first) await app.user.click(first);
  const why = within(await screen.findByRole('dialog'));
  await why.findByText('A handoff rule matched, so Atención al cliente joined.');
  why.getByText(/^Rule: the visitor asks for a person\. It matched “want, person”\./);
  expect(why.queryByText(/Nothing in its instructions/)).toBeNull();
  await app.user.click(why.getByRole('link', { name: 'Open the rule' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Use rule 1')));
});

test('nobody is there: the situation is in the link, a message is left, and stays after a reload', async () => {
  const app = await open();
  await app.user.selectOptions(screen.getByLabelText('Simulate'), 'No one is available');
  await waitFor(() => expect(app.href()).toContain('situation=nobody_there'));
  // The newest conversation in that situation is open, and its message is not left yet.
  await screen.findByRole('region', { name: 'Leave a message' });
  await app.user.click(screen.getByRole('button', { name: 'New conversation' }));
  await ask(app, PERSON);
  const form = within(await screen.findByRole('region', { name: 'Leave a message' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(PERSON);
  await app.user.type(form.getByLabelText('Email'), 'lucia');
  await app.user.click(form.getByRole('button', { name: 'Leave message' }));
  expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('lucia');
  await app.user.type(form.getByLabelText('Name'), 'Lucía');
  await app.user.type(form.getByLabelText('Email'), '@correo.example');
  await app.user.click(form.getByRole('button', { name: 'Leave message' }));
  await screen.findByText('Message left by Lucía, lucia@correo.example');
  const { search } = new URL(app.href(), 'http://app.example');
  leavePage();
  await open(search);
  await screen.findByText('Message left by Lucía, lucia@correo.example');
  expect(screen.getByLabelText<HTMLSelectElement>('Simulate').value).toBe('nobody_there');
});

test('or visitors read when somebody is back', async () => {
  handoff().whenNobody = 'back_at';
  const app = await open('?situation=nobody_there&chat=new');
  await ask(app, PERSON);
  await (await thread()).findByText(/^No one is available\. Someone is back \w+ \d/);
  expect(screen.queryByRole('region', { name: 'Leave a message' })).toBeNull();
});

test('the mode and both flags change what a visitor reads', async () => {
  Object.assign(handoff(), { agentMode: 'copilot', allowApplicationAnswerWhenNoOnlineAgents: false });
  const app = await open();
  await ask(app, 'Are returns free?');
  const log = await thread();
  // What the agent suggests is sent by a person.
  await log.findByRole('article', { name: 'Ana Luna' });
  await app.user.selectOptions(screen.getByLabelText('Simulate'), 'Outside hours');
  await waitFor(() => expect(app.href()).toContain('situation=outside_hours'));
  await ask(app, 'Are returns free?');
  const outside = await thread();
  outside.getByText('Our team is back on the next working day. I can go on helping you.');
  await outside.findByText('There is nobody here right now. Leave your message and we will write to you.');
  handoff().allowApplicationAnswerWhenNoOnlineAgents = true;
  await ask(app, 'Are returns free?');
  await outside.findByText('Returns are free within 30 days.');
});

test('with the team allowed to change who answers, the person gives the conversation back', async () => {
  handoff().allowAgentsChangeDefaultMode = true;
  const app = await open();
  await ask(app, PERSON);
  await ask(app, 'My lamp is broken');
  const log = await thread();
  await log.findByText('Atención al cliente handed the conversation back to Devoluciones.');
  await ask(app, 'Are returns free?');
  await log.findByText('Returns are free within 30 days.');
});

test('a farewell closes the conversation, a failure and a pause are told in the words of the company', async () => {
  const app = await open();
  await ask(app, 'Thanks, bye');
  const log = await thread();
  log.getByText('Thank you for writing to Acme Home.');
  await log.findByText('Conversation closed. A new message opens it again.');
  await ask(app, '/error parking');
  await log.findByText(/Visitors read: “Something went wrong\. Please write again\.”/);
  await app.user.selectOptions(screen.getByLabelText('Simulate'), 'The agent is paused');
  await ask(app, 'Are returns free?');
  await (await thread()).findByText('We are updating our help desk. Please write again in a while.');
});

test('script and Markdown in a text are shown as they stand; one that nobody wrote says so here', async () => {
  const agent = provider.db.state.agents.bot_returns?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  const hostile = '**Bold** <img src=x onerror=alert(1)> [link](javascript:alert(1))';
  agent.draft.content.texts = {
    ...agent.draft.content.texts,
    handoff: { en: hostile, es: '' },
    nobody: { en: '', es: '' },
  };
  const app = await open();
  await ask(app, PERSON);
  const log = await thread();
  await log.findByText(hostile);
  expect(log.queryByRole('img')).toBeNull();
  expect(log.queryByRole('link', { name: 'link' })).toBeNull();
  await app.user.selectOptions(screen.getByLabelText('Simulate'), 'No one is available');
  await app.user.click(await screen.findByRole('button', { name: 'New conversation' }));
  await ask(app, PERSON);
  await (await thread()).findByText('Visitors read nothing here: the text isn’t written.');
});

test('rules that do not work are counted on the tab and lead to what is wrong with each', async () => {
  const rule = { when: 'topic' as const, words: ['invoice'], to: null, enabled: true };
  handoff().rules = [
    { ...rule, ruleId: 'rule_1' },
    { ...rule, ruleId: 'rule_2', words: [] },
  ];
  const app = await renderApp('/en/dashboard/agents/bot_returns?tab=handoff', {
    signedInAs: 'ana@acme.example',
  });
  await screen.findByText('To fix:');
  const tab = screen.getByRole('tab', { name: 'Handoff' });
  expect(tab.getAttribute('aria-description')).toBe('1 rule to fix');
  expect(screen.queryByRole('button', { name: 'Rule 1' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Rule 2' }));
  const [, words] = screen.getAllByLabelText<HTMLInputElement>('Topic words');
  expect(document.activeElement).toBe(words);
  await app.user.type(words ?? document.body, 'refund');
  await waitFor(() => expect(screen.queryByText('To fix:')).toBeNull());
  expect(tab.getAttribute('aria-description')).not.toBe('1 rule to fix');
  // What is not saved by the end would be there again in the next test.
  await screen.findByText('Draft saved');
});
