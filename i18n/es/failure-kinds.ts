import type { Translation } from '../i18n-types.js';

/** Lo que ha pasado, para cuando aún no ha llegado ningún archivo de textos. */
export const failureKinds: Omit<
  Translation['failures'],
  'codes' | 'readOnly' | 'outdated' | 'unexpected' | 'someUnreadable'
> = {
  network: {
    title: 'No hay conexión',
    text: 'Revisa tu conexión e inténtalo de nuevo. Lo que has escrito sigue aquí.',
  },
  timeout: {
    title: 'Está tardando demasiado',
    text: 'Hemos esperado 50 segundos. Lo que has escrito sigue aquí; inténtalo de nuevo.',
  },
  mismatch: {
    title: 'No hemos podido cargar los datos',
    text: 'Si se repite, envía la referencia a soporte.',
  },
  unavailable: {
    title: 'Aún no está disponible',
    text: 'El resto del panel funciona como siempre.',
  },
  gone: { title: 'Esto ya no existe', text: 'Se ha eliminado o el enlace está incompleto.' },
  forbidden: {
    title: 'No tienes acceso a esto',
    text: 'Pide acceso a un titular o administrador de tu empresa.',
  },
  busy: { title: 'Demasiados intentos', text: 'Espera {seconds} segundos e inténtalo de nuevo.' },
  invalid: { title: 'Hay datos por corregir', text: 'Revisa los campos marcados.' },
  server: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'Inténtalo de nuevo en un momento.',
  },
  conflict: { title: 'Esto ha cambiado mientras tanto', text: 'Recarga para ver cómo está ahora.' },
};
