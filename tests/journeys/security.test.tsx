import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { codeOf, stepAt } from '@mocks/security/totp';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSessionsMockHandler } from '@/api/generated/security/security.msw';
import * as downloads from '@/lib/download';
import { readToken } from '@/session/token';
import { textsOf } from '../e2e/support/texts';
import { comeBack, consentLink } from '../support/oauth';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { assign, heading, renderApp } from '../support/render-app';

const provider = playProvider();

beforeEach(() => assign.mockClear());

const ANA = 'ana@acme.example';
const SECURITY = '/en/dashboard/settings?section=security';

type App = Awaited<ReturnType<typeof renderApp>>;

const ana = () => provider.db.state.users.usr_ana;
/** What Ana's app shows, so many steps of 30 seconds from now. */
const appCode = (later = 0) => codeOf(ana()?.secondFactor?.secret ?? '', stepAt(provider.db.now()) + later);

async function openSecurity(path = SECURITY): Promise<App> {
  const app = await renderApp(path, { signedInAs: ANA });
  await screen.findByText(/^Chrome (on|en) Android$/);
  return app;
}

/** Turns the second factor on as a person does, and gives the recovery codes. */
async function turnOn({ user }: App): Promise<string[]> {
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('img', { name: 'QR code for your authenticator app' });
  const secret = ana()?.secondFactor?.secret ?? '';
  expect(dialog.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '')).toBeDefined();
  await user.type(dialog.getByLabelText('Code'), await appCode());
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

async function logIn(): Promise<App> {
  localStorage.clear();
  const app = await renderApp('/en/login');
  await app.user.type(screen.getByLabelText('Email'), ANA);
  await app.user.type(screen.getByLabelText('Password'), DEMO_PASSWORD);
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  return app;
}

