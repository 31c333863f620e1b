import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';

/** The locale segments, and the language each shows; without a segment it is the saved one, `es` when none is. */
const SEGMENTS = [
  ['', 'es'],
  ['/en', 'en'],
  ['/es', 'es'],
] as const;

const NOT_FOUND = { en: 'Page not found', es: 'Página no encontrada' };

interface Screen {
  path: string;
  title: { en: string; es: string };
  signedIn: boolean;
}

const screens: readonly Screen[] = [
  { path: '/login', title: { en: 'Log in', es: 'Inicia sesión' }, signedIn: false },
  {
    path: '/onboarding/register',
    title: { en: 'Create your account', es: 'Crea tu cuenta' },
    signedIn: false,
  },
  {
    path: '/passwordrecovery',
    title: { en: 'Recover your password', es: 'Recupera tu contraseña' },
    signedIn: false,
  },
  // Opened without the step before it, a step of recovery leads back to the first.
  ...['/sendemail', '/sendemailagain', '/recoversuccess'].map((path) => ({
    path,
    title: { en: 'Let’s start over', es: 'Empecemos de nuevo' },
    signedIn: false,
  })),
  {
    path: '/user/reset-password',
    title: { en: 'This link isn’t valid', es: 'Este enlace no es válido' },
    signedIn: false,
  },
  {
    path: '/toolisconnected',
    title: { en: 'Tool connected', es: 'Herramienta conectada' },
    signedIn: false,
  },
  {
    path: '/onboarding/company_settings',
    title: { en: 'Tell us about your company', es: 'Háblanos de tu empresa' },
    signedIn: true,
  },
  { path: '/onboarding/pricing', title: { en: 'Choose your plan', es: 'Elige tu plan' }, signedIn: true },
  {
    path: '/onboarding/freetrial',
    title: { en: 'Your free trial of Growth', es: 'Tu prueba gratuita de Crecimiento' },
    signedIn: true,
  },
  {
    path: '/onboarding/integrations',
    title: { en: 'Where will your agents answer?', es: '¿Dónde responderán tus agentes?' },
    signedIn: true,
  },
  {
    path: '/dashboard/home',
    title: { en: 'Welcome, Ana Luna!', es: '¡Hola, Ana Luna!' },
    signedIn: true,
  },
  { path: '/dashboard/settings', title: { en: 'Settings', es: 'Ajustes' }, signedIn: true },
  { path: '/dashboard/analytics', title: { en: 'Analytics', es: 'Estadísticas' }, signedIn: true },
  { path: '/dashboard/channels', title: { en: 'Channels', es: 'Canales' }, signedIn: true },
  {
    path: '/dashboard/setup/connect',
    title: { en: 'Connect a channel', es: 'Conectar un canal' },
    signedIn: true,
  },
  { path: '/dashboard/agents', title: { en: 'Agents', es: 'Agentes' }, signedIn: true },
  {
    path: '/dashboard/agents/bot_returns',
    title: { en: 'Devoluciones', es: 'Devoluciones' },
    signedIn: true,
  },
  {
    path: '/dashboard/agents/bot_returns/test-agent',
    title: { en: 'Test Devoluciones', es: 'Probar Devoluciones' },
    signedIn: true,
  },
  { path: '/dashboard/setup/agents', title: { en: 'Agents', es: 'Agentes' }, signedIn: true },
  { path: '/dashboard/setup/tools', title: { en: 'Tools', es: 'Herramientas' }, signedIn: true },
  { path: '/dashboard/setup/tools2', title: { en: 'Tools', es: 'Herramientas' }, signedIn: true },
  {
    path: '/dashboard/setup/create-new-agent',
    title: { en: 'New agent', es: 'Nuevo agente' },
    signedIn: true,
  },
];

const redirects = [
  { path: '/dashboard', to: '/dashboard/home' },
  { path: '/dashboard/setup', to: '/dashboard/setup/agents' },
  // Nothing is running, so there is nothing to watch.
  { path: '/onboarding/subscribing', to: '/onboarding/pricing' },
] as const;

