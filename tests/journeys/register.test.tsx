import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getRegisterMockHandler } from '@/api/generated/auth/auth.msw';
import { readToken } from '@/session/token';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, renderApp } from '../support/render-app';

const provider = playProvider();

const TEXTS = {
  en: {
    name: 'First name',
    lastname: 'Last name (optional)',
    email: 'Email',
    password: 'Password',
    confirm: 'Repeat password',
    submit: 'Create account',
    company: 'Tell us about your company',
    steps: 'Steps to set up your account',
    signOut: 'Logout',
    taken: /^This email already has an account\./,
    signIn: 'Log in instead',
    recover: 'Reset your password',
    login: 'Log in',
    recovery: 'Recover your password',
  },
  es: {
    name: 'Nombre',
    lastname: 'Apellidos (opcional)',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirm: 'Repite la contraseña',
    submit: 'Crear cuenta',
    company: 'Háblanos de tu empresa',
    steps: 'Pasos para preparar tu cuenta',
    signOut: 'Salir',
    taken: /^Este correo ya tiene una cuenta\./,
    signIn: 'Inicia sesión',
    recover: 'Restablece tu contraseña',
    login: 'Inicia sesión',
    recovery: 'Recupera tu contraseña',
  },
} as const;
type Locale = keyof typeof TEXTS;
type App = Awaited<ReturnType<typeof renderApp>>;

const CLARA = { name: 'Clara', lastname: 'Soto', email: 'clara@soto.example', password: 'Madera-2026' };

async function fillIn({ user }: App, other: Partial<typeof CLARA> = {}, locale: Locale = 'en') {
  const texts = TEXTS[locale];
  const { name, lastname, email, password } = { ...CLARA, ...other };
  await user.type(await screen.findByLabelText(texts.name), name);
  if (lastname !== '') await user.type(screen.getByLabelText(texts.lastname), lastname);
  await user.type(screen.getByLabelText(texts.email), email);
  await user.type(screen.getByLabelText(texts.password), password);
  await user.type(screen.getByLabelText(texts.confirm), password);
}

const submit = ({ user }: App, locale: Locale = 'en') =>
  user.click(screen.getByRole('button', { name: TEXTS[locale].submit }));

const sent = () => provider.callsOf('POST', '/auth/register').length;
const accountsOf = (email: string) =>
  Object.values(provider.db.state.users).filter(({ user }) => user.email === email);

test.each(['en', 'es'] as const)(
  'Clara opens an account and tells about her company (%s)',
  async (locale) => {
    const app = await renderApp(`/${locale}/onboarding/register`);
    await fillIn(app, {}, locale);
    await submit(app, locale);
    await heading(TEXTS[locale].company);
    expect(app.at()).toBe(`/${locale}/onboarding/company_settings`);
    expect(readToken()).toMatch(/^tok_/);
    await screen.findByRole('navigation', { name: TEXTS[locale].steps });
    await screen.findByRole('button', { name: TEXTS[locale].signOut });
    expect(accountsOf(CLARA.email)).toMatchObject([{ password: CLARA.password, user: { name: 'Clara' } }]);
  },
);

test('a field that the provider refuses is marked and has the focus; the others keep what was typed', async () => {
  provider.server.use(
    getRegisterMockHandler(() => {
      const fields = [{ path: 'lastname', code: 'invalid' }];
      throw HttpResponse.json({ message: 'Not valid', code: 'INVALID_REQUEST', fields }, { status: 422 });
    }),
  );
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await submit(app);
  const refused = screen.getByLabelText<HTMLInputElement>(TEXTS.en.lastname);
  await waitFor(() => expect(document.activeElement).toBe(refused));
  expect(refused.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(TEXTS.en.email).value).toBe(CLARA.email);
  expect(readToken()).toBeUndefined();
});

test('without a last name, and with blanks around the first, it works as well', async () => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app, { name: '  Clara ', lastname: '' });
  await submit(app);
  await heading('Tell us about your company');
  expect(accountsOf(CLARA.email)).toMatchObject([{ user: { name: 'Clara', lastname: '' } }]);
});