async function enterCode({ user }: App, code: string): Promise<void> {
  const field = await screen.findByLabelText('Code');
  await user.clear(field);
  await user.type(field, code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the sessions', () => {
  test('are listed with this one marked, and one or all others are signed out', async () => {
    const { user } = await openSecurity();
    const rows = within(screen.getByText('Chrome on Android').closest('ul') ?? document.body);
    const [first, ...others] = rows.getAllByRole('listitem');
    expect(within(first ?? document.body).getByText('This device')).toBeDefined();
    expect(others).toHaveLength(2);
    expect(within(others[0] ?? document.body).getByText(/Active (today|yesterday), /)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(provider.db.state.tokens['tok_ana-phone']).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
    expect(Object.values(provider.db.state.tokens)).toEqual(['usr_ana']);
  });

  test('of many a few are in sight, this one among them wherever it stands, and the others when they are asked for', async () => {
    const lastSeenAt = provider.db.iso();
    const one = (n: number) => ({
      sessionId: `ses_${n}`,
      device: `Tablet ${n}`,
      place: 'Valencia',
      lastSeenAt,
      isThis: n === 8,
    });
    provider.server.use(getSessionsMockHandler({ items: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(one), total: 9 }));
    const { user } = await renderApp(SECURITY, { signedInAs: ANA });
    const rows = within((await screen.findByText('This device')).closest('ul') ?? document.body);
    expect(rows.getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show more (3)' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(9);
  });
});

test('sessions that nobody could tell apart are one row, and end together', async () => {
  const ended: string[] = [];
  const lastSeenAt = provider.db.iso();
  const one = (sessionId: string) => ({ sessionId, device: 'Safari on Mac', place: '', lastSeenAt });
  const here = { ...one('ses_here'), isThis: true };
  const items = () =>
    [one('ses_1'), here, one('ses_2')].filter(({ sessionId }) => !ended.includes(sessionId));
  provider.server.use(
    http.get('*/api/v1/auth/me/sessions', () => HttpResponse.json({ items: items() })),
    http.delete('*/api/v1/auth/me/sessions/:sessionId', ({ params }) => {
      ended.push(String(params.sessionId));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderApp(SECURITY, { signedInAs: ANA });
  await screen.findByText('2 sessions');
  await user.click(screen.getByRole('button', { name: 'Log out all sessions on Safari on Mac' }));
  await waitFor(() => expect(screen.queryByText(/2 sessions/)).toBeNull());
  expect(ended.toSorted()).toEqual(['ses_1', 'ses_2']);
  expect(screen.getByText('This device')).toBeDefined();
});

describe('the password', () => {
  test('is changed with the one there is, and other devices are signed out', async () => {
    const { user } = await openSecurity();
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'Madera-2027');
    await user.type(screen.getByLabelText('Repeat new password'), 'Madera-2028');
    const save = screen.getByRole('button', { name: 'Change password' });
    await user.click(save);
    await screen.findByText('Passwords don’t match.');
    await user.clear(screen.getByLabelText('Repeat new password'));
    await user.type(screen.getByLabelText('Repeat new password'), 'Madera-2027');
    await user.click(save);
    await screen.findByText('This isn’t your current password.');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await user.clear(screen.getByLabelText('Current password'));
    await user.type(screen.getByLabelText('Current password'), DEMO_PASSWORD);
    await user.click(save);
    await screen.findByText('Password changed');
    expect(ana()?.password).toBe('Madera-2027');
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(readToken()).toBeDefined();
  });
});

describe('the second factor', () => {
  test('is turned on with a code; its recovery codes are shown once, and can be kept as a file', async () => {
    const app = await openSecurity();
    const codes = await turnOn(app);
    expect(codes).toHaveLength(10);
    const download = vi.spyOn(downloads, 'download').mockImplementation(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Download codes' }));
    expect(await download.mock.lastCall?.[1].text()).toBe(`${codes.join('\n')}\n`);
    download.mockRestore();
    await app.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    await screen.findByText('10 recovery codes left.');
  });

  test('is set up on the phone that has the app: what to open and to copy comes first, the code to scan is folded', async () => {
    onPhone();
    const { user } = await openSecurity();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog'));
    const open = await dialog.findByRole('link', { name: 'Open authenticator app' });
    expect(open.getAttribute('href')).toMatch(/^otpauth:\/\//);
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy key' }));
    expect(written).toHaveBeenCalledWith(ana()?.secondFactor?.secret);
    const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app', hidden: true });
    expect(picture.closest('details')?.open).toBe(false);
    expect(open.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is not turned on by a wrong code, nor by one of another minute', async () => {
    const { user } = await openSecurity();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('img');
    const field = dialog.getByLabelText('Code');
    for (const [code, why] of [
      ['000000', /^This code isn’t right/],
      [await appCode(-20), /^This code is from another minute\. Check that your phone/],
    ] as const) {
      await user.clear(field);
      await user.type(field, code);
      await user.click(dialog.getByRole('button', { name: 'Turn on' }));
      await dialog.findByText(why);
    }
    expect(ana()?.secondFactor?.isOn).toBe(false);
  });

  test('is asked for at sign-in, each code once; a recovery code does, too', async () => {
    const [recovery = ''] = await turnOn(await openSecurity());
    const first = await logIn();
    await heading('Enter your code');
    // It came in the place of the form: the code can be typed at once.
    expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
    await enterCode(first, await appCode());
    await screen.findByText('This code was already used. Wait for the next one.');
    await enterCode(first, await appCode(1));
    await heading('Welcome, Ana Luna!');

    const second = await logIn();
    await heading('Enter your code');
    await enterCode(second, '123456');
    await screen.findByText(/^This code isn’t right/);
    await enterCode(second, ` ${recovery.toUpperCase()} `);
    await heading('Welcome, Ana Luna!');
    const third = await logIn();
    await heading('Enter your code');
    await enterCode(third, recovery);
    await screen.findByText(/^This code isn’t right/);
    expect(readToken()).toBeUndefined();
    await third.user.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByLabelText('Password');
  });

  test.each([
    ['google', 'Continue with Google'],
    ['microsoft', 'Continue with Microsoft'],
  ])('is asked for after %s has vouched for somebody, too', async (_, button) => {
    await turnOn(await openSecurity());
    localStorage.clear();
    const app = await renderApp('/en/login?redirect=%2Fdashboard%2Fagents');
    await app.user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const back = await comeBack(await consentLink(assign.mock.lastCall?.[0] ?? '', 'ana'));
    await heading('Enter your code');
    expect(readToken()).toBeUndefined();
    await enterCode(back, '123456');
    await screen.findByText(/^This code isn’t right/);
    await enterCode(back, await appCode(1));
    await heading('Agents');
    expect(back.at()).toBe('/en/dashboard/agents');
  });

  test('is waited for no longer than the service vouches', async () => {
    await turnOn(await openSecurity());
    localStorage.clear();
    const app = await renderApp('/en/login');
    await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const back = await comeBack(await consentLink(assign.mock.lastCall?.[0] ?? '', 'ana'));
    await heading('Enter your code');
    provider.db.state.oauthRequests = {};
    await enterCode(back, await appCode(1));
    await heading('This login is no longer valid');
    expect(readToken()).toBeUndefined();
  });

  test('is turned off with a code only', async () => {
    const app = await openSecurity();
    const [recovery = ''] = await turnOn(app);
    await app.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    await app.user.click(await screen.findByRole('button', { name: 'Turn off…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Code'), '111111');
    await app.user.click(dialog.getByRole('button', { name: 'Turn off' }));
    await dialog.findByText(/^This code isn’t right/);
    await app.user.clear(dialog.getByLabelText('Code'));
    await app.user.type(dialog.getByLabelText('Code'), recovery);
    await app.user.click(dialog.getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Two-step verification is off');
    await screen.findByText('Off');
    await logIn();
    await heading('Welcome, Ana Luna!');
  });
});

test('in Spanish everything of it is Spanish', async () => {
  const { user } = await openSecurity('/es/dashboard/settings?section=security');
  const { security } = textsOf('es');
  await user.click(screen.getByRole('button', { name: security.factor.turnOn() }));
  await screen.findByRole('dialog', { name: security.setUp.title() });
  expect(screen.queryByText(/Password|Log out|Scan/)).toBeNull();
});
