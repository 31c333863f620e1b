import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getFinishOAuthMockHandler } from '@/api/generated/oauth/oauth.msw';
import { beginTransaction } from '@/session/oauth-transaction';
import { readToken } from '@/session/token';
import { held } from '../support/held';
import { comeBack, consentLink, leave } from '../support/oauth';
import { playProvider } from '../support/play-provider';
import { assign, heading, renderApp } from '../support/render-app';

const provider = playProvider();

afterEach(() => {
  globalThis.oauthCallback = undefined;
  vi.restoreAllMocks();
});

const exchanges = (name = 'google') => provider.callsOf('POST', `/auth/oauth/${name}/callback`).length;

test.each([
  ['google', 'Continue with Google'],
  ['microsoft', 'Continue with Microsoft'],
])('Ana signs in with %s and comes to the page she asked for', async (name, button) => {
  const app = await renderApp('/en/dashboard/agents?q=pedidos');
  await waitFor(() => expect(app.at()).toBe('/en/login'));
  await app.user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const consent = assign.mock.lastCall?.[0] ?? '';
  const back = await comeBack(await consentLink(consent, 'ana'));
  await heading('Agents');
  expect(back.href()).toBe('/en/dashboard/agents?q=pedidos');
  expect(back.router.history.length, 'the callback is not in the history').toBe(1);
  expect(exchanges(name)).toBe(1);
  expect({ ...sessionStorage }).toEqual({});
});

test('what travels is the state and the challenge, never the verifier or a bearer', async () => {
  const sent: unknown[] = [];
  provider.server.events.on('request:start', async ({ request }) => {
    if (request.url.includes('/auth/oauth/')) sent.push(await request.clone().json());
  });
  await comeBack(await consentLink(await leave(), 'ana'));
  await heading('Welcome, Ana Luna!');
  const [start, callback] = sent;
  expect(start).toEqual({
    state: expect.stringMatching(/^[\w-]{43}$/),
    codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
    codeChallengeMethod: 'S256',
    redirectUri: `${location.origin}/oauth/google`,
  });
  expect(callback).toEqual({
    code: expect.stringMatching(/^aut_\d+\.ana$/),
    codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
    redirectUri: `${location.origin}/oauth/google`,
  });
  const oauth = provider.calls.filter(({ path }) => path.includes('/oauth/'));
  expect(oauth.map(({ authorization }) => authorization)).toEqual([null, null]);
});

test.each(['/en/login', '/en/onboarding/register'])(
  '%s: somebody new begins at the company',
  async (path) => {
    const back = await comeBack(await consentLink(await leave(path), 'new'));
    await waitFor(() => expect(back.at()).toBe('/en/onboarding/company_settings'));
    await heading('Tell us about your company');
  },
);

test('who has an account already and comes by the registration goes home', async () => {
  const back = await comeBack(await consentLink(await leave('/en/onboarding/register'), 'ana'));
  await heading('Welcome, Ana Luna!');
  expect(back.at()).toBe('/en/dashboard/home');
});

const AGAIN = 'Start over';
const BACK = 'Back to login';

test.each([
  ['cancel', 'You canceled the login', BACK, 0],
  ['exists', 'You already have an account here', 'Log in with your password', 1],
  ['state', 'We couldn’t verify this login', AGAIN, 0],
  ['other', 'We couldn’t verify this login', AGAIN, 0],
  ['down', 'Google isn’t responding', BACK, 1],
  ['unavailable', 'Google isn’t responding', BACK, 0],
  ['described', 'Google declined the login', BACK, 0],
] as const)('%s: %s', async (choice, title, action, exchanged) => {
  const back = await comeBack(await consentLink(await leave(), choice));
  const h1 = await heading(title);
  await waitFor(() => expect(document.activeElement).toBe(h1));
  expect(exchanges() + exchanges('microsoft')).toBe(exchanged);
  expect(readToken()).toBeUndefined();
  await back.user.click(screen.getByRole('link', { name: action }));
  await heading('Log in');
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  expect(field.value, 'nobody’s e-mail is guessed').toBe('');
});

test('the same in Spanish, and the page that was asked for is not forgotten', async () => {
  const consent = await leave('/es/login?redirect=%2Fdashboard%2Fagents', 'Continuar con Google');
  const back = await comeBack(await consentLink(consent, 'cancel'));
  await heading('Has cancelado el inicio de sesión');
  await back.user.click(screen.getByRole('link', { name: 'Volver al inicio de sesión' }));
  await heading('Inicia sesión');
  // The callback has no language in its address: the one that was chosen stays.
  expect(back.href()).toBe('/login?redirect=%2Fdashboard%2Fagents');
});

test('what the identity provider says is text, shortened, and only when it answers to us', async () => {
  const said = await consentLink(await leave(), 'described');
  said.searchParams.set('error_description', `<b>No</b>\u202e<img src=x onerror=alert(1)>${'x'.repeat(500)}`);
  await comeBack(said);
  await heading('Google declined the login');
  const quote = screen.getByText(/^<b>No/);
  expect(quote.textContent).toHaveLength(200);
  expect(quote.textContent).not.toMatch(/\p{C}/u);
  expect(quote.children).toHaveLength(0);
  // The same link a second time is a link that anybody could have made.
  await comeBack(said);
  await heading('There’s no login to finish here');
  expect(screen.queryByText(/<b>No/)).toBeNull();
});

