import type { NamespaceToolConnectedTranslation } from '../../i18n-types.js';

/** Las palabras de la ventana que vuelve cuando alguien sale de la página de permiso de una herramienta. */
const toolConnected: NamespaceToolConnectedTranslation = {
  pageTitle: 'Conexión de una herramienta',
  states: {
    connected: {
      title: 'Herramienta conectada',
      text: 'Puedes cerrar esta ventana y seguir donde estabas.',
    },
    cancelled: {
      title: 'No se ha conectado la herramienta',
      text: 'No has dado permiso. Puedes cerrar esta ventana e intentarlo de nuevo desde el panel.',
    },
    failed: {
      title: 'No se ha conectado la herramienta',
      text: 'La aplicación ha rechazado la conexión. Puedes cerrar esta ventana: en el panel verás el motivo.',
    },
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Solo funciona una vez y durante unos minutos. En el panel verás si la herramienta está conectada.',
    },
    unknown: {
      title: 'No sabemos si ha funcionado',
      text: 'La aplicación no ha dado una respuesta clara. En el panel verás si la herramienta está conectada.',
    },
  },
  close: 'Cerrar ventana',
  stays: 'Tu navegador no nos deja cerrar esta ventana. Ciérrala tú o sigue en el panel.',
  dashboard: 'Ir a las conexiones',
};

export default toolConnected;
