import type { Translation } from '../i18n-types.js';

/** Lo que lee una persona cuando una llamada falla. */
export const failures: Translation['failures'] = {
  network: {
    title: 'No hay conexión',
    text: 'Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí.',
  },
  timeout: {
    title: 'Está tardando demasiado',
    text: 'Esperamos 50 segundos. No se ha perdido nada de lo que escribiste; inténtalo de nuevo.',
  },
  mismatch: {
    title: 'No hemos podido cargar los datos',
    text: 'No cumple el contrato acordado. Inténtalo otra vez y, si se repite, envía la referencia a soporte.',
  },
  unavailable: {
    title: 'Aún no está disponible',
    text: 'El resto del panel funciona como siempre.',
  },
  gone: { title: 'Esto ya no está aquí', text: 'Se eliminó, o el enlace no está completo.' },
  forbidden: { title: 'No tienes acceso a esto', text: 'Pertenece a otra cuenta.' },
  busy: { title: 'Demasiados intentos', text: 'Espera {seconds} segundos e inténtalo de nuevo.' },
  invalid: { title: 'Hay datos por corregir', text: 'Revisa los campos marcados.' },
  server: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'No es culpa tuya. Inténtalo de nuevo en un momento.',
  },
  conflict: { title: 'Esto cambió mientras tanto', text: 'Recarga para ver cómo está ahora.' },
  codes: {
    STAGE_NOT_DONE: 'Este paso aún no está terminado.',
    TRIAL_USED: 'Tu empresa ya usó la prueba gratuita. Elige un plan para continuar.',
    ALREADY_SUBSCRIBED: 'Tu empresa ya tiene este plan.',
    SUBSCRIPTION_UNDER_WAY: 'Ya se está preparando otra suscripción.',
    BOT_LIMIT_REACHED: 'Llegaste al límite de agentes de tu plan.',
    DRAFT_CHANGED: 'Alguien guardó este borrador después de que lo abrieras. Tu texto sigue aquí.',
  },
  outdated: 'Puede que lo que ves no esté al día.',
  someUnreadable: 'No se pudieron mostrar {missing} de {total}, porque sus datos están incompletos.',
};
