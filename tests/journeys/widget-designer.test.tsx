import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getRollWidgetSecretMockHandler,
  getSaveWidgetMockHandler,
  getWidgetInstallsMockHandler,
  getWidgetMockHandler,
  getWidgetsMockHandler,
} from '@/api/generated/widgets/widgets.msw';
import { flushDrafts } from '@/session/drafts';
import { textsOf } from '../e2e/support/texts';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const TRIAL = 'trial@acme.example';
const CHANNELS = '/en/dashboard/channels?view=widget';
const en = textsOf('en').widgetDesigner;

type App = Awaited<ReturnType<typeof renderApp>>;

function stored(widgetId = 'wgt_acme') {
  const one = provider.db.state.widgets[widgetId];
  if (!one) throw new Error(`the seed lacks ${widgetId}`);
  return one;
}
const widget = (widgetId?: string) => stored(widgetId).widget;

async function open(part = 'look', locale = 'en'): Promise<App> {
  const app = await renderApp(`/${locale}/dashboard/channels?view=widget&widget=wgt_acme&part=${part}`, {
    signedInAs: ANA,
  });
  await heading('Tienda Acme Hogar');
  return app;
}

async function write({ user }: App, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const publish = (app: App) => press(app, en.save.publish());
const published = () => screen.findByText(en.save.done());
/** What the chat in the preview shows: the element itself, a tree of its own. */
function preview(): Promise<HTMLElement> {
  return waitFor(() => {
    const figure = screen.getByRole('figure', { name: /^Preview/ });
    const box = figure.querySelector('agent-chat')?.shadowRoot?.querySelector('div');
    if (!box?.querySelector('button')) throw new Error('The preview has no chat.');
    return box;
  });
}
const previewShows = (text: string) =>
  waitFor(async () => expect((await preview()).textContent).toContain(text));

/** A colleague saves the widget in another window. */
function colleague(change: Partial<ReturnType<typeof widget>>): void {
  stored().widget = {
    ...widget(),
    ...change,
    revision: 'rev_bea',
    savedBy: 'Bea Sol',
    savedAt: new Date(provider.db.now()).toISOString(),
  };
}

describe('the choice of a widget', () => {
  test('lists those there are, and leads to one', async () => {
    const app = await renderApp(CHANNELS, { signedInAs: ANA });
    await heading(en.widgets.title());
    await app.user.click(screen.getByRole('link', { name: 'Seguimiento de pedidos' }));
    await heading('Seguimiento de pedidos');
    expect(app.href()).toContain('widget=wgt_orders');
  });

  test('of a company without one begins with a first one', async () => {
    provider.db.state.widgets = {};
    const app = await renderApp(CHANNELS, { signedInAs: ANA });
    await screen.findByText(en.widgets.emptyTitle());
    await press(app, en.widgets.create());
    await write(app, en.look.name(), 'Outlet');
    await app.user.selectOptions(screen.getByLabelText(en.look.agent()), 'bot_orders');
    loseNextAnswer(provider, '/widgets');
    await press(app, en.creating.create());
    await screen.findByRole('alert');
    await press(app, en.creating.create());
    await heading('Outlet');
    // The lost answer made it already: it is made once.
    expect(Object.values(provider.db.state.widgets).map((one) => one.widget.name)).toEqual(['Outlet']);
  });

  test('that the service lacks is said in words, and the frame stands', async () => {
    provider.server.use(
      getWidgetsMockHandler(() => {
        throw HttpResponse.json({ message: 'Cannot GET /widgets' }, { status: 404 });
      }),
    );
    await renderApp(CHANNELS, { signedInAs: ANA });
    await screen.findByText('Not available yet');
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined();
  });

  test('leads back from a widget that is gone', async () => {
    const app = await renderApp(`${CHANNELS}&widget=wgt_gone`, { signedInAs: ANA });
    await screen.findByText(en.gone.title());
    expect(screen.getByText(/wgt_gone was deleted/)).toBeDefined();
    await app.user.click(screen.getByRole('link', { name: en.gone.back() }));
    await heading(en.widgets.title());
  });

  test('of another company is refused in words', async () => {
    await renderApp(`${CHANNELS}&widget=wgt_acme`, { signedInAs: TRIAL });
    await screen.findByText('You don’t have access to this');
  });
});

test('a widget is deleted after a warning, with what was typed into it', async () => {
  const app = await open();
  await write(app, en.look.name(), 'Otro');
  await press(app, en.removing.remove());
  const question = await screen.findByRole('alertdialog');
  within(question).getByText(en.removing.text());
  await app.user.click(within(question).getByRole('button', { name: en.removing.remove() }));
  await heading(en.widgets.title());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tienda Acme Hogar' })).toBeNull());
  expect(Object.keys(provider.db.state.widgets)).toEqual(['wgt_orders']);
});

describe('the look', () => {
  test('is published part by part, and only what changed is sent', async () => {
    const bodies: unknown[] = [];
    provider.server.events.on('request:start', ({ request }) => {
      if (request.method === 'PATCH')
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body));
    });
    const app = await open();
    await write(app, en.look.hex(), '7A3410');
    await app.user.tab();
    await app.user.selectOptions(screen.getByLabelText(en.look.side()), 'left');
    await publish(app);
    await published();
    expect(widget().theme.accent).toBe('#7a3410');
    expect(widget().position.side).toBe('left');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(Object.keys(Object(bodies[0])).toSorted()).toEqual(['position', 'theme']);
    await screen.findByText(en.save.saved());
  });

  test('says how a colour reads, that a pale one is not seen, and mends it', async () => {
    const app = await open();
    screen.getByText('White text on it reads at 7.5:1.');
    await write(app, en.look.hex(), '#ffe27a');
    screen.getByText(/^Black text on it reads at/);
    screen.getByText(/the launcher is hard to see: 1\.2:1/);
    await press(app, /^Use #/);
    screen.getByText(/stands out on a white page \(3\./);
    await write(app, en.look.hex(), 'green');
    screen.getByText(en.look.colourFault());
    await publish(app);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(en.look.hex())));
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toEqual([]);
  });

  test('asks for a number of seconds where help is offered', async () => {
    const app = await open();
    await write(app, en.look.inviteAfter(), '');
    await publish(app);
    await screen.findByText(en.look.inviteFault({ maximum: 600 }));
    await app.user.click(screen.getByRole('switch', { name: en.look.invite() }));
    await publish(app);
    await published();
    expect(widget().inviteAfterSeconds).toBeNull();
  });
});

