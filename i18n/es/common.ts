import type { Translation } from '../i18n-types.js';
import { fallback } from './fallback.js';

/** Palabras que usan todas las pantallas. */
export const common: Translation['common'] = {
  ...fallback.common,
  title: 'My Application',
  description: 'A project with Vue 3 and DaisyUI',
  login: 'Entrar',
  pageTitle: '{page} · {brand}',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copyReference: 'Copiar referencia',
  unknown: 'desconocido',
  showMore: 'Mostrar más ({count})',
  draft: { restored: 'Hemos recuperado lo que no habías enviado.', startAfresh: 'Empezar de nuevo' },
  languageNames: { en: 'inglés', es: 'español' },
};
