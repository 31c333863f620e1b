import type { Translation } from '../i18n-types.js';

/** Las palabras de la entrada con Google o Microsoft. */
export const oauth: Translation['oauth'] = {
  or: 'o',
  continueWith: 'Continuar con {service}',
  signInWith: 'Entrar con {service}',
  noStorage: {
    title: 'Tu navegador no guarda datos de esta página',
    text: 'Entrar con {service} los necesita. Abre esta página con https y permite los datos del sitio, o entra con tu correo y tu contraseña.',
  },
  notRegistered: {
    title: '{service} no está configurado para esta dirección',
    text: 'Entra con tu correo y tu contraseña y avisa a quien administra el panel.',
  },
  working: { title: 'Iniciando sesión…', text: 'Solo será un momento.' },
  notStarted: 'No se ha podido continuar con {service}',
  down: {
    title: '{service} no responde',
    text: 'Inténtalo dentro de unos minutos o entra con tu correo y tu contraseña.',
  },
} as const;
