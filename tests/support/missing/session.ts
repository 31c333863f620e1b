import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { comeBack, consentLink } from '../oauth';
import { signInAs } from '../play-provider';
import { assign, fieldValue, renderApp } from '../render-app';
import { ANA, button, press, signedOut, type Table, tick, write } from './acts';

/** The link of a password's reset mail. */
export const LINK = '/en/user/reset-password?token=rst_abcdefghijklmnopqrstuvwxyz';
const SECURITY = '/en/dashboard/settings?section=security';
const REGION = '/en/dashboard/settings?section=region';

/** Signing in, and what belongs to one person. */
export const session: Table = (provider) => ({
  'POST /auth/sign-in': [signedOut('/en/login', { Email: ANA, Password: 'Agents-2026' }, 'Login')],
  'POST /auth/register': [
    signedOut(
      '/en/onboarding/register',
      {
        'First name': 'Eva',
        Email: 'eva@acme.example',
        Password: 'Agents-2027',
        'Repeat password': 'Agents-2027',
      },
      'Create account',
    ),
  ],
  'POST /auth/password-reset-links': [signedOut('/en/passwordrecovery', { Email: ANA }, 'Send link')],
  'POST /auth/password-reset-links/state': [
    {
      at: LINK,
      as: null,
      rest: async () => void (await screen.findByLabelText('New password')),
      to: '/en/user/reset-password',
    },
  ],
  'PUT /auth/password': [
    {
      ...signedOut(
        '/en/user/reset-password',
        { 'New password': 'Madera-2027', 'Repeat new password': 'Madera-2027' },
        'Save new password',
      ),
      before: () => {
        const sentAt = provider.db.now();
        provider.db.state.resetLinks.rst_abcdefghijklmnopqrstuvwxyz = {
          userId: 'usr_ana',
          sentAt,
          used: false,
        };
      },
      open: () => renderApp(LINK),
    },
  ],
  'POST /auth/oauth/{identityProvider}/start': [
    {
      at: '/en/login',
      as: null,
      first: (app) => write(app, 'Email', 'ana@'),
      call: (app) => press(app, 'Continue with Google'),
      rest: () => expect(fieldValue('Email')).toBe('ana@'),
    },
  ],
  'POST /auth/oauth/{identityProvider}/callback': [
    {
      at: '/oauth/google',
      as: null,
      open: async () => {
        assign.mockClear();
        const app = await renderApp('/en/login');
        await press(app, 'Continue with Google');
        await waitFor(() => expect(assign).toHaveBeenCalled());
        return comeBack(await consentLink(assign.mock.lastCall?.[0] ?? '', 'ana'));
      },
      rest: async () => void (await screen.findByRole('link', { name: 'Start over' })),
    },
  ],
  'GET /auth/me': [
    {
      at: '/en/dashboard/home',
      open: async () => {
        await signInAs(ANA);
        localStorage.removeItem('agent-dashboard');
        return renderApp('/en/dashboard/home');
      },
      rest: async () => void (await button('Logout')),
    },
  ],
  'GET /auth/me/sessions': [{ at: SECURITY }],
  'DELETE /auth/me/sessions': [{ at: SECURITY, call: (app) => press(app, 'Log out all other devices') }],
  'DELETE /auth/me/sessions/{sessionId}': [
    { at: SECURITY, call: (app) => press(app, 'Log out Chrome on Android') },
  ],
  'PUT /auth/me/password': [
    {
      at: SECURITY,
      first: async (app) => {
        await write(app, 'Current password', 'Agents-2026');
        await write(app, 'New password', 'Madera-2027');
        await write(app, 'Repeat new password', 'Madera-2027');
      },
      call: (app) => press(app, 'Change password'),
      rest: () => expect(fieldValue('New password')).toBe('Madera-2027'),
    },
  ],
  'GET /auth/me/second-factor': [{ at: SECURITY }],
  'PUT /auth/me/second-factor': [
    {
      at: SECURITY,
      first: async (app) => {
        await press(app, 'Turn on');
        await screen.findByRole('img', { name: /^QR code/ });
        await write(app, 'Code', '123456');
      },
      call: async (app) => {
        const dialog = within(await screen.findByRole('dialog'));
        await app.user.click(dialog.getByRole('button', { name: 'Turn on' }));
      },
    },
  ],
  'POST /auth/me/second-factor/setups': [{ at: SECURITY, first: (app) => press(app, 'Turn on') }],
  'POST /auth/me/second-factor/off': [
    {
      at: SECURITY,
      before: () => {
        const factor = provider.db.state.users.usr_ana?.secondFactor;
        if (factor) factor.isOn = true;
      },
      // Whose second factor is on cannot sign in by the password alone.
      open: async () => {
        const factor = provider.db.state.users.usr_ana?.secondFactor;
        if (factor) factor.isOn = false;
        await signInAs(ANA);
        if (factor) factor.isOn = true;
        return renderApp(SECURITY);
      },
      first: async (app) => {
        await press(app, 'Turn off…');
        await write(app, 'Code', '123456');
      },
      call: (app) => press(app, 'Turn off'),
    },
  ],
  'GET /auth/me/preferences': [{ at: REGION }, { at: '/en/dashboard/settings?section=notifications' }],
  'PUT /auth/me/preferences': [
    {
      at: '/en/dashboard/settings?section=notifications',
      first: (app) => tick(app, 'Weekly digest'),
      call: (app) => press(app, 'Save changes to notifications'),
    },
  ],
});
