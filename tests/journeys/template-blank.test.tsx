import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const PAGE = '/en/dashboard/setup/create-new-agent?way=template&template=tpl_appointments';

const published = () =>
  provider.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/versions')).length;

test('an agent of a template is not published with a blank, and is once that is filled in', async () => {
  const app = await renderApp(PAGE, { signedInAs: 'ana@acme.example' });
  await app.user.type(await screen.findByLabelText('How long an appointment takes'), '30 minutes');
  await app.user.type(screen.getByLabelText('Cancellation deadline'), '24 hours before');
  await app.user.clear(screen.getByLabelText('Name'));
  await app.user.type(screen.getByLabelText('Name'), 'Studio');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await heading('Studio');
  // The toast that says so goes; the page does not depend on it.
  await screen.findByText('Test it, then publish it so that visitors can talk to it.');

  const openSheet = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
    return within(await screen.findByRole('dialog', { name: /^Publish/ }));
  };
  const sheet = await openSheet();
  const fault = await sheet.findByRole('button', { name: /fill/i });
  await app.user.click(sheet.getByRole('button', { name: 'Publish now' }));
  expect(published()).toBe(0);

  await app.user.click(fault);
  const field = await waitFor(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLTextAreaElement)) throw new Error('no text has the focus');
    return focused;
  });
  expect(field.value).toContain('[Opening hours]');
  // The list of what is to be looked at names the blank itself: several in one block are told apart.
  const finding = await screen.findByRole('button', {
    name: /^Block \d+: Fill in \[Opening hours\]: it blocks publishing \(English\)$/,
  });
  field.setSelectionRange(0, 0);
  await app.user.click(finding);
  // What is typed next takes the place of the blank.
  await waitFor(() =>
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[Opening hours]'),
  );
  expect(document.activeElement).toBe(field);
  const block = field.closest<HTMLElement>('[data-block]');
  if (!block) throw new Error('the text is in no block');
  await app.user.clear(field);
  await app.user.type(field, 'Monday to Friday, 9:00 to 18:00.');
  await app.user.click(screen.getByRole('radio', { name: /^Spanish · / }));
  const spanish = within(block).getByRole<HTMLTextAreaElement>('textbox', { name: /^Text of block/ });
  await waitFor(() => expect(spanish.value).toContain('[Horario]'));
  await app.user.clear(spanish);
  await app.user.type(spanish, 'De lunes a viernes, de 9 a 18 h.');

  const again = await openSheet();
  await waitFor(() =>
    expect(again.getByRole('button', { name: 'Publish now' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await app.user.click(again.getByRole('button', { name: 'Publish now' }));
  await again.findByRole('heading', { name: 'Version 1 is live' });
  expect(published()).toBe(1);
});
