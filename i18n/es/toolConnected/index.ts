import type { NamespaceToolConnectedTranslation } from '../../i18n-types.js';

/** Las palabras de la ventana que vuelve cuando se ha conectado una herramienta. */
const toolConnected: NamespaceToolConnectedTranslation = {
  title: 'Herramienta conectada',
  text: 'Puedes cerrar esta ventana y seguir donde estabas.',
  close: 'Cerrar ventana',
  stays: 'Tu navegador no nos deja cerrar esta ventana. Ciérrala tú o sigue en el panel.',
  dashboard: 'Ir al panel',
};

export default toolConnected;