test.each([
  ['no state', '?code=c-1', 'There’s no login to finish here'],
  ['nothing at all', '', 'There’s no login to finish here'],
  ['another state', `?code=c-1&state=${'x'.repeat(43)}`, 'We couldn’t verify this login'],
  ['__proto__', '?code=c-1&state=__proto__', 'We couldn’t verify this login'],
  ['constructor', '?code=c-1&state=constructor', 'We couldn’t verify this login'],
])('%s: nothing is exchanged', async (_, search, title) => {
  await leave();
  await comeBack(new URL(`/en/oauth/google${search}`, location.origin));
  await heading(title);
  expect(exchanges()).toBe(0);
});

test('a state or a code that comes twice is neither', async () => {
  const back = await consentLink(await leave(), 'ana');
  back.searchParams.append('state', back.searchParams.get('state') ?? '');
  await comeBack(back);
  await heading('We couldn’t verify this login');
  const next = await consentLink(await leave(), 'ana');
  next.searchParams.append('code', 'another');
  await comeBack(next);
  await heading('This login is no longer valid');
  expect(exchanges()).toBe(0);
});

test('after 10 minutes, or before it began, nothing is exchanged', async () => {
  const began = Date.now();
  for (const later of [10 * 60_000 + 5000, -5000]) {
    const back = await consentLink(await leave(), 'ana');
    vi.spyOn(Date, 'now').mockReturnValue(began + later);
    await comeBack(back);
    await heading('This login took too long');
    vi.restoreAllMocks();
  }
  expect(exchanges()).toBe(0);
});

test('a callback that is opened again is exchanged once, however it ended', async () => {
  const back = await consentLink(await leave(), 'down');
  await comeBack(back);
  await heading('Google isn’t responding');
  await renderApp('/en/oauth/google');
  await heading('There’s no login to finish here');
  await comeBack(back);
  await heading('There’s no login to finish here');
  expect(exchanges()).toBe(1);
});

test('drawing and loading the page again while it works exchanges nothing again', async () => {
  const { promise, release } = held<Response>();
  provider.server.use(getFinishOAuthMockHandler(() => promise.then((response) => Promise.reject(response))));
  const back = await comeBack(await consentLink(await leave(), 'ana'));
  await heading('Logging you in…');
  await back.router.invalidate();
  await back.router.navigate({ to: '/{-$locale}/oauth/google', params: { locale: 'es' } });
  await heading('Iniciando sesión…');
  await back.router.invalidate();
  release(HttpResponse.json({ message: 'no', code: 'BROKEN', reference: 'ref_1' }, { status: 500 }));
  await heading('No hemos podido terminar de iniciar tu sesión');
  expect(screen.getByText('ref_1')).toBeDefined();
  await back.router.invalidate();
  await heading('No hemos podido terminar de iniciar tu sesión');
  expect(exchanges()).toBe(1);
});

test.each([
  [409, 'OAUTH_CODE_REFUSED', 'This login is no longer valid'],
  [422, 'INVALID_REQUEST', 'This login is no longer valid'],
  [429, 'TOO_MANY_REQUESTS', 'We couldn’t finish logging you in'],
  [501, undefined, 'We couldn’t finish logging you in'],
])('an exchange that is refused with %i %s', async (status, code, title) => {
  provider.server.use(
    getFinishOAuthMockHandler(() => {
      throw HttpResponse.json({ message: 'no', code, reference: 'ref_7a' }, { status });
    }),
  );
  await comeBack(await consentLink(await leave(), 'ana'));
  await heading(title);
  expect(screen.getByText('ref_7a')).toBeDefined();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1);
});

test('an answer that breaks the contract signs nobody in', async () => {
  provider.server.use(
    getFinishOAuthMockHandler(() => {
      throw HttpResponse.json({ token: [] });
    }),
  );
  await comeBack(await consentLink(await leave(), 'ana'));
  await heading('We couldn’t finish logging you in');
  await screen.findByText('We couldn’t load this');
  expect(readToken()).toBeUndefined();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a kept page to return to that reads %s is home',
  async (returnTo) => {
    const begun = await beginTransaction('google', returnTo);
    const request = 'aut_own';
    provider.db.state.oauthRequests[request] = {
      provider: 'google',
      challenge: begun?.codeChallenge ?? '',
      redirectUri: begun?.redirectUri ?? '',
      startedAt: provider.db.now(),
    };
    const sent = new URLSearchParams({ code: `${request}.ana`, state: begun?.state ?? '' });
    const back = await comeBack(new URL(`/en/oauth/google?${sent}`, location.origin));
    await heading('Welcome, Ana Luna!');
    expect(back.at()).toBe('/en/dashboard/home');
  },
);

test('who is signed in already and opens a callback goes home', async () => {
  const app = await renderApp('/en/oauth/google', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  expect(app.at()).toBe('/en/dashboard/home');
});
