import type english from '../en/visitor-launcher.js';

/** Los textos del botón que abre el chat: llegan con sus primeros bytes. */
const visitorLauncher: Record<keyof typeof english, string> = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
};

export default visitorLauncher;
