import type { Translation } from '../i18n-types.js';
import { fallback } from './fallback.js';

/** Las palabras de la sesión: su final por inactividad, la red, una versión nueva. */
export const session: Translation['session'] = {
  ...fallback.session,
  warning: {
    title: '¿Sigues ahí?',
    text: 'Tras dos horas de inactividad cerramos tu sesión. Lo que estabas escribiendo se conserva.',
    left: 'Tiempo restante',
    stay: 'Mantener la sesión',
  },
  offline: {
    badge: 'Sin conexión',
    text: 'No tienes conexión. Lo que escribas se conserva; podrás guardarlo en cuanto la recuperes.',
  },
  notKept: {
    title: 'Tu sesión solo está abierta en esta página',
    text: 'El navegador no guarda tu sesión: se cerrará al recargar o cerrar la página. Para mantenerla, permite los datos del sitio o libera espacio.',
  },
};
