import type { NamespaceVisitorLauncherTranslation } from '../../i18n-types.js';

/** Los textos del botón que abre el chat: llegan con sus primeros bytes. */
const visitorLauncher: NamespaceVisitorLauncherTranslation = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
};

export default visitorLauncher;
