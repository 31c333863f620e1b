import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getSaveWidgetMockHandler } from '@/api/generated/widgets/widgets.msw';
import { playProvider } from '../support/play-provider';
import {
  en,
  open,
  press,
  previewShows,
  publish,
  published,
  storedWidget,
  write,
} from '../support/widget-designer';

const provider = playProvider();
const { stored, widget } = storedWidget(provider);

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
    screen.getByText('White text is easy to read on it (7.5:1).');
    await write(app, en.look.hex(), '#ffe27a');
    screen.getByText(/^Black text is easy to read on it/);
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
    // Nobody publishes a secret by the usual press.
    screen.getByRole('button', { name: en.save.publishAnyway() });
    expect(screen.queryByRole('button', { name: en.save.publish() })).toBeNull();
    // Another part, and another language of the texts: what is wrong is found all the same.
    const language = within(screen.getByRole('group', { name: en.texts.language() }));
    await app.user.click(language.getByRole('radio', { name: /^Spanish$/i }));
    await app.user.click(screen.getByRole('tab', { name: en.parts.look() }));
    await press(app, en.save.fixOne({ name: 'Footer, English' }));
    const field = await screen.findByLabelText('Footer, English');
    await waitFor(() => expect(document.activeElement).toBe(field));
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
    // Whoever sets them up may be anywhere: they begin in the company's zone.
    expect(widget().hours?.timeZone).toBe('Europe/Madrid');
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
