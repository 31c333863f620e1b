// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readToken } from '@/session/token';
import { usePlayedProvider } from '../support/played';
import { reload, renderApp } from '../support/render-app';

const provider = usePlayedProvider();

const WORDS = {
  en: { email: 'Email', password: 'Password', login: 'Login', wrong: 'Invalid email or password' },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    login: 'Entrar',
    wrong: 'Email o contraseña inválidos',
  },
} as const;

type App = Awaited<ReturnType<typeof renderApp>>;

async function signInBy({ user }: App, email: string, password = 'Agents-2026', locale: 'en' | 'es' = 'en') {
  const words = WORDS[locale];
  await user.type(await screen.findByLabelText(words.email), email);
  await user.type(screen.getByLabelText(words.password), password);
  await user.click(screen.getByRole('button', { name: words.login }));
}

test('Ana signs in and is welcomed at home', async () => {
  const app = await renderApp('/en/login');
  await signInBy(app, 'ana@acme.example');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  expect(app.at()).toBe('/en/dashboard/home');
});

test.each(['en', 'es'] as const)('a wrong pair is said in %s, and what was typed stays', async (locale) => {
  const app = await renderApp(`/${locale}/login`);
  await signInBy(app, 'ana@acme.example', 'not-her-password', locale);
  const words = WORDS[locale];
  expect(await screen.findByText(words.wrong)).toBeVisible();
  expect(screen.getByLabelText(words.email)).toHaveValue('ana@acme.example');
  expect(screen.getByLabelText(words.password)).toHaveValue('not-her-password');
  expect(screen.getByLabelText(words.password)).toHaveFocus();
  expect(app.at()).toBe(`/${locale}/login`);
  expect(readToken()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});
