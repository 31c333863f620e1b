import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consent, watchWindows } from '../support/connections';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

const ANA = 'ana@acme.example';
const CREATOR = 'bot_creator-acme';

const box = (label: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });

async function say({ user }: App, label: string, text: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Stop|Parar|Detener)/ })).toBeNull());
  await user.click(await box(label));
  await user.paste(text);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await box(label)).value).toBe(''));
}

const EN = 'Your message to Creator';
const ES = 'Tu mensaje para Creador';
const preview = (name: string) => screen.findByRole('region', { name });
const hears = async (words: RegExp) => within(await screen.findByRole('log')).findByText(words);
const draftOf = (botKey: string) => provider.db.state.agents[botKey]?.agent.draft.content;

test('Ana builds an agent in Spanish from nothing: what it does, its name, then tone, a rule, a channel', async () => {
  const app = await renderApp(`/es/dashboard/creator-agent/${CREATOR}`, { signedInAs: ANA });
  await heading('Creador');
  await app.user.click(
    await screen.findByRole('button', { name: 'Quiero un agente que reserve citas en mi clínica dental' }),
  );
  expect((await box(ES)).value).toBe('Quiero un agente que reserve citas en mi clínica dental');
  await app.user.keyboard('{Enter}');
  await heading('Nuevo agente');
  await hears(/¿Cómo se llama\?/);
  await say(app, ES, 'Dentia');
  await hears(/¿Cómo debe hablar/);
  await say(app, ES, 'De usted. Las citas duran 30 minutos. Añade WhatsApp');
  await app.user.click(await screen.findByRole('button', { name: 'Crear agente' }));

  await heading('Editar Dentia');
  const card = await screen.findByRole('article', { name: /^Propuesta: \d cambios$/ });
  expect(within(card).getByText(/Las citas duran 30 minutos/)).toBeDefined();
  // What was said has not to be accepted a second time, and can be undone.
  within(card).getByRole('button', { name: 'Deshacer todo' });
  expect(within(card).queryByRole('button', { name: /^Aceptar/ })).toBeNull();

  const made = Object.values(provider.db.state.agents).find(({ agent }) => agent.name === 'Dentia')?.agent;
  const instructions = made?.draft.content.instructions.map(({ texts }) => texts.es).join(' ');
  expect(instructions).toContain('Tu tarea: reservar citas en nuestra clínica dental.');
  expect(instructions).toContain('Tratas de usted.');
  expect(instructions).toContain('Las citas duran 30 minutos.');
  expect(made?.draft.content.channels).toEqual(['whatsapp']);
  expect(app.href()).toContain(`agent=${made?.botKey}`);
  within(await preview('Vista previa del agente')).getByText(/Las citas duran 30 minutos/);

  const where = app.href();
  leavePage();
  await renderApp(where);
  await heading('Editar Dentia');
  expect(await screen.findByText('De usted. Las citas duran 30 minutos. Añade WhatsApp')).toBeDefined();
  await screen.findByRole('button', { name: 'Deshacer todo' });
});

test('an example of the first page stands in the box, behind what somebody wrote there', async () => {
  const app = await renderApp(`/en/dashboard/creator-agent/${CREATOR}`, { signedInAs: ANA });
  const [example] = await screen.findAllByRole('button', { name: /^I need an agent/ });
  if (!example) throw new Error('there is no example');
  const words = example.textContent ?? '';
  await app.user.click(example);
  expect((await box(EN)).value).toBe(words);
  expect(document.activeElement).toBe(await box(EN));
  await app.user.type(await box(EN), ' Please.');
  await app.user.click(example);
  expect((await box(EN)).value).toBe(`${words} Please.\n${words}`);
});

test('what is said on the first page begins a new conversation; the one before can be continued', async () => {
  const app = await renderApp(`/en/dashboard/creator-agent/${CREATOR}`, { signedInAs: ANA });
  await say(app, EN, 'I need an agent called Lola that answers questions about our hotel');
  await heading('New agent');
  await screen.findByRole('button', { name: 'Create agent' });
  await app.user.click(screen.getByRole('link', { name: 'Creator' }));
  await heading('Creator');
  await say(app, EN, 'I need an agent called Dentia that books visits');
  await heading('New agent');
  within(await preview('Agent preview')).getByText('Dentia');
  expect(screen.queryByText(/Lola/)).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Creator' }));
  await heading('Creator');
  await app.user.click(await screen.findByRole('link', { name: 'Continue' }));
  within(await preview('Agent preview')).getByText('Dentia');
});

