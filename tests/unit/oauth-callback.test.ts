// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { hideCallback, takeCallback } from '@/session/oauth-callback';

afterEach(() => {
  globalThis.oauthCallback = undefined;
  history.replaceState(null, '', '/');
});

test.each([
  ['/en/oauth/google?code=c-1&state=s-1', { code: 'c-1', state: 's-1' }],
  ['/oauth/microsoft#error=access_denied&state=s-1', { error: 'access_denied', state: 's-1' }],
  ['/oauth/google?code=c%2B1#state=s-1', { code: 'c+1', state: 's-1' }],
])('%s: the address is bare, the rest is read once', (address, sent) => {
  history.replaceState({ key: 1 }, '', address);
  const entries = history.length;
  hideCallback();
  expect(location.href).toBe(`${location.origin}${address.split(/[?#]/)[0]}`);
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ key: 1 });
  const params = takeCallback() ?? new URLSearchParams();
  for (const [name, value] of Object.entries(sent)) expect(params.get(name)).toBe(value);
  expect(takeCallback()).toBeUndefined();
});

test('a bare address carries nothing', () => {
  history.replaceState(null, '', '/oauth/google');
  hideCallback();
  expect(takeCallback()).toBeUndefined();
});
