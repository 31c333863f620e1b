import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getSaveWidgetMockHandler,
  getWidgetMockHandler,
  getWidgetsMockHandler,
} from '@/api/generated/widgets/widgets.msw';
import { flushDrafts } from '@/session/drafts';
import { textsOf } from '../e2e/support/texts';
import { loseNextAnswer } from '../support/lose-answer';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';
import { en, open, press, publish, published, storedWidget, write } from '../support/widget-designer';

const provider = playProvider();
const { widget, colleague } = storedWidget(provider);

const ANA = 'ana@acme.example';
const TRIAL = 'trial@acme.example';
const CHANNELS = '/en/dashboard/channels?view=widget';

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
    expect(screen.getByText(en.gone.text())).toBeDefined();
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

test('a phone has no button to publish with while there is nothing to publish', async () => {
  onPhone();
  const app = await open();
  const status = await screen.findByText(en.save.saved());
  expect(screen.queryByRole('button', { name: en.save.publish() })).toBeNull();
  await write(app, en.look.name(), 'Outlet');
  await publish(app);
  await published();
  await waitFor(() => expect(screen.queryByRole('button', { name: en.save.publish() })).toBeNull());
  // The button has gone under the keyboard.
  expect(document.activeElement).toBe(status);
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

test('the hours of the first open day are copied to all days, and taken back', async () => {
  const app = await open('hours');
  await app.user.click(screen.getByRole('radio', { name: en.hours.own() }));
  await app.user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  const opens = screen.getByLabelText('Tuesday, opens (1)');
  await app.user.clear(opens);
  await app.user.type(opens, '10:30');
  await press(app, en.hours.copy());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sunday' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Monday, opens (1)').value).toBe('10:30');
  await press(app, en.hours.undo());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sunday' }).checked).toBe(false);
});
