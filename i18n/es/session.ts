import type { Translation } from '../i18n-types.js';

/** Las palabras de la sesión: su final por inactividad, la red, una versión nueva. */
export const session: Translation['session'] = {
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
  newVersion: {
    title: 'Hay una versión nueva de esta página',
    text: 'Una parte procede de una versión que ya no existe. Recarga para continuar; lo que estabas escribiendo se conserva.',
  },
};
