import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = { signedInAs: 'ana@acme.example' };
const RETURNS = '/en/dashboard/agents/bot_returns';

function stored(botKey = 'bot_returns') {
  const agent = provider.db.state.agents[botKey]?.agent;
  if (!agent) throw new Error('the seed lacks the agent');
  return agent.draft.content;
}

const saved = () => screen.findByText(/^Draft saved/);
const rule = (n: number) => screen.findByRole('group', { name: `Rule ${n}` });
const row = (name: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${name}`) });
const preview = (where: string) => screen.getByRole('figure', { name: where });

test('every text a visitor reads is written in one place, with where it appears, and is saved', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await screen.findByRole('heading', { name: 'What visitors read' });
  const names = screen.getAllByRole('group').flatMap((one) => one.querySelector('legend')?.textContent ?? []);
  expect(names.filter((name) => name !== 'Preview language')).toEqual([
    'Consent',
    'Outside hours',
    'Greeting',
    'Handing off',
    'No one available',
    'Paused',
    'Something went wrong',
    'Closing',
  ]);
  const box = await screen.findByLabelText('Consent, Spanish');
  await app.user.type(box, '¿Guardamos la **conversación**? <b>Sí</b>');
  await saved();
  await waitFor(() => expect(stored().texts.consent.es).toBe('¿Guardamos la **conversación**? <b>Sí</b>'));
  // As it is written: nothing of it is markup.
  within(preview('Before the first message')).getByText('¿Guardamos la **conversación**? <b>Sí</b>');
  screen.getByText('Missing in English');
});

test('the preview is in either language, which the link carries; a missing one shows the main language', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_store?tab=texts', ANA);
  await screen.findByRole('heading', { name: 'What visitors read' });
  within(preview('At the start of the conversation')).getByText('Hello! How can I help you at the store?');
  await app.user.click(screen.getByRole('radio', { name: 'Spanish' }));
  await screen.findByText('Not written in Spanish. Visitors read the main language.');
  expect(app.href()).toContain('lang=es');
  expect(within(preview('After the visitor says goodbye')).queryByText('Conversation closed')).toBeNull();
});

test('a phone shows the texts of one language, and one of the other that is too long', async () => {
  onPhone();
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await screen.findByLabelText('Consent, Spanish');
  expect(screen.queryByLabelText('Consent, English')).toBeNull();
  await app.user.click(screen.getByRole('radio', { name: 'English' }));
  fireEvent.change(await screen.findByLabelText('Paused, English'), { target: { value: 'x'.repeat(601) } });
  expect(screen.queryByLabelText('Paused, Spanish')).toBeNull();
  await app.user.click(screen.getByRole('radio', { name: 'Spanish' }));
  await screen.findByLabelText('Paused, Spanish');
  // It keeps the draft from being saved.
  screen.getByLabelText('Paused, English');
});

test('a phone leads to the text of the other language in which a channel shows something else', async () => {
  onPhone();
  stored().greeting.en = 'Hi! Returns are **free**.';
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await screen.findByLabelText('Greeting, Spanish');
  expect(screen.queryByLabelText('Greeting, English')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Show the English text' }));
  await screen.findByLabelText('Greeting, English');
  expect(screen.queryByRole('button', { name: 'Show the English text' })).toBeNull();
});

test('how much is written is counted by language: texts, blocks, knowledge', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await screen.findByRole('table');
  expect(row('Visitor texts').textContent).toContain('7 of 7');
  expect(row('Instructions').textContent).toMatch(/5 of 5.*3 of 5/);
  expect(row('Knowledge').textContent).toMatch(/2 of 2.*2 of 2/);
  await app.user.clear(screen.getByLabelText('Closing, English'));
  await waitFor(() => expect(row('Visitor texts').textContent).toMatch(/7 of 7.*6 of 7/));
  await app.user.click(within(row('Instructions')).getByRole('link'));
  await waitFor(() => expect(app.href()).toContain('tab=instructions'));
});

test('the texts of the agent’s web widgets are counted, too, and lead to where they are written', async () => {
  const { widget } = provider.db.state.widgets.wgt_acme ?? {};
  if (!widget) throw new Error('the seed lacks the widget');
  widget.texts.es.title = '';
  widget.preChat.consent.texts.es = '';
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await waitFor(() => expect(row('Web widget: Tienda Acme Hogar').textContent).toMatch(/9 of 11.*11 of 11/));
  // 7 of the agent, 5 blocks, 2 of its knowledge, 11 of the widget.
  expect(row('Total').textContent).toMatch(/of 25.*of 25/);
  expect(screen.queryByText(/Seguimiento de pedidos/)).toBeNull();
  await app.user.click(within(row('Web widget')).getByRole('link'));
  await heading('Tienda Acme Hogar');
  await screen.findByText('Spanish: 9 of 11 texts. Missing: Title, Consent text.');
});

test('the overview and the handoff show what is written there, and lead there', async () => {
  const app = await renderApp(RETURNS, ANA);
  await screen.findByText('¡Hola! ¿Qué te gustaría devolver?');
  expect(screen.queryByLabelText('Greeting, Spanish')).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Edit visitor texts' }));
  await app.user.clear(await screen.findByLabelText('No one available, Spanish'));
  await app.user.type(screen.getByLabelText('No one available, Spanish'), 'No hay nadie.');
  await app.user.click(screen.getByRole('tab', { name: 'Handoff' }));
  await screen.findByText('No hay nadie.');
  await app.user.click(screen.getByRole('link', { name: 'Edit visitor texts' }));
  await waitFor(() => expect(app.href()).toContain('tab=texts'));
});

test('a language that is missing from a text visitors would read is found before publishing, and led to', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await app.user.clear(await screen.findByLabelText('No one available, English'));
  await saved();
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  const sheet = await screen.findByRole('dialog');
  const fault = '“No one available” isn’t written in English.';
  await app.user.click(await within(sheet).findByRole('button', { name: `Fix: ${fault}` }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('No one available, English')),
  );
});

test('what changed in the texts and the rules is told in words before it is published', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, ANA);
  await app.user.type(await screen.findByLabelText('Closing, Spanish'), ' ¡Hasta pronto!');
  await app.user.click(screen.getByRole('tab', { name: 'Handoff' }));
  // The team is asked for when the tab opens.
  await within(await rule(1)).findByRole('option', { name: /Iker Soto/ });
  await app.user.selectOptions(within(await rule(1)).getByLabelText('Hand off to'), 'mem_iker');
  await app.user.click(screen.getByLabelText('Say when someone is back'));
  await saved();
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Closing (Spanish)');
  sheet.getByText('Handoff rule 1: hand off to');
  await sheet.findByText('Iker Soto');
  sheet.getByText('Atención al cliente');
  await sheet.findByText('Visitors read when someone is back');
});

test('a rule is added, says when and to whom, is moved, removed and brought back', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders?tab=handoff', ANA);
  await screen.findByText(/^No rules yet\./);
  await app.user.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(document.activeElement).toBe(within(await rule(1)).getByLabelText('When'));
  await app.user.click(screen.getByRole('button', { name: 'Add rule' }));
  const second = within(await rule(2));
  await app.user.selectOptions(second.getByLabelText('When'), 'The visitor mentions a topic');
  await app.user.type(second.getByLabelText('Topic words'), 'factura, IVA,');
  await app.user.selectOptions(second.getByLabelText('Hand off to'), 'Iker Soto (person)');
  second.getByText(/^Available Mon to Fri, 09:00–17:00 \(Madrid\)/);
  await app.user.click(screen.getByRole('button', { name: 'Move rule 2 up' }));
  await saved();
  expect(stored('bot_orders').handoff.rules).toMatchObject([
    { when: 'topic', words: ['factura', 'IVA'], to: 'mem_iker' },
    { when: 'asked', to: null },
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Remove rule 1' }));
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await saved();
  await waitFor(() => expect(stored('bot_orders').handoff.rules).toHaveLength(2));
});

test('a rule that cannot work says so at its field, in words that name how to mend it', async () => {
  const app = await renderApp(`${RETURNS}?tab=handoff`, ANA);
  const second = within(await rule(2));
  const words = second.getByLabelText('Topic words');
  await app.user.clear(words);
  await screen.findByText('Add at least one word. Without one, this rule never matches.');
  expect(words.getAttribute('aria-invalid')).toBe('true');
  await app.user.type(words, 'x'.repeat(61));
  await screen.findByText(/is too long: use at most 60 characters per word/);
  await screen.findByText('Not saved: fix the marked field');
  await app.user.selectOptions(second.getByLabelText('When'), 'The visitor asks for a person');
  await screen.findByText(
    'Rule 1 comes first and hands the same conversations to Atención al cliente. Remove one of them or choose the same person.',
  );
  await app.user.selectOptions(second.getByLabelText('Hand off to'), 'Atención al cliente (team)');
  await screen.findByText(/^Rule 1 already covers this and comes first/);
});

test('whom a rule names has left the team: the rule says who takes it meanwhile', async () => {
  const { team } = provider.db.state;
  team.acc_acme = (team.acc_acme ?? []).filter(({ memberId }) => memberId !== 'mem_iker');
  const app = await renderApp(`${RETURNS}?tab=handoff`, ANA);
  await screen.findByText(/^This person or team no longer exists\. Choose someone else\./);
  await app.user.selectOptions(within(await rule(2)).getByLabelText('Hand off to'), 'Anyone available');
  await saved();
  expect(stored().handoff.rules[1]?.to).toBeNull();
  await heading('Devoluciones');
});
