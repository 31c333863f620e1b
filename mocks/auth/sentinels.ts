import type { Sentinel } from '@mocks/core/sentinel';

/** Emails that make sign-in, registration and recovery behave in a certain way, whatever else is typed. */
export const EMAIL_SENTINELS = {
  slow: 'lento@acme.example',
  tooMany: '429@acme.example',
  broken: '500@acme.example',
  contractBreaking: 'roto@acme.example',
};

/** What stands after `token=` in a reset link that cannot be used any more. */
export const RESET_SECRET_SENTINELS = { expired: 'rst_expired', used: 'rst_used' };

const email = {
  en: 'Login, registration, recovery: email',
  es: 'Inicio de sesión, registro, recuperación: correo',
};
const resetLink = { en: 'Address bar', es: 'Barra de direcciones' };

/** What can be typed wherever an address is typed without a session. */
export const emailSentinels: readonly Sentinel[] = [
  {
    where: email,
    type: EMAIL_SENTINELS.slow,
    what: { en: 'The answer takes 5 seconds.', es: 'La respuesta tarda 5 segundos.' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.tooMany,
    what: { en: 'Too many attempts (429).', es: 'Demasiados intentos (429).' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.broken,
    what: { en: 'The server fails (500).', es: 'El servidor falla (500).' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.contractBreaking,
    what: { en: 'The answer breaks the contract.', es: 'La respuesta incumple el contrato.' },
  },
];

/** What can be typed at registration and recovery. */
export const registrationSentinels: readonly Sentinel[] = [
  {
    where: { en: 'Registration, email', es: 'Registro, correo' },
    type: 'ana@acme.example',
    what: { en: 'The address has an account already (409).', es: 'Ese correo ya tiene una cuenta (409).' },
  },
  {
    where: { en: 'Recovery, the same email twice', es: 'Recuperación, el mismo correo dos veces' },
    type: 'ana@acme.example',
    what: {
      en: 'Within 30 seconds: too many attempts (429).',
      es: 'En menos de 30 segundos: demasiados intentos (429).',
    },
  },
  {
    where: resetLink,
    type: `/user/reset-password?token=${RESET_SECRET_SENTINELS.expired}`,
    what: { en: 'A link that has expired.', es: 'Un enlace caducado.' },
  },
  {
    where: resetLink,
    type: `/user/reset-password?token=${RESET_SECRET_SENTINELS.used}`,
    what: { en: 'A link that was used already.', es: 'Un enlace ya usado.' },
  },
  {
    where: resetLink,
    type: '/user/reset-password?token=rst_unknown',
    what: { en: 'A link that nobody sent.', es: 'Un enlace que nadie envió.' },
  },
];
