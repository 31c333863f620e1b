import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getStartOAuthMockHandler } from '@/api/generated/oauth/oauth.msw';
import { held } from '../support/held';
import { leave } from '../support/oauth';
import { playProvider } from '../support/play-provider';
import { assign, renderApp } from '../support/render-app';

const provider = playProvider();

afterEach(() => {
  vi.restoreAllMocks();
});

const starts = (name = 'google') => provider.callsOf('POST', `/auth/oauth/${name}/start`).length;

test('two hasty clicks are one start, and the other way waits', async () => {
  const app = await renderApp('/en/login');
  const google = await screen.findByRole('button', { name: 'Continue with Google' });
  await app.user.dblClick(google);
  expect(google.getAttribute('aria-busy')).toBe('true');
  await app.user.click(screen.getByRole('button', { name: 'Continue with Microsoft' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect([starts(), starts('microsoft')]).toEqual([1, 0]);
});

test('who leaves the page before the answer is not taken away later', async () => {
  const { promise, release } = held();
  provider.server.use(
    getStartOAuthMockHandler(async () => {
      await promise;
      return { authorizationUrl: 'https://accounts.google.example/consent' };
    }),
  );
  const app = await renderApp('/en/login');
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(starts()).toBe(1));
  await app.user.click(screen.getByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(app.at()).toBe('/en/onboarding/register'));
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  [
    'a start that is refused with 503',
    { status: 503, code: 'IDENTITY_PROVIDER_DOWN' },
    'Google isn’t responding',
  ],
  ['one with 422', { status: 422, code: 'INVALID_REQUEST' }, 'Google isn’t set up for this address'],
  ['one with 500', { status: 500, code: 'BROKEN' }, 'Something went wrong on our end'],
  ['one that nobody offers', { status: 501, code: undefined }, 'Not available yet'],
])(
  '%s is said beside the form, what was typed stays, and it can be tried again',
  async (_, refusal, title) => {
    provider.server.use(
      getStartOAuthMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: refusal.code }, { status: refusal.status });
      }),
    );
    const app = await renderApp('/en/login');
    await app.user.type(await screen.findByLabelText('Email'), 'ana@');
    const google = screen.getByRole('button', { name: 'Continue with Google' });
    await app.user.click(google);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@');
    expect(google.getAttribute('aria-busy')).toBeNull();
    provider.server.resetHandlers();
    await app.user.click(google);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/oauth',
  'blob:https://x.example/1',
  'ftp://x.example/',
])('a consent page at %s is not gone to', async (authorizationUrl) => {
  provider.server.use(
    getStartOAuthMockHandler(() => {
      throw HttpResponse.json({ authorizationUrl });
    }),
  );
  const app = await renderApp('/en/login');
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this');
  expect(assign).not.toHaveBeenCalled();
});

test('a browser that refuses storage is told so, before anything is sent', async () => {
  const app = await renderApp('/en/login');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your browser isn’t storing data for this page',
  );
  expect(starts()).toBe(0);
});

test('back from the consent page, the button works again', async () => {
  await leave();
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  expect(google.getAttribute('aria-busy')).toBe('true');
  // As a browser does that kept the page while the person was away.
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(google.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(google);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});