describe('the texts', () => {
  test('are written in each language, with what is missing, and the preview follows', async () => {
    const app = await open('texts');
    await previewShows('Acme Home');
    await write(app, 'Title, English', 'Acme & Co');
    await previewShows('Acme & Co');
    await write(app, 'Subtitle, English', '');
    // The words of the form are among them.
    screen.getByText(/^English: 10 of 11 texts\. Missing: Subtitle\./);
    screen.getByText('In Spanish: Asistente virtual');
    await app.user.click(
      within(screen.getByRole('group', { name: en.texts.language() })).getByRole('radio', {
        name: 'Spanish',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Title, Spanish').value).toBe('Acme Hogar');
    await previewShows('Acme Hogar');
    await publish(app);
    await published();
    expect(widget().texts.en.title).toBe('Acme & Co');
    expect(widget().texts.es.title).toBe('Acme Hogar');
  });

  test('have questions that are ordered by keyboard, with the focus going along', async () => {
    const app = await open('texts');
    const first = screen.getByLabelText('Question 1, English');
    first.focus();
    await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByLabelText<HTMLInputElement>('Question 1, English').value).toBe(
      'How do I return a lamp?',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Question 2, English'));
    await press(app, en.texts.addPrompt());
    await publish(app);
    await published();
    // An empty question is none.
    expect(widget().texts.en.prompts).toEqual(['How do I return a lamp?', 'How long does a refund take?']);
  });

  test('that hold a secret are warned about, in every part', async () => {
    const app = await open('texts');
    await write(app, 'Footer, English', 'key sk_live_51Hx9aBcDeFgH');
    screen.getByText(en.secretHere());
    screen.getByText(en.save.secret());
    await app.user.click(screen.getByRole('tab', { name: en.parts.look() }));
    await press(app, 'Footer, English');
    expect(await screen.findByLabelText('Footer, English')).toBeDefined();
  });

  test('that are too long lead back from another part', async () => {
    const app = await open('texts');
    const field = screen.getByLabelText('Title, English');
    await app.user.clear(field);
    await app.user.paste('x'.repeat(61));
    screen.getByText('Use at most 60 characters: remove 1.');
    await app.user.click(screen.getByRole('tab', { name: en.parts.hours() }));
    await publish(app);
    await screen.findByText(en.save.fix());
    await press(app, 'Title, English');
    await waitFor(() =>
      expect(screen.getByLabelText('Title, English').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toEqual([]);
  });
});

describe('the preview', () => {
  const states = en.preview.states;
  const show = async (app: App, state: keyof typeof states) =>
    app.user.selectOptions(screen.getByLabelText(en.preview.state()), states[state]());

  test('is the chat itself, with what is typed and not published, in either language', async () => {
    const app = await open('texts');
    const field = screen.getByLabelText('Title, English');
    await app.user.clear(field);
    await app.user.type(field, 'Lamps & co');
    await within(await preview()).findByRole('dialog', { name: 'Lamps & co' });
    // The keyboard stays where somebody types.
    expect(document.activeElement).toBe(field);
    await within(await preview()).findByRole('button', { name: 'How long does a refund take?' });
    const languages = screen.getByRole('group', { name: en.preview.language() });
    await app.user.click(within(languages).getByRole('radio', { name: 'Spanish' }));
    await within(await preview()).findByRole('textbox', { name: 'Tu mensaje' });
    await within(await preview()).findByRole('dialog', { name: 'Acme Hogar' });
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toEqual([]);
  });

  test('shows what visitors can meet', async () => {
    const app = await open('look');
    await previewShows('It left our warehouse this morning');
    await show(app, 'launcher');
    await within(await preview()).findByText('Can I help with a return?');
    expect(within(await preview()).queryByRole('dialog')).toBeNull();
    await show(app, 'closed');
    await previewShows('The team is back on Monday at 9:00.');
    await show(app, 'nobody');
    await within(await preview()).findByRole('button', { name: 'Leave message' });
    await show(app, 'limit');
    await previewShows('That’s all for today. Write to hola@acme.example');
    await show(app, 'error');
    await within(await preview()).findByRole('button', { name: 'Try again' });
    await previewShows('The answer was interrupted.');
  });

  test('can be tried, and nothing is sent', async () => {
    const app = await open('form');
    const chat = within(await preview());
    await app.user.type(await chat.findByLabelText('Name'), 'Lucía Prieto');
    await app.user.type(chat.getByLabelText('Email'), 'lucia@correo.example');
    await app.user.click(chat.getByRole('checkbox'));
    await app.user.click(chat.getByRole('button', { name: 'Start' }));
    await app.user.type(await chat.findByRole('textbox', { name: 'Your message' }), 'Hello{Enter}');
    await previewShows('It left our warehouse this morning');
    await chat.findByRole('button', { name: 'Send' });
    await app.user.click(chat.getByRole('button', { name: 'More options' }));
    await app.user.click(chat.getByRole('button', { name: 'End conversation' }));
    await chat.findByText('Did we help you?');
    expect(provider.callsOf('POST', '/public/widgets/wgt_acme/visitors')).toEqual([]);
  });

  test('says that a field without a label in a language is read in the other one', async () => {
    const app = await open('form');
    await write(app, 'Label of field 1, English', '');
    await within(await preview()).findByLabelText('Nombre');
  });
});

describe('the form before the chat', () => {
  test('takes a choice with its options, required, in another order', async () => {
    const app = await open('form');
    await press(app, en.form.add());
    const field = screen.getByRole('listitem', { name: 'Field 3' });
    await write(app, 'Label of field 3, English', 'Topic');
    await app.user.selectOptions(screen.getByLabelText('Type of field 3'), 'choice');
    await publish(app);
    await within(field).findByText(en.form.optionsFault());
    await write(app, 'Option 1 of field 3, English', 'Order');
    await write(app, 'Option 2 of field 3, English', 'Return');
    await app.user.click(screen.getByLabelText('Field 3 is required'));
    screen.getByLabelText('Label of field 3, English').focus();
    await app.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await previewShows('Topic');
    await publish(app);
    await published();
    expect(widget().preChat.fields.map(({ labels, kind, required }) => [labels.en, kind, required])).toEqual([
      ['Name', 'text', true],
      ['Topic', 'choice', true],
      ['Email', 'email', true],
    ]);
    expect(widget().preChat.fields[1]?.options.map(({ en: text }) => text)).toEqual(['Order', 'Return']);
  });

  test('asks for consent with words, and never with none', async () => {
    const app = await open('form');
    await write(app, 'Consent text, English', '');
    await write(app, 'Consent text, Spanish', '');
    await write(app, en.consent.link(), 'acme.example/privacy');
    await publish(app);
    await screen.findByText(en.consent.fault());
    screen.getByText(en.consent.linkFault());
    await app.user.click(screen.getByRole('switch', { name: en.consent.asked() }));
    expect(screen.queryByText(en.consent.fault())).toBeNull();
  });

  test('a field that is removed comes back', async () => {
    const app = await open('form');
    await press(app, en.list.remove({ name: 'Field 1' }));
    expect(screen.queryByRole('listitem', { name: 'Field 2' })).toBeNull();
    await press(app, en.list.undo());
    expect(screen.getByLabelText<HTMLInputElement>('Label of field 1, English').value).toBe('Name');
  });
});

describe('the hours', () => {
  test('are the agent’s or the widget’s own, and no day closes before it opens', async () => {
    const app = await open('hours');
    await app.user.click(screen.getByRole('radio', { name: en.hours.own() }));
    const closes = screen.getByLabelText('Monday, closes (1)');
    await app.user.clear(closes);
    await app.user.type(closes, '08:00');
    await publish(app);
    await screen.findByText(en.hours.closesFirst());
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toEqual([]);
    await app.user.clear(closes);
    await app.user.type(closes, '14:00');
    await press(app, en.hours.addSpan({ day: 'Monday' }));
    await app.user.type(screen.getByLabelText('Monday, opens (2)'), '16:00');
    await app.user.type(screen.getByLabelText('Monday, closes (2)'), '19:00');
    await app.user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await app.user.click(screen.getByRole('radio', { name: en.hours.whenClosed.close.title() }));
    screen.getByText(en.preview.whenClosed.close());
    await publish(app);
    await published();
    expect(widget().hours?.days.filter(({ day }) => day === 'mon')).toHaveLength(2);
    expect(widget().hours?.days.some(({ day }) => day === 'tue')).toBe(false);
    expect(widget().whenClosed).toBe('close');
  });

  test('last until the end of a day where it closes at midnight', async () => {
    const days = [{ day: 'mon' as const, opens: '09:00', closes: '24:00' }];
    stored().widget = { ...widget(), hours: { timeZone: 'Europe/Madrid', days } };
    const app = await open('hours');
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    expect(field('Monday, closes (1)').value).toBe('00:00');
    await app.user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await app.user.clear(field('Friday, closes (1)'));
    await app.user.type(field('Friday, closes (1)'), '00:00');
    expect(screen.queryByText(en.hours.closesFirst())).toBeNull();
    await publish(app);
    await published();
    expect(widget().hours?.days.map(({ day, closes }) => [day, closes])).toEqual([
      ['mon', '24:00'],
      ['fri', '24:00'],
    ]);
  });
});

describe('the domains', () => {
  test.each([
    ['https://Tienda.Example/cesta?x=1', 'tienda.example'],
    ['*.outlet.example', 'outlet.example'],
    ['outlet.example:8443', 'outlet.example'],
    ['muñoz.example', 'xn--muoz-hqa.example'],
  ])('%s is added as %s, and it says so', async (typed, domain) => {
    const app = await open('access');
    await write(app, en.domains.add(), typed);
    await press(app, en.domains.addButton());
    expect((await screen.findByText(/^Added /)).textContent).toContain(domain);
    await publish(app);
    await published();
    expect(widget().allowedDomains).toEqual(['acme.example', 'shop.acme.example', domain]);
  });

  test.each([
    ['192.168.0.10', /is an IP address/],
    ['[::1]', /is an IP address/],
    ['localhost:3000', /always works/],
    ['shop.*', /has a wildcard where it can’t be/],
    ['tienda', /isn’t a whole domain/],
    ['mi_tienda.example', /isn’t a domain/],
  ])('%s is refused with what to write instead, and stays in the field', async (typed, texts) => {
    const app = await open('access');
    const field = screen.getByLabelText(en.domains.add());
    await app.user.click(field);
    await app.user.paste(typed);
    await app.user.keyboard('{Enter}');
    await screen.findByText(texts);
    expect(screen.getByLabelText<HTMLInputElement>(en.domains.add()).value).toBe(typed);
    expect(screen.getByText(en.save.saved())).toBeDefined();
  });

  test('that the service refuses is named', async () => {
    provider.server.use(
      getSaveWidgetMockHandler(() => {
        throw HttpResponse.json(
          {
            message: 'no',
            code: 'INVALID',
            fields: [{ path: 'limits.perMinute', code: 'too_big' }],
          },
          { status: 422 },
        );
      }),
    );
    const app = await open('access');
    await write(app, en.limits.names.perMinute(), '50');
    await publish(app);
    await waitFor(() =>
      expect(screen.getByLabelText(en.limits.names.perMinute()).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText<HTMLInputElement>(en.limits.names.perMinute()).value).toBe('50');
  });
});

describe('the limits', () => {
  test('take whole numbers or nothing, and show what the visitor then reads', async () => {
    const app = await open('access');
    await write(app, en.limits.names.perVisitor(), '12,5');
    await publish(app);
    await screen.findByText(en.limits.fault({ maximum: '10,000' }));
    await write(app, en.limits.names.perVisitor(), '');
    await write(app, en.limits.names.dailyBudget(), '12,50');
    await publish(app);
    await published();
    expect(widget().limits).toEqual({ perVisitor: null, perMinute: 10, perDay: 2000, dailyBudget: 12.5 });
    await previewShows('That’s all for today. Write to hola@acme.example');
    await press(app, en.limits.editText());
    await screen.findByLabelText('When a limit is reached, English');
  });
});

describe('what is typed', () => {
  test('survives a reload, and can be given up and taken back', async () => {
    const app = await open('texts');
    await write(app, 'Title, English', 'Acme Outlet');
    await flushDrafts();
    const again = await renderApp('/en/dashboard/channels?view=widget&widget=wgt_acme&part=texts');
    await heading('Tienda Acme Hogar');
    await screen.findByText(en.notes.restored());
    expect(screen.getByLabelText<HTMLInputElement>('Title, English').value).toBe('Acme Outlet');
    await press(again, en.save.discard());
    expect(screen.getByLabelText<HTMLInputElement>('Title, English').value).toBe('Acme Home');
    await press(again, en.save.undo());
    expect(screen.getByLabelText<HTMLInputElement>('Title, English').value).toBe('Acme Outlet');
    expect(app.at()).toBe('/en/dashboard/channels');
  });

  test('is asked about before it is left, for the list of widgets, too', async () => {
    const app = await open();
    await write(app, en.look.name(), 'Otro');
    await app.user.click(screen.getByRole('tab', { name: en.parts.hours() }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await app.user.click(screen.getByRole('link', { name: en.all() }));
    await screen.findByRole('alertdialog');
    await press(app, textsOf('en').shell.leave.cancel());
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name: 'Home' }),
    );
    await screen.findByRole('alertdialog');
    expect(app.href()).toContain('wgt_acme');
  });

  test('is merged with what a colleague saved meanwhile', async () => {
    const app = await open('texts');
    await write(app, 'Title, English', 'Acme Outlet');
    colleague({ theme: { ...widget().theme, radius: 4 }, allowedDomains: ['acme.example'] });
    await publish(app);
    await screen.findByText(/^Published together with the changes of Bea Sol/);
    expect(widget().texts.en.title).toBe('Acme Outlet');
    expect(widget().theme.radius).toBe(4);
    expect(widget().allowedDomains).toEqual(['acme.example']);
  });

  test('that a colleague changed, too, is asked about, setting by setting', async () => {
    const app = await open('look');
    await write(app, en.look.hex(), '#7a3410');
    await write(app, en.look.name(), 'Mi tienda');
    colleague({ name: 'Tienda de Bea', theme: { ...widget().theme, accent: '#2b2d38' } });
    await publish(app);
    const asked = await screen.findByText(/^Bea Sol changed the same settings/);
    expect(document.activeElement?.contains(asked)).toBe(true);
    expect(document.activeElement?.tagName).toBe('SECTION');
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toHaveLength(1);
    const name = screen.getByRole('group', { name: en.look.name() });
    await app.user.click(within(name).getByRole('radio', { name: 'Change by Bea Sol' }));
    await press(app, en.conflict.keep());
    await publish(app);
    await published();
    expect(widget().name).toBe('Tienda de Bea');
    expect(widget().theme.accent).toBe('#7a3410');
  });

  test('is not lost by a save that fails', async () => {
    provider.server.use(
      getSaveWidgetMockHandler(() => {
        throw HttpResponse.json({ message: 'no', reference: 'ref_9' }, { status: 500 });
      }),
    );
    const app = await open();
    await write(app, en.look.name(), 'Otro nombre');
    await publish(app);
    await screen.findByText('Something went wrong on our end');
    expect(screen.getByLabelText<HTMLInputElement>(en.look.name()).value).toBe('Otro nombre');
    provider.server.resetHandlers();
    await publish(app);
    await published();
    expect(widget().name).toBe('Otro nombre');
  });
});

describe('verified visitors', () => {
  test('get a new secret after a warning; it is shown once', async () => {
    const app = await open('visitors');
    screen.getByText(/Ends in …7f3a/);
    await press(app, en.secret.roll());
    const question = await screen.findByRole('alertdialog');
    within(question).getByText(/keep working for 24 hours/);
    await app.user.click(within(question).getByRole('button', { name: en.secret.rollConfirm() }));
    const shown = await screen.findByRole('dialog', { name: en.secret.shownTitle() });
    const secret = stored().secrets[0]?.secret ?? '';
    within(shown).getByText(secret);
    await press(app, en.secret.done());
    within(shown).getByText(en.secret.keepFirst());
    await app.user.click(within(shown).getByRole('checkbox', { name: en.secret.kept() }));
    await press(app, en.secret.done());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(secret)).toBeNull();
    await screen.findByText(new RegExp(`Ends in …${secret.slice(-4)}`));
  });

  test('whose new secret did not arrive are told that it may be there', async () => {
    provider.server.use(
      getRollWidgetSecretMockHandler(() => {
        throw HttpResponse.error();
      }),
    );
    const app = await open('visitors');
    await press(app, en.secret.roll());
    await press(app, en.secret.rollConfirm());
    await screen.findByText(en.secret.maybeRolled());
  });

  test('are required only once somebody publishes it', async () => {
    const app = await open('visitors');
    await app.user.click(screen.getByRole('switch', { name: en.visitors.required() }));
    expect(widget().verification.required).toBe(false);
    await publish(app);
    await published();
    expect(widget().verification.required).toBe(true);
  });
});

describe('the rollout of a version', () => {
  test('stops in one step, and goes on in one', async () => {
    const app = await open('rollout');
    await screen.findByText('Trying version 1');
    await press(app, en.rollout.stop());
    await screen.findByText('Everyone talks to version 2.');
    expect(widget().rollout).toBeNull();
    await press(app, en.rollout.undo());
    await screen.findByText('Trying version 1');
    expect(widget().rollout).toMatchObject({ versionId: 'ver_acme-1', percent: 20 });
  });

  test('is widened, and does not make what is typed elsewhere a conflict', async () => {
    const app = await open('look');
    await write(app, en.look.name(), 'Otro');
    await app.user.click(screen.getByRole('tab', { name: en.parts.rollout() }));
    screen.getByText(en.notes.waiting());
    await press(app, '50%');
    await press(app, en.rollout.apply());
    await screen.findByText(en.rollout.started());
    expect(widget().rollout?.percent).toBe(50);
    await press(app, en.notes.goBack());
    await publish(app);
    await published();
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toHaveLength(1);
  });
});

describe('the installation', () => {
  test('has a snippet for each platform, to copy', async () => {
    const copied: string[] = [];
    const app = await open('install');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    for (const platform of ['html', 'wordpress', 'shopify', 'gtm', 'react', 'next']) {
      await app.user.selectOptions(screen.getByLabelText(en.install.platform()), platform);
      const code = screen.getByRole('figure', { name: /^Code for/ });
      await app.user.click(within(code).getByRole('button', { name: 'Copy' }));
      expect(copied.at(-1)).toContain('wgt_acme');
      expect(copied.at(-1)).toContain('/widget/agent-chat.js');
    }
  });

  test('was seen, not yet seen, and seen where it may not be', async () => {
    // Hours: the page's clock goes on while the tests before this one run.
    const ago = (hours: number) => provider.db.now() - hours * 3_600_000;
    stored().seen['copia.example'] = { at: ago(3), page: '/inicio' };
    stored().seen['shop.acme.example'] = { at: ago(2), page: '/lamparas/duna' };
    const app = await open('install');
    const entry = (domain: string) =>
      screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(`${domain} `))?.textContent;
    await screen.findByText('copia.example');
    expect(entry('shop.acme.example')).toMatch(/seen 2 hours ago · \/lamparas\/duna/);
    expect(entry('acme.example')).toMatch(/not seen yet/);
    expect(entry('copia.example')).toMatch(/seen 3 hours ago · \/inicio · not allowed/);
    await press(app, en.check.toDomains());
    await screen.findByLabelText(en.domains.add());
  });

  test('that the service cannot check leaves the snippet', async () => {
    provider.server.use(
      getWidgetInstallsMockHandler(() => {
        throw HttpResponse.json({ message: 'no' }, { status: 501 });
      }),
    );
    await open('install');
    await screen.findByText('Not available yet');
    expect(screen.getByRole('figure', { name: 'Code for Plain HTML' })).toBeDefined();
  });
});

test('a widget that could not be read can be asked for again', async () => {
  provider.server.use(
    getWidgetMockHandler(() => {
      throw HttpResponse.json({ message: 'no', code: 'FORBIDDEN' }, { status: 403 });
    }),
  );
  const { user } = await renderApp(`${CHANNELS}&widget=wgt_acme`, { signedInAs: ANA });
  await screen.findByText('You don’t have access to this');
  provider.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Tienda Acme Hogar');
});

test('in Spanish everything of it is Spanish, in every part', async () => {
  const es = textsOf('es').widgetDesigner;
  const app = await open('look', 'es');
  for (const part of ['texts', 'form', 'hours', 'access', 'visitors', 'rollout', 'install'] as const) {
    await app.user.click(screen.getByRole('tab', { name: es.parts[part]() }));
    expect(await screen.findByRole('tab', { name: es.parts[part](), selected: true })).toBeDefined();
    expect(screen.queryByText(/\b(Publish|Limits|Secret|Rollout|Version|Fields|Hours|seen)\b/)).toBeNull();
  }
});
