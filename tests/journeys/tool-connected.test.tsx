// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const close = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('close', close);
});
afterEach(() => close.mockClear());

test('a tool came back: the other windows hear it, and nothing is asked', async () => {
  const heard = new Promise<unknown>((resolve) => {
    const channel = new BroadcastChannel('connections');
    channel.onmessage = ({ data }) => {
      channel.close();
      resolve(data);
    };
  });
  await renderApp('/es/toolisconnected?token=tok_1&status=failed');
  await heading('Herramienta conectada');
  expect(await heard).toBe('came-back');
  expect(provider.calls.map(({ path }) => path)).toEqual([]);
});

test('a window that the browser keeps open says so; the dashboard is one link away', async () => {
  const { user, at } = await renderApp('/en/toolisconnected', { signedInAs: 'ana@acme.example' });
  await user.click(await screen.findByRole('button', { name: 'Close window' }));
  expect(close).toHaveBeenCalledOnce();
  await screen.findByText(/Your browser won’t let us close this window/);
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  await heading('Welcome, Ana Luna!');
  expect(at()).toBe('/en/dashboard/home');
});
