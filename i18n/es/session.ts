import type { Translation } from '../i18n-types.js';
import { fallback } from './fallback.js';

/** Las palabras de la sesión: su final por inactividad, la red, una versión nueva. */
export const session: Translation['session'] = {
  ...fallback.session,
  warning: {
    title: '¿Sigues ahí?',
    text: 'Tras dos horas sin actividad cerramos tu sesión. Lo que estabas escribiendo se conserva.',
    left: 'Tiempo restante: {time}',
    stay: 'Mantener la sesión',
  },
  offline: {
    badge: 'Sin conexión',
    text: 'No tienes conexión. Lo que escribas se conserva; podrás guardar y cargar datos en cuanto la recuperes.',
  },
  notKept: {
    title: 'Tu sesión solo vale en esta página',
    text: 'El navegador no guarda la sesión: termina al recargar o cerrar la página. Para seguir dentro, permite los datos del sitio o libera espacio del navegador.',
  },
};
