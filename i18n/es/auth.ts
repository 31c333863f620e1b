import type { Translation } from '../i18n-types.js';

/** Las palabras del inicio de sesión. */
export const auth: Translation['auth'] = {
  title: 'Inicia sesión',
  text: 'Crea, prueba y gestiona los agentes virtuales de tu empresa.',
  promise: 'Agentes que conocen tu negocio y avisan cuando no saben algo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  wrongPair: 'Email o contraseña inválidos',
  expired: 'Tu sesión ha caducado. Vuelve a entrar para seguir donde estabas.',
  inactive: 'Tu sesión ha caducado por inactividad',
  forgot: '¿Has olvidado tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Crea una cuenta',
  liveRules: {
    longEnough: 'Al menos {minimum} caracteres',
    same: 'Las contraseñas coinciden',
    met: 'Cumplido',
  },
} as const;
