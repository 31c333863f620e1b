import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import type { renderApp } from '../support/render-app';
import { en, open, preview, previewShows, write } from '../support/widget-designer';

const provider = playProvider();

type App = Awaited<ReturnType<typeof renderApp>>;

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
    expect(within(await preview()).queryByRole('button', { name: 'Try again' })).toBeNull();
    await show(app, 'error');
    await within(await preview()).findByRole('button', { name: 'Try again' });
    await previewShows('The answer was interrupted.');
  });

  test('says in Spanish when the team is back', async () => {
    const { widget } = provider.db.state.widgets.wgt_acme ?? {};
    const days = [{ day: 'mon' as const, opens: '09:00', closes: '18:00' }];
    if (widget) widget.hours = { timeZone: 'Europe/Madrid', days };
    const app = await open('hours');
    await show(app, 'closed');
    await previewShows('Back Monday');
    const languages = screen.getByRole('group', { name: en.preview.language() });
    await app.user.click(within(languages).getByRole('radio', { name: 'Spanish' }));
    await previewShows('Vuelve el lunes, 9:00');
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