test('who stands on a link stays there while the agents are read again', async () => {
  const app = await renderApp(`/es/dashboard/creator-agent/${CREATOR}`, { signedInAs: ANA });
  const link = await screen.findByRole('link', { name: 'Editar Devoluciones' });
  link.focus();
  const orders = Object.values(provider.db.state.agents).find(({ agent }) => agent.name === 'Pedidos');
  if (orders) orders.agent.name = 'Envíos';
  await app.queryClient.invalidateQueries();
  await screen.findByText('Envíos');
  expect(document.activeElement).toBe(link);
});

test('the same in English, all in one message; what is missing is asked for by its button', async () => {
  const app = await renderApp(`/en/dashboard/creator-agent/${CREATOR}?agent=new`, { signedInAs: ANA });
  await heading('New agent');
  await say(
    app,
    EN,
    'I need an agent called Lola that answers questions about our hotel. It speaks formally.',
  );
  await waitFor(async () => within(await preview('Agent preview')).getByText('Lola'));
  const now = await preview('Agent preview');
  await app.user.click(await screen.findByRole('button', { name: 'Greeting' }));
  await hears(/What does it greet with\?/);
  await say(app, EN, 'Good morning, what can I do for you?');
  await within(now).findByText('Good morning, what can I do for you?');
  await app.user.click(await screen.findByRole('button', { name: 'Create agent' }));
  await heading('Edit Lola');
  const card = await screen.findByRole('article', { name: /^Proposal: \d changes$/ });
  const made = Object.values(provider.db.state.agents).find(({ agent }) => agent.name === 'Lola')?.agent;
  await app.user.click(within(card).getByRole('button', { name: 'Undo: Greeting (English)' }));
  await app.user.click(await within(card).findByRole('button', { name: 'Accept: Greeting (English)' }));
  await within(card).findByRole('button', { name: 'Undo all' });
  expect(made?.draft.content.greeting.en).toBe('Good morning, what can I do for you?');
  expect(made?.draft.content.instructions[0]?.texts.en).toContain('You are formal.');
});

test('an agent that is there is changed line by line, a line is left, and undoing keeps what others did', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_orders', { signedInAs: ANA });
  await heading('Edit Pedidos');
  await say(app, EN, 'Add WhatsApp, call it Parcels and never promise a day');
  const card = await screen.findByRole('article', { name: 'Proposal: 3 changes' });
  expect(screen.queryByRole('link', { name: 'Publish' })).toBeNull();
  await app.user.click(within(card).getByRole('button', { name: 'Accept: Channel: WhatsApp' }));
  // Visitors do not have it yet: publishing it is a press away.
  const publish = await screen.findByRole('link', { name: 'Publish' });
  expect(publish.getAttribute('href')).toBe('/en/dashboard/agents/bot_orders?publish=true');
  await within(card).findByRole('button', { name: 'Undo: Channel: WhatsApp' });
  expect(draftOf('bot_orders')?.channels).toContain('whatsapp');
  const rejecting = within(card).getByRole('button', { name: 'Reject: Name' });
  await app.user.click(rejecting);
  await within(card).findByText('Rejected');
  expect(document.activeElement).toBe(within(card).getByRole('button', { name: 'Accept: Name' }));
  expect(provider.db.state.agents.bot_orders?.agent.name).toBe('Pedidos');

  const stored = provider.db.state.agents.bot_orders?.agent;
  if (stored)
    stored.draft = {
      ...stored.draft,
      revision: 'rev_other',
      content: { ...stored.draft.content, greeting: { en: 'Hello.', es: 'Hola.' } },
    };
  await app.user.click(within(card).getByRole('button', { name: 'Undo: Channel: WhatsApp' }));
  await within(card).findByRole('button', { name: 'Accept: Channel: WhatsApp' });
  expect(draftOf('bot_orders')).toMatchObject({
    channels: ['widget', 'messenger'],
    greeting: { en: 'Hello.', es: 'Hola.' },
  });

  await say(app, EN, 'yes');
  await hears(/2 changes are in the draft/);
  await within(card).findByRole('button', { name: 'Undo: Channel: WhatsApp' });
  await say(app, EN, 'undo');
  await hears(/Undone: 2 changes out of the draft/);
  await within(card).findByRole('button', { name: 'Accept: Channel: WhatsApp' });
  expect(draftOf('bot_orders')?.channels).toEqual(['widget', 'messenger']);
});

