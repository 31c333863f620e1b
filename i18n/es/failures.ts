import type { Translation } from '../i18n-types.js';
import { failureKinds } from './failure-kinds.js';
/** Lo que lee una persona cuando una llamada falla. */
export const failures: Translation['failures'] = {
  ...failureKinds,
  codes: {
    STAGE_NOT_DONE: 'Este paso aún no está terminado.',
    TRIAL_USED: 'Tu empresa ya ha usado la prueba gratuita. Elige un plan para continuar.',
    ALREADY_SUBSCRIBED: 'Tu empresa ya tiene este plan.',
    SUBSCRIPTION_UNDER_WAY: 'Ya se está preparando otra suscripción.',
    BOT_LIMIT_REACHED: 'Has llegado al límite de agentes de tu plan.',
    SPEND_CAP_REACHED: 'El límite de gasto de tu empresa no permite otro agente.',
    DRAFT_CHANGED: 'Alguien guardó este borrador después de que lo abrieras. Tu texto sigue aquí.',
    ROLE_TOO_LOW: 'No tienes permiso para esto. Pídeselo a un titular o administrador de tu empresa.',
  },
  readOnly: 'Puedes ver esto, pero no cambiarlo. Habla con un titular o administrador de tu empresa.',
  outdated: 'Puede que esto no esté al día.',
  unexpected: 'Si algo no responde, recarga la página. Lo que estabas escribiendo se conserva.',
  someUnreadable: 'No se han podido mostrar {missing} de {total} porque sus datos están incompletos.',
};
