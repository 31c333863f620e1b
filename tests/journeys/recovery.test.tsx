import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getCheckResetLinkMockHandler,
  getSendResetLinkMockHandler,
} from '@/api/generated/recovery/recovery.msw';
import { readToken } from '@/session/token';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider, signInAs } from '../support/play-provider';
import { fieldValue, heading, leavePage, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const NEW_PASSWORD = 'Madera-2027';
const MASKED = 'a•••@acme.example';

const TEXTS = {
  en: {
    email: 'Email',
    password: 'Password',
    recovery: 'Recover your password',
    send: 'Send link',
    sent: 'Check your email',
    notReceived: 'I didn’t get it',
    nothing: 'Didn’t get the email?',
    again: 'Send again',
    againIn: 'Send again in',
    choose: 'Choose a new password',
    newPassword: 'New password',
    repeat: 'Repeat new password',
    save: 'Save new password',
    changed: 'Your password has been changed',
    login: 'Login',
    signIn: 'Log in',
    welcome: 'Welcome, Ana Luna!',
    expired: 'This link has expired',
    used: 'This link has already been used',
    unknown: 'This link isn’t valid',
    newLink: 'Send a new link',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    recovery: 'Recupera tu contraseña',
    send: 'Enviar enlace',
    sent: 'Revisa tu correo',
    notReceived: 'No me ha llegado',
    nothing: '¿No te ha llegado el correo?',
    again: 'Enviar otra vez',
    againIn: 'Enviar otra vez en',
    choose: 'Elige una contraseña nueva',
    newPassword: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    save: 'Guardar la contraseña nueva',
    changed: 'Tu contraseña ha cambiado',
    login: 'Entrar',
    signIn: 'Inicia sesión',
    welcome: '¡Hola, Ana Luna!',
    expired: 'Este enlace ha caducado',
    used: 'Este enlace ya se ha usado',
    unknown: 'Este enlace no es válido',
    newLink: 'Enviar un enlace nuevo',
  },
} as const;
type Locale = keyof typeof TEXTS;
type App = Awaited<ReturnType<typeof renderApp>>;

const asked = () => provider.callsOf('POST', '/auth/password-reset-links').length;
const changes = () => provider.callsOf('PUT', '/auth/password').length;
const link = () => provider.db.state.outbox.at(-1)?.path ?? '';

async function ask({ user }: App, email: string, locale: Locale = 'en'): Promise<void> {
  const texts = TEXTS[locale];
  await user.type(await screen.findByLabelText(texts.email), email);
  await user.click(screen.getByRole('button', { name: texts.send }));
}

async function toSendAgain(app: App, email = ANA): Promise<void> {
  await ask(app, email);
  await heading('Check your email');
  await app.user.click(screen.getByRole('link', { name: 'I didn’t get it' }));
  await heading('Didn’t get the email?');
}

async function choose({ user }: App, password = NEW_PASSWORD, locale: Locale = 'en'): Promise<void> {
  const texts = TEXTS[locale];
  await user.type(await screen.findByLabelText(texts.newPassword), password);
  await user.type(screen.getByLabelText(texts.repeat), password);
  await user.click(screen.getByRole('button', { name: texts.save }));
}

/** The page anew with all that the browser keeps of it: its place in the history and what lies there. */
async function reloadPage({ router }: App): Promise<App> {
  const { pathname, search, state } = router.history.location;
  leavePage();
  const app = await renderApp('/en/404');
  app.router.history.replace(`${pathname}${search}`, state);
  await app.router.load();
  return app;
}

/** Time goes by, for the person and for the provider. */
function later(seconds: number): void {
  provider.advance(seconds * 1000);
  vi.setSystemTime(Date.now() + seconds * 1000);
}

const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: provider.db.now() });

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['en', 'es'] as const)('a forgotten password (%s)', (locale) => {
  const texts = TEXTS[locale];

  test('from login to a new password and back in', async () => {
    const app = await renderApp(`/${locale}/login`);
    const forgot = { en: 'Forgot your password?', es: '¿Has olvidado tu contraseña?' }[locale];
    await app.user.click(await screen.findByRole('link', { name: forgot }));
    await heading(texts.recovery);
    await ask(app, ANA, locale);
    await heading(texts.sent);
    expect(screen.getByText(new RegExp(MASKED))).toBeDefined();
    expect(link()).toMatch(new RegExp(`^/${locale}/user/reset-password\\?token=rst_`));

    const opened = await renderApp(link());
    await heading(texts.choose);
    await screen.findByText(new RegExp(MASKED));
    await choose(opened, NEW_PASSWORD, locale);
    await heading(texts.changed);
    expect(opened.href()).toBe(`/${locale}/recoversuccess`);
    await opened.user.click(screen.getByRole('link', { name: texts.login }));
    await heading(texts.signIn);
    expect(opened.href()).toBe(`/${locale}/login`);
    expect(fieldValue(texts.email)).toBe(ANA);
    await opened.user.type(screen.getByLabelText(texts.password), `${NEW_PASSWORD}{Enter}`);
    await heading(texts.welcome);
  });

  test.each(['expired', 'used', 'unknown'] as const)('a link that is %s has a way on', async (state) => {
    const app = await renderApp(`/${locale}/user/reset-password?token=rst_${state}`);
    await heading(texts[state]);
    expect(screen.getByRole('link', { name: texts.login })).toBeDefined();
    await app.user.click(screen.getByRole('link', { name: texts.newLink }));
    await heading(texts.recovery);
  });
});

