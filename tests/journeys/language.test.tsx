import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, renderApp } from '../support/render-app';

playProvider();

test('another language keeps the page, its filters and what was typed', async () => {
  const app = await renderApp('/en/login?redirect=%2Fen%2Fdashboard%2Fagents');
  await app.user.type(await screen.findByLabelText('Email'), 'ana@acme.example');
  await app.user.type(screen.getByLabelText('Password'), 'half-typed');
  await app.user.click(screen.getByRole('link', { name: 'Español' }));
  await heading('Inicia sesión');
  expect(app.href()).toBe('/es/login?redirect=%2Fen%2Fdashboard%2Fagents');
  expect(fieldValue('Correo electrónico')).toBe('ana@acme.example');
  expect(fieldValue('Contraseña')).toBe('half-typed');
  expect(localStorage.getItem('locale')).toBe('es');
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toBe('Entrar · My Application');
});

test('who reads another language than the page is offered it once, and is not asked again', async () => {
  const app = await renderApp('/login');
  await heading('Inicia sesión');
  const offer = await screen.findByRole('complementary', { name: 'This page is also in English.' });
  expect(offer.lang).toBe('en');
  expect(localStorage.getItem('locale')).toBeNull();
  await app.user.click(within(offer).getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('complementary', { name: /English/ })).toBeNull();
  expect(document.activeElement).toBe(await heading('Inicia sesión'));
  expect(localStorage.getItem('locale')).toBe('es');

  await renderApp('/login');
  await heading('Inicia sesión');
  expect(screen.queryByRole('button', { name: 'Continue in English' })).toBeNull();
});

test('the offered language is taken with what was typed, at the registration, too', async () => {
  const app = await renderApp('/onboarding/register');
  await heading('Crea tu cuenta');
  await app.user.type(screen.getByLabelText('Correo electrónico'), 'eva@new.example');
  await app.user.click(await screen.findByRole('button', { name: 'Continue in English' }));
  await heading('Create your account');
  expect(fieldValue('Email')).toBe('eva@new.example');
  expect(localStorage.getItem('locale')).toBe('en');
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
});

test('an address in a language is a choice: nothing else is offered, and the page is described in it', async () => {
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  await renderApp('/es/login');
  await heading('Inicia sesión');
  expect(screen.queryByRole('button', { name: 'Continue in English' })).toBeNull();
  await waitFor(() =>
    expect(description.content).toBe('Agentes que conocen tu negocio y avisan cuando no saben algo.'),
  );
  description.remove();
});

test('instructions under way stay through a change of language', async () => {
  const app = await renderApp('/es/dashboard/agents/bot_store?tab=instructions', {
    signedInAs: 'ana@acme.example',
  });
  const block = await screen.findByLabelText<HTMLTextAreaElement>('Texto del bloque 1');
  await app.user.type(block, ' And patient.');
  // One for a desk, one for a phone: jsdom has no style sheet and shows both.
  const [english] = screen.getAllByRole('link', { name: 'English' });
  if (!english) throw new Error('there is no way to English');
  await app.user.click(english);
  await waitFor(() => expect(app.at()).toBe('/en/dashboard/agents/bot_store'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text of block 1')).value).toMatch(
    /And patient\.$/,
  );
});

test('a saved language is taken without a segment, a segment is saved', async () => {
  localStorage.setItem('locale', 'en');
  await renderApp('/login');
  await heading('Log in');
  await renderApp('/es/login');
  await heading('Inicia sesión');
  await renderApp('/login');
  await heading('Inicia sesión');
});

test.each(['xx', '__proto__', '', 'EN', 'null'])(
  'a saved language "%s" counts as none: es',
  async (saved) => {
    localStorage.setItem('locale', saved);
    await renderApp('/login');
    await heading('Inicia sesión');
  },
);