test('the rules tick themselves off while one types, and nothing is marked as wrong before the submit', async () => {
  const { user } = await renderApp('/en/onboarding/register');
  const password = await screen.findByLabelText('Password');
  const confirm = screen.getByLabelText('Repeat password');
  const describes = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(describes(password)).toBe('At least 8 characters');
  await user.type(password, 'Madera-');
  expect(describes(password)).toBe('At least 8 characters');
  await user.type(password, '2');
  expect(describes(password)).toBe('At least 8 charactersDone');
  await user.type(confirm, 'Madera-');
  // Said before they do, it would be untrue.
  expect(describes(confirm)).toBe('');
  await user.type(confirm, '2');
  expect(describes(confirm)).toBe('Passwords matchDone');
  await user.type(password, '0');
  expect(describes(confirm)).toBe('');
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('an empty form says what is missing, takes one to the first field and sends nothing', async () => {
  const app = await renderApp('/en/onboarding/register');
  await screen.findByLabelText('First name');
  await submit(app);
  await screen.findByText('Enter a name.');
  await screen.findByText('Enter an email address.');
  await screen.findByText('Choose a password.');
  await screen.findByText('Enter the password again.');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(sent()).toBe(0);
});

test('two passwords that differ are said to, whatever else is wrong, until either is mended', async () => {
  const app = await renderApp('/en/onboarding/register');
  await app.user.type(await screen.findByLabelText('Password'), 'Madera-2026');
  await app.user.type(screen.getByLabelText('Repeat password'), 'Madera-202');
  await submit(app);
  await screen.findByText('Passwords don’t match.');
  await app.user.type(screen.getByLabelText('Password'), '{Backspace}');
  await waitFor(() => expect(screen.queryByText('Passwords don’t match.')).toBeNull());
  expect(sent()).toBe(0);
});

test.each(['en', 'es'] as const)(
  'a taken address is said beside its field, with the way to login, the e-mail filled in (%s)',
  async (locale) => {
    const texts = TEXTS[locale];
    const app = await renderApp(`/${locale}/onboarding/register`);
    await fillIn(app, { email: 'ana@acme.example' }, locale);
    await submit(app, locale);
    const said = await screen.findByText(texts.taken);
    const field = screen.getByLabelText(texts.email);
    expect(field.getAttribute('aria-describedby')).toBe(said.id);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fieldValue(texts.password)).toBe(CLARA.password);
    await app.user.click(screen.getByRole('link', { name: texts.signIn }));
    await heading(texts.login);
    expect(fieldValue(texts.email)).toBe('ana@acme.example');
    expect(app.href()).toBe(`/${locale}/login`);
  },
);

test('and the way to its recovery; with another address the account is opened', async () => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app, { email: 'ana@acme.example' });
  await submit(app);
  await app.user.click(await screen.findByRole('link', { name: TEXTS.en.recover }));
  await heading(TEXTS.en.recovery);
  expect(fieldValue('Email')).toBe('ana@acme.example');

  const again = await renderApp('/en/onboarding/register');
  await fillIn(again, { email: 'ana@acme.example' });
  await submit(again);
  await screen.findByText(TEXTS.en.taken);
  const field = screen.getByLabelText('Email');
  await again.user.clear(field);
  await again.user.type(field, CLARA.email);
  expect(screen.queryByText(TEXTS.en.taken)).toBeNull();
  await submit(again);
  await heading('Tell us about your company');
});

test('two hasty clicks send one registration', async () => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await app.user.dblClick(screen.getByRole('button', { name: 'Create account' }));
  await heading('Tell us about your company');
  expect(sent()).toBe(1);
});

test('an answer that was lost: the retry opens no second account', async () => {
  loseNextAnswer(provider, '/auth/register');
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await submit(app);
  await screen.findByText('Can’t connect');
  expect(accountsOf(CLARA.email)).toHaveLength(1);
  await submit(app);
  await heading('Tell us about your company');
  expect(sent()).toBe(2);
  expect(accountsOf(CLARA.email)).toHaveLength(1);
});

test('changed after a lost answer it is another submit: the provider says that the account is there', async () => {
  loseNextAnswer(provider, '/auth/register');
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await submit(app);
  await screen.findByText('Can’t connect');
  await app.user.type(screen.getByLabelText('First name'), ' María');
  await submit(app);
  await screen.findByText(TEXTS.en.taken);
  expect(accountsOf(CLARA.email)).toMatchObject([{ user: { name: 'Clara' } }]);
});

test.each([
  ['429@acme.example', 'Too many attempts'],
  ['500@acme.example', 'Something went wrong on our end'],
  ['roto@acme.example', 'We couldn’t load this'],
])('%s: “%s”, and what was typed stays', async (email, title) => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app, { email });
  await submit(app);
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  expect(fieldValue('First name')).toBe('Clara');
  expect(fieldValue('Email')).toBe(email);
  expect(fieldValue('Repeat password')).toBe(CLARA.password);
  expect(readToken()).toBeUndefined();
});

test('a registration carries no bearer, and no password is kept in this browser', async () => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await submit(app);
  await heading('Tell us about your company');
  expect(provider.callsOf('POST', '/auth/register')[0]?.authorization).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain(CLARA.password);
});

test('who is signed in already goes home instead', async () => {
  const app = await renderApp('/en/onboarding/register', { signedInAs: 'ana@acme.example' });
  await heading('Welcome, Ana Luna!');
  expect(app.at()).toBe('/en/dashboard/home');
});

test('a change of language keeps what was typed', async () => {
  const app = await renderApp('/en/onboarding/register');
  await fillIn(app);
  await app.user.click(screen.getByRole('link', { name: 'Español' }));
  await heading('Crea tu cuenta');
  expect(fieldValue('Correo electrónico')).toBe(CLARA.email);
  expect(fieldValue('Repite la contraseña')).toBe(CLARA.password);
});

test('Tab goes through the form in the order one reads it', async () => {
  const { user } = await renderApp('/en/onboarding/register');
  (await screen.findByLabelText('First name')).focus();
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 7; step += 1) {
    await user.tab();
    const at = document.activeElement;
    seen.push(at?.getAttribute('name') ?? at?.getAttribute('aria-label') ?? at?.textContent);
  }
  expect(seen).toEqual([
    'lastname',
    'email',
    'password',
    'Show password',
    'confirmPassword',
    'Show password',
    'Create account',
  ]);
});
