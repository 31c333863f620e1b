import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const close = vi.fn<() => void>();
const NONCE = '5d0c3b529a4e4f0e8a4b64a5b7f0c0de';

beforeEach(() => {
  vi.stubGlobal('close', close);
});
afterEach(() => close.mockClear());

/** Everything that the windows tell one another until this is called. */
function listen() {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('connections');
  channel.onmessage = ({ data }) => heard.push(data);
  return {
    heard,
    /** Messages arrive in order: once this one is here, all before it are. */
    until: async () => {
      const end = new BroadcastChannel('connections');
      end.postMessage('end');
      await vi.waitFor(() => expect(heard).toContain('end'));
      end.close();
      channel.close();
      return heard.filter((data) => data !== 'end');
    },
  };
}

test('a tool came back: the window that asked hears it by its nonce, and nothing is asked', async () => {
  const channel = listen();
  await renderApp(`/es/toolisconnected?status=connected#${NONCE}`);
  await heading('Herramienta conectada');
  expect(await channel.until()).toEqual([{ type: 'came-back', nonce: NONCE }]);
  expect(provider.calls.map(({ path }) => path)).toEqual([]);
});

test.each(['', '#<script>', '#short'])('a window that nobody asked for tells nobody: "%s"', async (hash) => {
  const channel = listen();
  await renderApp(`/en/toolisconnected?status=connected${hash}`);
  await heading('Tool connected');
  expect(await channel.until()).toEqual([]);
});

test.each([
  ['status=cancelled', 'Tool not connected', /didn’t give permission/],
  ['status=failed', 'Tool not connected', /app refused/],
  ['status=used', 'This link was already used', /works once/],
  ['status=ok', 'We can’t tell whether it worked', /no clear answer/],
  ['status=%3Cb%3Econnected%3C%2Fb%3E', 'We can’t tell whether it worked', /no clear answer/],
  ['status=%7B%22a%22%3A1%7D', 'We can’t tell whether it worked', /no clear answer/],
  ['token=tok_1', 'Tool connected', /continue where you left off/],
])('%s is shown as “%s”', async (query, title, text) => {
  await renderApp(`/en/toolisconnected?${query}`);
  await heading(title);
  await screen.findByText(text);
  expect(provider.calls).toEqual([]);
});

test('a window that the browser keeps open says so; the dashboard is one link away', async () => {
  const { user, at } = await renderApp('/en/toolisconnected', { signedInAs: 'ana@acme.example' });
  await user.click(await screen.findByRole('button', { name: 'Close window' }));
  expect(close).toHaveBeenCalledOnce();
  await screen.findByText(/Your browser won’t let us close this window/);
  await user.click(screen.getByRole('link', { name: 'Go to connections' }));
  await heading('Tools');
  expect(at()).toBe('/en/dashboard/setup/tools2');
});
