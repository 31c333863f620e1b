import type { NamespaceToolConnectedTranslation } from '../../i18n-types.js';

/** Las palabras de la ventana que vuelve cuando se ha conectado una herramienta. */
const toolConnected: NamespaceToolConnectedTranslation = {
  title: 'La herramienta está conectada',
  text: 'Puedes cerrar esta ventana y seguir donde estabas.',
  close: 'Cerrar esta ventana',
  stays: 'Tu navegador mantiene abierta esta ventana. Ciérrala tú, o sigue en el panel.',
  dashboard: 'Ir al panel',
};

export default toolConnected;