describe('asking for the link', () => {
  test('is answered the same for an address without an account', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await ask(app, 'alba@acme.example');
    await heading('Check your email');
    const unknown = document.querySelector('main')?.textContent;
    const other = await renderApp('/en/passwordrecovery');
    await ask(other, ANA);
    await heading('Check your email');
    expect(document.querySelector('main')?.textContent).toBe(unknown);
    expect(unknown).toContain('60 minutes');
    expect(provider.db.state.outbox.map(({ to }) => to)).toEqual([ANA]);
  });

  test('leaves no address in the URL, and a reload still knows it', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await toSendAgain(app);
    expect(app.href()).toBe('/en/sendemailagain');
    await reloadPage(app);
    await heading('Didn’t get the email?');
    expect(screen.getByText(new RegExp(MASKED))).toBeDefined();
    expect(asked()).toBe(1);
  });

  test('a wrong address can be changed, at once', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await ask(app, 'anna@acme.example');
    await heading('Check your email');
    await app.user.click(screen.getByRole('link', { name: 'Change it' }));
    await heading('Recover your password');
    expect(fieldValue('Email')).toBe('anna@acme.example');
    await app.user.clear(screen.getByLabelText('Email'));
    await ask(app, ANA);
    await heading('Check your email');
    expect(link()).not.toBe('');
  });

  test('no address, and one that is none, are asked for again and nothing is sent', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await app.user.click(await screen.findByRole('button', { name: 'Send link' }));
    await screen.findByText('Required.');
    await ask(app, 'ana@');
    await screen.findByText('Enter an email address like name@company.com.');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(asked()).toBe(0);
  });

  test('two hasty clicks send one', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await app.user.type(await screen.findByLabelText('Email'), ANA);
    await app.user.dblClick(screen.getByRole('button', { name: 'Send link' }));
    await heading('Check your email');
    expect(asked()).toBe(1);
  });

  test('too soon: the seconds the provider names are waited for on the button, then it works', async () => {
    stopClock();
    await ask(await renderApp('/en/passwordrecovery'), ANA);
    await heading('Check your email');
    later(10);
    const app = await renderApp('/en/passwordrecovery');
    await ask(app, ANA);
    expect((await screen.findByRole('alert')).textContent).toContain('Wait 20 seconds');
    const button = await screen.findByRole('button', { name: 'Send link in 0:20' });
    await app.user.click(button);
    await app.user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(asked()).toBe(2);
    later(20);
    await app.user.click(await screen.findByRole('button', { name: 'Send link' }));
    await heading('Check your email');
    expect(asked()).toBe(3);
  });

  test('a provider out of reach: the words say so, the address stays, and trying again works', async () => {
    provider.setScenario('offline');
    const app = await renderApp('/en/passwordrecovery');
    await ask(app, ANA);
    await screen.findByText('Can’t connect');
    expect(fieldValue('Email')).toBe(ANA);
    provider.setScenario('usual');
    await app.user.click(screen.getByRole('button', { name: 'Send link' }));
    await heading('Check your email');
  });

  test('a change of language keeps the step, and the address with it', async () => {
    const app = await renderApp('/en/passwordrecovery');
    await ask(app, ANA);
    await heading('Check your email');
    await app.user.click(screen.getByRole('link', { name: 'Español' }));
    await heading('Revisa tu correo');
    expect(screen.getByText(new RegExp(MASKED))).toBeDefined();
  });
});