/** What is proposed for the agent for returns: one rule in both languages. */
async function ruleInBothLanguages(): Promise<HTMLElement> {
  const accept = await screen.findByRole('button', { name: 'Accept: Block 2: Rules' });
  const card = accept.closest('article');
  if (!card) throw new Error('It stands in no proposal.');
  return card;
}

test('a rule in both languages is one change: taken, and said to be taken, at once; undone with one press, too', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', { signedInAs: ANA });
  const card = await ruleInBothLanguages();
  within(card).getByRole('heading', { name: 'Proposal: 1 change' });
  within(card).getByText('Spanish');
  within(card).getByText('English');
  expect(within(card).queryByRole('button', { name: 'Accept all' })).toBeNull();
  const rules = () => draftOf('bot_returns')?.instructions.find(({ blockId }) => blockId === 'blk_2')?.texts;
  await app.user.click(within(card).getByRole('button', { name: 'Accept: Block 2: Rules' }));
  await screen.findByText('1 change added to the draft.');
  expect(rules()?.es).toContain('durante 60 días');
  expect(rules()?.en).toContain('within 60 days');
  await app.user.click(within(card).getByRole('button', { name: 'Undo: Block 2: Rules' }));
  await screen.findByText('1 change undone.');
  expect(rules()?.es).toContain('durante 30 días');
  expect(rules()?.en).toContain('within 30 days');
});

test('somebody else changes the draft meanwhile: what still fits is taken, what does not is outdated', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', { signedInAs: ANA });
  await heading('Edit Devoluciones');
  const card = await ruleInBothLanguages();
  const stored = provider.db.state.agents.bot_returns?.agent;
  if (!stored) throw new Error('The agent for returns is not there.');
  const instructions = structuredClone(stored.draft.content.instructions);
  const rules = instructions.find(({ blockId }) => blockId === 'blk_2');
  if (rules) rules.texts.es = 'Las devoluciones son gratis durante 45 días.';
  stored.draft = {
    ...stored.draft,
    revision: 'rev_other',
    content: { ...stored.draft.content, instructions },
  };

  await app.user.click(within(card).getByRole('button', { name: 'Accept: Block 2: Rules' }));
  // What became of its languages differs, so each stands by itself.
  await within(card).findByText('Outdated');
  await within(card).findByRole('button', { name: /^Undo: / });
  const now = draftOf('bot_returns')?.instructions.find(({ blockId }) => blockId === 'blk_2')?.texts;
  expect(now?.es).toBe('Las devoluciones son gratis durante 45 días.');
  expect(now?.en).toContain('within 60 days');
  await app.user.click(within(card).getByRole('button', { name: /^Ask again: / }));
  // Beside the two that were there before.
  const answers = () => screen.getAllByText(/Te propongo 1 cambio/, { selector: 'p' });
  await waitFor(() => expect(answers()).toHaveLength(3));
  const proposals = () => screen.getAllByRole('article', { name: 'Proposal: 1 change' });
  await waitFor(() => expect(proposals()).toHaveLength(2));
});

test('the preview shows which block a proposal would change, and then that it has', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', { signedInAs: ANA });
  const card = await ruleInBothLanguages();
  const block = within(await preview('Agent preview'))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes('Block 2: Rules'));
  if (!block) throw new Error('The preview numbers no block.');
  within(block).getByText('Changes if you accept');
  await app.user.click(within(card).getByRole('button', { name: 'Accept: Block 2: Rules' }));
  await within(block).findByText('Just changed');
  expect(within(block).queryByText('Changes if you accept')).toBeNull();
});

