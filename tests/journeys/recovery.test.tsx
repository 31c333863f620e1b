import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getSendResetLinkMockHandler } from '@/api/generated/recovery/recovery.msw';
import { playProvider } from '../support/play-provider';
import { choose, type Locale, NEW_PASSWORD, reloadPage, TEXTS } from '../support/recovery';
import { fieldValue, heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const MASKED = 'a•••@acme.example';

type App = Awaited<ReturnType<typeof renderApp>>;

const asked = () => provider.callsOf('POST', '/auth/password-reset-links').length;
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
    await screen.findByText('Enter an email address.');
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
    const button = await screen.findByRole('button', { name: 'You can send it in 0:20' });
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
    const waiting = await screen.findByRole('button', { name: 'You can send it again in 0:30' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(waiting);
    later(12);
    await screen.findByRole('button', { name: 'You can send it again in 0:18' });
    const anew = await reloadPage(app);
    await screen.findByRole('button', { name: 'You can send it again in 0:18' });
    expect(asked()).toBe(1);
    later(18);
    const button = await screen.findByRole('button', { name: 'Send again' });
    const [first] = provider.db.state.outbox;
    await anew.user.dblClick(button);
    await screen.findByText('Sent again. Use the link in the latest email.');
    await screen.findByRole('button', { name: 'You can send it again in 0:30' });
    expect(asked()).toBe(2);
    expect(link()).not.toBe(first?.path);
    await reloadPage(anew);
    await screen.findByRole('button', { name: 'You can send it again in 0:30' });
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
    await screen.findByRole('button', { name: 'You can send it again in 0:45' });
    later(5);
    await reloadPage(app);
    await screen.findByRole('button', { name: 'You can send it again in 0:40' });
  });
});
