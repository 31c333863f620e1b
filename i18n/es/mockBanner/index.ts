import type { NamespaceMockBannerTranslation } from '../../i18n-types.js';

/** Las palabras de la franja sobre cada página de una versión simulada. */
const mockBanner: NamespaceMockBannerTranslation = {
  label: 'Versión simulada',
  title: 'Versión simulada: la API responde desde este navegador.',
  scenario: 'Estado',
  reset: 'Empezar de cero',
  sentinels: 'Qué escribir para ver cada error',
  mails: 'Correos enviados ({count})',
  noMails: 'Todavía no se ha enviado nada.',
  mailTo: '{time}, a {email}:',
  openLink: 'Elegir una contraseña nueva',
};

export default mockBanner;
