import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { readToken } from '@/session/token';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const TEXTS = {
  en: { email: 'Email', password: 'Password', login: 'Login', wrong: 'Invalid email or password' },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    login: 'Entrar',
    wrong: 'Email o contraseña inválidos',
  },
} as const;

type App = Awaited<ReturnType<typeof renderApp>>;

async function signInBy(
  { user }: App,
  email: string,
  password = 'Agents-2026',
  locale: 'en' | 'es' = 'en',
): Promise<void> {
  const texts = TEXTS[locale];
  await user.type(await screen.findByLabelText(texts.email), email);
  await user.type(screen.getByLabelText(texts.password), password);
  await user.click(screen.getByRole('button', { name: texts.login }));
}

test('Ana signs in and is welcomed at home', async () => {
  const app = await renderApp('/en/login');
  await signInBy(app, 'ana@acme.example');
  await heading('Welcome, Ana Luna!');
  expect(app.at()).toBe('/en/dashboard/home');
});

test('someone without a last name is welcomed by the first', async () => {
  const app = await renderApp('/en/login');
  await signInBy(app, 'trial@acme.example');
  await heading('Welcome, Tomás!');
});

test.each(['en', 'es'] as const)('a wrong pair is said in %s, and what was typed stays', async (locale) => {
  const app = await renderApp(`/${locale}/login`);
  await signInBy(app, 'ana@acme.example', 'not-her-password', locale);
  const texts = TEXTS[locale];
  expect((await screen.findByRole('alert')).textContent).toBe(texts.wrong);
  expect(fieldValue(texts.email)).toBe('ana@acme.example');
  expect(fieldValue(texts.password)).toBe('not-her-password');
  expect(document.activeElement).toBe(screen.getByLabelText(texts.password));
  expect(app.at()).toBe(`/${locale}/login`);
  expect(readToken()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

/** A window with a mouse, as jsdom has none. */
function withMouse(): void {
  const without = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(without(query), 'matches', { value: query.includes('pointer: fine') }),
  );
}

test('with a mouse the e-mail has the focus at once, also when another page led here', async () => {
  withMouse();
  const app = await renderApp('/en/login');
  await heading('Log in');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await app.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await waitFor(() => expect(app.at()).toBe('/en/passwordrecovery'));
  app.router.history.back();
  await heading('Log in');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

test('on a touch screen no field takes the focus, which would open the keyboard', async () => {
  await renderApp('/en/login');
  await heading('Log in');
  expect(document.activeElement).toBe(document.body);
});

test('after a wrong pair the right one signs in', async () => {
  const app = await renderApp('/en/login');
  await signInBy(app, 'ana@acme.example', 'Agents-2025');
  await screen.findByText('Invalid email or password');
  await app.user.clear(screen.getByLabelText('Password'));
  await app.user.type(screen.getByLabelText('Password'), 'Agents-2026{Enter}');
  await heading('Welcome, Ana Luna!');
});

test.each([
  ['too many attempts', '429@acme.example', 'Too many attempts', 'Wait 30 seconds and try again.'],
  [
    'a provider in trouble',
    '500@acme.example',
    'Something went wrong on our end',
    'Please try again in a moment.',
  ],
  [
    'an answer that breaks the contract',
    'roto@acme.example',
    'We couldn’t load this',
    'If it keeps happening, send support the reference.',
  ],
])('%s: a sentence, and what was typed stays', async (_, email, title, text) => {
  const app = await renderApp('/en/login');
  await signInBy(app, email);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(title);
  expect(alert.textContent).toContain(text);
  expect(fieldValue('Email')).toBe(email);
  expect(fieldValue('Password')).toBe('Agents-2026');
  expect(readToken()).toBeUndefined();
});

test('a provider out of reach: the words say so, and trying again works', async () => {
  provider.setScenario('offline');
  const app = await renderApp('/en/login');
  await signInBy(app, 'ana@acme.example');
  await screen.findByText('Can’t connect');
  provider.setScenario('usual');
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  await heading('Welcome, Ana Luna!');
});

test.each([
  ['empty', ''],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['of two words', 'tok 1'],
  ['of two lines', 'tok_\n'],
  ['of no header', 'señal'],
  ['too long', 'a'.repeat(4097)],
])(
  'a sign-in whose token cannot be one (%s) is told at the form, which can be sent again',
  async (_, token) => {
    provider.server.use(
      http.post(
        '*/auth/sign-in',
        () => HttpResponse.json({ token, userId: 'usr_ana', accountId: 'acc_acme' }),
        {
          once: true,
        },
      ),
    );
    const app = await renderApp('/en/login');
    await signInBy(app, 'ana@acme.example');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('mismatch POST /auth/sign-in /token');
    expect(readToken()).toBeUndefined();
    const button = screen.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(fieldValue('Password')).toBe('Agents-2026');
    await app.user.click(button);
    await heading('Welcome, Ana Luna!');
  },
);

test('an empty form asks for both and sends nothing', async () => {
  const app = await renderApp('/en/login');
  await app.user.click(await screen.findByRole('button', { name: 'Login' }));
  await screen.findByText('Enter an email address.');
  await screen.findByText('Enter your password.');
  expect(provider.calls).toEqual([]);
});

test('two hasty clicks send one sign-in', async () => {
  const app = await renderApp('/en/login');
  await app.user.type(await screen.findByLabelText('Email'), 'ana@acme.example');
  await app.user.type(screen.getByLabelText('Password'), 'Agents-2026');
  await app.user.dblClick(screen.getByRole('button', { name: 'Login' }));
  await heading('Welcome, Ana Luna!');
  expect(provider.callsOf('POST', '/auth/sign-in')).toHaveLength(1);
});

test('a sign-in carries no bearer, every call after it exactly one', async () => {
  const app = await renderApp('/en/login');
  await signInBy(app, 'ana@acme.example');
  await heading('Welcome, Ana Luna!');
  const [first, ...rest] = provider.calls;
  expect(first?.authorization).toBeNull();
  expect(rest.length).toBeGreaterThan(1);
  expect(new Set(rest.map((call) => call.authorization))).toEqual(new Set([`Bearer ${readToken()}`]));
});

test('a deep link leads back to the page that was asked for', async () => {
  const app = await renderApp('/en/dashboard/agents?q=pedidos');
  await waitFor(() => expect(app.at()).toBe('/en/login'));
  await signInBy(app, 'ana@acme.example');
  await heading('Agents');
  expect(app.href()).toBe('/en/dashboard/agents?q=pedidos');
  expect(screen.getByLabelText<HTMLInputElement>('Search agents').value).toBe('pedidos');
});

test.each([
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  '/en/../..//evil.example',
  '/ /evil.example',
  '',
])('redirect=%s ends at home, inside', async (target) => {
  const app = await renderApp(`/en/login?redirect=${encodeURIComponent(target)}`);
  await signInBy(app, 'ana@acme.example');
  await waitFor(() => expect(app.at()).toBe('/en/dashboard/home'));
  await heading('Welcome, Ana Luna!');
});

test('a path that only looks hostile stays inside', async () => {
  const app = await renderApp(`/en/login?redirect=${encodeURIComponent('/%09/evil.example')}`);
  await signInBy(app, 'ana@acme.example');
  await heading('Page not found');
  expect(app.router.history.location.href).toMatch(/^\/[^/\s]/);
});

test('who is signed in already does not see the login', async () => {
  const app = await renderApp('/en/login', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  expect(app.at()).toBe('/en/dashboard/home');
});
