import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCheckResetLinkMockHandler } from '@/api/generated/recovery/recovery.msw';
import { readToken } from '@/session/token';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider, signInAs } from '../support/play-provider';
import { choose, NEW_PASSWORD, reloadPage } from '../support/recovery';
import { fieldValue, heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

const changes = () => provider.callsOf('PUT', '/auth/password').length;

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
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeDefined();
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
    await app.user.click(await screen.findByRole('button', { name: 'Save new password' }));
    await screen.findByText('Choose a password.');
    await screen.findByText('Enter the password again.');
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