describe.each(SEGMENTS)('with the locale segment "%s"', (segment, locale) => {
  test.each(screens)('$path shows its title', async ({ path, title, signedIn }) => {
    const app = await renderApp(`${segment}${path}`, { signedInAs: signedIn ? ANA : undefined });
    await heading(title[locale]);
    expect(app.at()).toBe(`${segment}${path}`);
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toMatch(/.+ · My Application$/);
  });

  test.each(redirects)('$path leads to $to', async ({ path, to }) => {
    const app = await renderApp(`${segment}${path}`, { signedInAs: ANA });
    await waitFor(() => expect(app.at()).toBe(`${segment}${to}`));
  });

  test.each(screens.filter(({ signedIn }) => signedIn))(
    '$path without a token leads to login and asks nothing',
    async ({ path }) => {
      const app = await renderApp(`${segment}${path}`);
      if (path === '/onboarding/company_settings') {
        // Public (specification §2): it shows the way to a session instead.
        await screen.findByText({ en: 'Log in to continue', es: 'Inicia sesión para continuar' }[locale]);
      } else {
        await heading({ en: 'Log in', es: 'Inicia sesión' }[locale]);
        expect(app.href()).toBe(`${segment}/login?redirect=${encodeURIComponent(`${segment}${path}`)}`);
      }
      expect(provider.calls).toEqual([]);
    },
  );

  test.each([
    ['/toolisconnected', { en: 'Tool connection', es: 'Conexión de una herramienta' }],
    ['/oauth/google', { en: 'Log in with Google', es: 'Entrar con Google' }],
    ['/oauth/microsoft', { en: 'Log in with Microsoft', es: 'Entrar con Microsoft' }],
  ])('%s shows nothing but itself, with its own title', async (path, title) => {
    await renderApp(`${segment}${path}`);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toContain(title[locale]);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test.each([
    '/dashboard/agents/%E0%A4%A',
    '/%',
    '/dashboard/%zz/x',
    '/dashboard/agents/%E0%A4%A/test-agent',
  ])('%s, which no route can read, is the 404 page with a way home', async (path) => {
    const app = await renderApp(`${segment}${path}`, { signedInAs: ANA });
    await heading(NOT_FOUND[locale]);
    expect(app.at()).toBe(`/${locale}/404`);
    await app.user.click(screen.getByRole('link'));
    await waitFor(() => expect(app.at()).toBe(`/${locale}/dashboard/home`));
  });

  test.each(['/nowhere', '/dashboard/nowhere', '/login/nowhere'])(
    '%s is not found, without any header',
    async (path) => {
      await renderApp(`${segment}${path}`, { signedInAs: ANA });
      await heading(NOT_FOUND[locale]);
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );
});

test('the root leads to the dashboard home', async () => {
  const app = await renderApp('/', { signedInAs: ANA });
  await heading('¡Hola, Ana Luna!');
  expect(app.at()).toBe('/dashboard/home');
});

test.each(['/en', '/es'])('the locale root %s leads to login', async (root) => {
  const app = await renderApp(root);
  await heading({ '/en': 'Log in', '/es': 'Inicia sesión' }[root] ?? '');
  expect(app.at()).toBe(`${root}/login`);
});

test.each([
  ['es', undefined],
  ['es', 'es'],
  ['en', 'en'],
  ['es', 'xx'],
] as const)(
  'an unsupported locale is not found under the current one, %s (saved: %s)',
  async (locale, saved) => {
    if (saved) localStorage.setItem('locale', saved);
    for (const path of ['/fr/login', '/xx', '/__proto__/dashboard/home', '/EN/login', '/en-US/login']) {
      const app = await renderApp(path);
      await heading(NOT_FOUND[locale]);
      expect(app.at()).toBe(`/${locale}/404`);
    }
  },
);

/** The launcher of the chat, which lies in a tree of its own. */
function launcher(): HTMLElement | null {
  const box = document.querySelector('agent-chat:not([hidden])')?.shadowRoot?.querySelector('div');
  return box ? within(box).queryByRole('button', { name: 'Do you have any questions?' }) : null;
}

test.each([
  ['/en/dashboard/home', true],
  ['/en/dashboard/agents', true],
  ['/en/dashboard/agents/bot_returns', true],
  ['/en/dashboard/analytics', true],
  ['/en/dashboard/settings', true],
  ['/en/dashboard/agents/bot_returns/test-agent', false],
  ['/en/dashboard/creator-agent/bot_creator-acme', false],
  ['/en/dashboard/channels', false],
  ['/en/dashboard/setup/agents', false],
  ['/en/dashboard/composio-test', false],
])('%s shows the chat widget: %s', async (path, shown) => {
  await renderApp(path, { signedInAs: ANA });
  // The menu comes, like the widget, once the page is quiet.
  await screen.findByRole('button', { name: 'Ana Luna’s account' });
  if (shown) await waitFor(() => expect(launcher()).not.toBeNull());
  else expect(launcher()).toBeNull();
});

test('hostile ids ask nothing but one agent, and are said to be gone', async () => {
  for (const id of ['..%2F..%2Fwelcome', '%2e%2e', 'a%2Fb', '%00']) {
    provider.calls.length = 0;
    await renderApp(`/en/dashboard/agents/${id}`, { signedInAs: ANA });
    await screen.findByRole('heading', { level: 1 });
    const known = /^\/(auth|accounts|projects)(\/|$)|^\/welcome\/account\//;
    expect(provider.calls.filter(({ path }) => !known.test(path))).toEqual([]);
  }
});

test('the pages of the menu lead where they say, and the heading takes the focus', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  const menu = await screen.findByRole('navigation', { name: 'Main navigation' });
  for (const [name, path] of [
    ['Agents', '/en/dashboard/agents'],
    ['Channels', '/en/dashboard/channels'],
    ['Settings', '/en/dashboard/settings'],
  ] as const) {
    await app.user.click(within(menu).getByRole('link', { name }));
    const title = await heading(name);
    expect(app.at()).toBe(path);
    await waitFor(() => expect(document.activeElement).toBe(title));
  }
});
