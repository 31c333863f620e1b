import type { Translation } from '../i18n-types.js';

/** Palabras que usan todas las pantallas. */
export const common: Translation['common'] = {
  title: 'My Application',
  description: 'A project with Vue 3 and DaisyUI',
  login: 'Entrar',
  logout: 'Salir',
  pageTitle: '{page} · {brand}',
  loading: 'Cargando',
  save: 'Guardar',
  saved: 'Guardado',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Volver',
  continue: 'Continuar',
  retry: 'Reintentar',
  reference: 'Referencia',
  copy: 'Copiar',
  copied: 'Copiado',
  copyReference: 'Copiar la referencia',
  unknown: 'desconocido',
  optional: 'opcional',
  draft: { restored: 'Hemos recuperado lo que no habías enviado.', startAfresh: 'Empezar de nuevo' },
  languageNames: { en: 'inglés', es: 'español' },
};