test('of a long text a proposal shows what is around the change, and all of it on request', async () => {
  const end = 'Mattresses come back in their own cover.';
  const change = provider.db.state.proposals.prp_2?.proposal.changes.at(-1);
  if (!change) throw new Error('Nothing is proposed.');
  const more = ` ${'Chairs, tables and lamps go back in their box. '.repeat(6)}${end}`;
  change.before += more;
  change.after += more;
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', { signedInAs: ANA });
  // What the draft does not have any more stands by itself, as outdated.
  const card = await screen.findByRole('article', { name: 'Proposal: 2 changes' });
  expect(within(card).queryByText(new RegExp(end))).toBeNull();
  await app.user.click(within(card).getByRole('button', { name: 'Show the whole text' }));
  within(card).getByText(new RegExp(end));
  await app.user.click(within(card).getByRole('button', { name: 'Show less' }));
  expect(within(card).queryByText(new RegExp(end))).toBeNull();
});

test('an agent that is gone, or none at all, leaves a way on', async () => {
  await renderApp(`/en/dashboard/creator-agent/${CREATOR}?agent=bot_gone`, { signedInAs: ANA });
  await screen.findByText('We can’t find this agent');
  expect(screen.getByRole('link', { name: 'Choose another agent' })).toBeDefined();
});

test('script in words is shown as words, by the creator and in the draft', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_orders', { signedInAs: ANA });
  const payload = '<img src=x onerror="document.title=1">';
  await say(app, EN, `call it ${payload}`);
  const card = await screen.findByRole('article', { name: 'Proposal: 1 change' });
  await app.user.click(within(card).getByRole('button', { name: 'Accept: Name' }));
  await heading(`Edit ${payload}`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a making that fails says so and keeps what was said; under another name it succeeds', async () => {
  const app = await renderApp(`/en/dashboard/creator-agent/${CREATOR}?agent=new`, { signedInAs: ANA });
  await say(app, EN, 'I need an agent called Fallo that answers questions about our hotel');
  await app.user.click(await screen.findByRole('button', { name: 'Create agent' }));
  await screen.findByText('The agent couldn’t be created');
  await say(app, EN, 'Call it Lola');
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Edit Lola');
  expect(Object.values(provider.db.state.agents).some(({ agent }) => agent.name === 'Fallo')).toBe(false);
});

test('where the plan has no room, the creator says so before the first word, and when it is too late', async () => {
  const app = await renderApp('/en/dashboard/creator-agent/bot_creator-norte?agent=new', {
    signedInAs: 'trial@acme.example',
  });
  await say(app, EN, 'I need an agent called Lola that answers questions about our menu');
  provider.setScenario('free-limit');
  await app.user.click(await screen.findByRole('button', { name: 'Create agent' }));
  await screen.findByText('You’ve reached your plan’s agent limit.');
  await renderApp('/en/dashboard/creator-agent/bot_creator-norte');
  await screen.findByText(/You can still edit existing agents/);
  expect(screen.queryByRole('textbox', { name: EN })).toBeNull();
});

test('a tool that is proposed is connected from the proposal, and the talk goes on', async () => {
  const windows = watchWindows();
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', { signedInAs: ANA });
  await heading('Edit Devoluciones');
  await say(app, EN, 'Add HubSpot');
  const connect = await screen.findByRole('button', { name: 'Connect HubSpot' });
  const proposal = connect.closest('article');
  if (!proposal) throw new Error('it stands in no proposal');
  const card = within(proposal);
  const where = app.href();
  await app.user.click(connect);
  await card.findByText('Finish connecting HubSpot in the window that opened');
  consent(provider.db, windows[0]?.address, 'allow');
  window.dispatchEvent(new Event('focus'));
  await card.findByText('HubSpot is connected');
  await waitFor(() => expect(card.queryByRole('button', { name: 'Connect HubSpot' })).toBeNull());
  card.getByText('HubSpot is connected');
  await app.user.click(card.getByRole('button', { name: /^Accept/ }));
  await waitFor(() =>
    expect(draftOf('bot_returns')?.tools.map(({ toolkit }) => toolkit)).toContain('hubspot'),
  );
  expect(app.href()).toBe(where);
  await hears(/Add HubSpot/);
});