describe('sending it again', () => {
  test('counts down by the wall clock, over a reload, and then sends one more', async () => {
    stopClock();
    const app = await renderApp('/en/passwordrecovery');
    await toSendAgain(app);
    const waiting = await screen.findByRole('button', { name: 'Send again in 0:30' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(waiting);
    later(12);
    await screen.findByRole('button', { name: 'Send again in 0:18' });
    const anew = await reloadPage(app);
    await screen.findByRole('button', { name: 'Send again in 0:18' });
    expect(asked()).toBe(1);
    later(18);
    const button = await screen.findByRole('button', { name: 'Send again' });
    const [first] = provider.db.state.outbox;
    await anew.user.dblClick(button);
    await screen.findByText('Sent again. Use the link in the latest email.');
    await screen.findByRole('button', { name: 'Send again in 0:30' });
    expect(asked()).toBe(2);
    expect(link()).not.toBe(first?.path);
    await reloadPage(anew);
    await screen.findByRole('button', { name: 'Send again in 0:30' });
  });

  test('a refusal with Retry-After is waited for, over a reload as well', async () => {
    stopClock();
    const app = await renderApp('/en/passwordrecovery');
    await toSendAgain(app);
    later(30);
    provider.server.use(
      getSendResetLinkMockHandler(() => {
        throw HttpResponse.json(
          { message: 'Too many', code: 'TOO_MANY_REQUESTS', reference: 'ref_1' },
          { status: 429, headers: { 'Retry-After': '45' } },
        );
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('Too many attempts');
    await screen.findByRole('button', { name: 'Send again in 0:45' });
    later(5);
    await reloadPage(app);
    await screen.findByRole('button', { name: 'Send again in 0:40' });
  });
});

describe('the link of the mail', () => {
  const SECRET = 'rst_9Q2xV7mK4tB1';
  const OPENED = `/en/user/reset-password?token=${SECRET}`;
  const send = (used = false) => {
    provider.db.state.resetLinks[SECRET] = { userId: 'usr_ana', sentAt: provider.db.now(), used };
  };

  beforeEach(() => send());

  test('its secret leaves the address before anything is asked, and a reload still works', async () => {
    const seen: string[] = [];
    const app = await renderApp(OPENED);
    app.router.history.subscribe(() => seen.push(app.router.history.location.href));
    expect(app.href()).toBe('/en/user/reset-password');
    expect(app.router.history.location.href).not.toContain(SECRET);
    expect(app.router.history.length).toBe(1);
    await heading('Choose a new password');
    await screen.findByLabelText('New password');
    for (const call of provider.calls) expect(call.path).not.toContain(SECRET);
    await reloadPage(app);
    await screen.findByLabelText('New password');
    expect(seen.join(' ')).not.toContain(SECRET);
  });

  test.each(['', '123456789012345678901234567890', '{"a":1}', '../x', 'a b'])(
    'a link with “%s” is said not to be valid',
    async (token) => {
      await renderApp(`/en/user/reset-password?token=${encodeURIComponent(token)}`);
      await heading('This link isn’t valid');
      expect(provider.calls).toHaveLength(token === '' ? 0 : 1);
    },
  );

  test('a secret of digits arrives letter by letter', async () => {
    const secret = '001234567890123456789012345678901';
    provider.db.state.resetLinks[secret] = { userId: 'usr_ana', sentAt: provider.db.now(), used: false };
    await renderApp(`/en/user/reset-password?token=${secret}`);
    await screen.findByLabelText('New password');
    const long = secret.slice(2);
    provider.db.state.resetLinks[long] = { userId: 'usr_ana', sentAt: provider.db.now(), used: false };
    await renderApp(`/en/user/reset-password?token=${long}`);
    await screen.findByLabelText('New password');
  });

  test.each([
    ['expired', () => provider.advance(60 * 60 * 1000), 'This link has expired'],
    ['used', () => send(true), 'This link has already been used'],
  ] as const)('that is %s while one types: it is said, and there is a way on', async (_, end, title) => {
    const app = await renderApp(OPENED);
    await screen.findByLabelText('New password');
    end();
    await choose(app);
    const said = await heading(title);
    expect(document.activeElement).toBe(said);
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeDefined();
    expect(provider.db.state.users.usr_ana?.password).not.toBe(NEW_PASSWORD);
  });

  test('the provider’s trouble is a panel with a retry', async () => {
    provider.server.use(
      getCheckResetLinkMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: 'FORBIDDEN', reference: 'ref_8' }, { status: 403 });
      }),
    );
    const app = await renderApp(OPENED);
    await screen.findByText('ref_8');
    provider.server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('New password');
  });

  test('a password that is too short, or not the same twice, is not sent', async () => {
    const app = await renderApp(OPENED);
    await choose(app, 'short');
    await screen.findByText('Use at least 8 characters.');
    await app.user.type(screen.getByLabelText('New password'), '-but-long-now');
    await app.user.click(screen.getByRole('button', { name: 'Save new password' }));
    await screen.findByText('Passwords don’t match.');
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat new password'));
    expect(changes()).toBe(0);
  });

  test('two hasty clicks send one change', async () => {
    const app = await renderApp(OPENED);
    await app.user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
    await app.user.type(screen.getByLabelText('Repeat new password'), NEW_PASSWORD);
    await app.user.dblClick(screen.getByRole('button', { name: 'Save new password' }));
    await heading('Your password has been changed');
    expect(changes()).toBe(1);
  });

  test('an answer that was lost: the retry says that the link was used, and to sign in with the new password', async () => {
    loseNextAnswer(provider, '/auth/password');
    const app = await renderApp(OPENED);
    await choose(app);
    await screen.findByText('Can’t connect');
    await app.user.click(screen.getByRole('button', { name: 'Save new password' }));
    await heading('This link has already been used');
    expect(screen.getByText(/just chosen a new password, log in with it/)).toBeDefined();
    expect(provider.db.state.users.usr_ana?.password).toBe(NEW_PASSWORD);
  });

  test('a change of language keeps what was typed, and asks nothing again', async () => {
    const app = await renderApp(OPENED);
    await app.user.type(await screen.findByLabelText('New password'), 'Madera');
    await app.user.click(screen.getByRole('link', { name: 'Español' }));
    await heading('Elige una contraseña nueva');
    expect(fieldValue('Contraseña nueva')).toBe('Madera');
    expect(provider.callsOf('POST', '/auth/password-reset-links/state')).toHaveLength(1);
  });

  test('a new password ends the person’s session in this browser too, without a fright', async () => {
    await signInAs(ANA);
    const app = await renderApp(OPENED);
    await choose(app);
    await heading('Your password has been changed');
    expect(readToken()).toBeUndefined();
    await app.user.click(screen.getByRole('link', { name: 'Login' }));
    await heading('Log in');
    expect(fieldValue('Email')).toBe(ANA);
    expect(reload).not.toHaveBeenCalled();
  });

  test('and leaves the session of anybody else alone', async () => {
    await signInAs('trial@acme.example');
    const token = readToken();
    await choose(await renderApp(OPENED));
    await heading('Your password has been changed');
    expect(readToken()).toBe(token);
  });

  test('when the password is changed, the way back does not lead to the link again', async () => {
    const app = await renderApp(OPENED);
    await choose(app);
    await heading('Your password has been changed');
    expect(app.router.history.length).toBe(1);
    expect(JSON.stringify(app.router.history.location.state)).not.toContain(SECRET);
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  });
});
