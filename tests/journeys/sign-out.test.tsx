import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRODUCT_KEY } from '@/session/product-key';
import { secureStore } from '@/session/secure-store';
import { START_KEY } from '@/session/session';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

playProvider();

const STORED = ['token', PRODUCT_KEY, START_KEY];

test('signing out clears the token, the product key, start and the secure store, and reloads on the login page', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  expect(STORED.filter((key) => localStorage.getItem(key) === null)).toEqual([]);
  expect(await secureStore.read('user')).toMatchObject({ user: { name: 'Ana' } });
  localStorage.setItem('theme', 'dark');

  await app.user.click(await screen.findByRole('button', { name: 'Ana Luna’s account' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(STORED.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(await secureStore.read('user')).toBeUndefined();
  expect(window.location.pathname === '/' || window.location.pathname === '/en/login').toBe(true);
  // What is no secret and nobody's data stays: the language and the look.
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('locale')).toBe('en');

  const after = await renderApp('/en/dashboard/home');
  await heading('Log in');
  expect(after.at()).toBe('/en/login');
  expect(screen.queryByText(/Your session has expired/)).toBeNull();
});
