import { screen } from '@testing-library/react';
import { leavePage, renderApp } from './render-app';

/** What a person chooses in the place of what they have forgotten. */
export const NEW_PASSWORD = 'Madera-2027';

/** What the pages say. */
export const TEXTS = {
  en: {
    email: 'Email',
    password: 'Password',
    recovery: 'Recover your password',
    send: 'Send link',
    sent: 'Check your email',
    notReceived: 'I didn’t get it',
    nothing: 'Didn’t get the email?',
    again: 'Send again',
    againIn: 'You can send it again in',
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
    newLink: 'Request a new link',
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
    newLink: 'Pedir un enlace nuevo',
  },
} as const;

export type Locale = keyof typeof TEXTS;

type App = Awaited<ReturnType<typeof renderApp>>;

/** Chooses a new password. */
export async function choose({ user }: App, password = NEW_PASSWORD, locale: Locale = 'en'): Promise<void> {
  const texts = TEXTS[locale];
  await user.type(await screen.findByLabelText(texts.newPassword), password);
  await user.type(screen.getByLabelText(texts.repeat), password);
  await user.click(screen.getByRole('button', { name: texts.save }));
}

/** The page anew with all that the browser keeps of it: its place in the history and what lies there. */
export async function reloadPage({ router }: App): Promise<App> {
  const { pathname, search, state } = router.history.location;
  leavePage();
  const app = await renderApp('/en/404');
  app.router.history.replace(`${pathname}${search}`, state);
  await app.router.load();
  return app;
}
