import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PRODUCT_KEY } from '@/session/product-key';
import { EXPIRY_RELOAD_MS, START_KEY } from '@/session/session';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

test('a session that expired ends once, however many calls found out, and the login page says why', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  provider.setScenario('expired');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await Promise.allSettled(
    Array.from({ length: 20 }, () => app.queryClient.refetchQueries({}, { cancelRefetch: true })),
  );
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect([PRODUCT_KEY, START_KEY].filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  const reloads = timers.mock.calls.filter(([, delay]) => delay === EXPIRY_RELOAD_MS);
  expect(EXPIRY_RELOAD_MS).toBe(500);
  expect(reloads).toHaveLength(1);
  timers.mockRestore();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());

  const after = await renderApp('/en/dashboard/agents');
  await heading('Log in');
  await screen.findByText('Your session has expired. Log in again to continue where you left off.');
  expect(after.href()).toContain('redirect=');

  // It is said until somebody signs in.
  provider.setScenario('usual');
  await renderApp('/en/dashboard/home', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  localStorage.clear();
  await renderApp('/en/login');
  await heading('Log in');
  expect(screen.queryByText(/Your session has expired/)).toBeNull();
});
