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
      title: 'Herramienta sin conectar',
      text: 'Has cancelado el permiso. Puedes cerrar esta ventana e intentarlo otra vez desde el panel.',
    },
    failed: {
      title: 'Herramienta sin conectar',
      text: 'El servicio lo ha rechazado. En el panel verás por qué. Puedes cerrar esta ventana.',
    },
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Solo funciona una vez y durante unos minutos. Mira en el panel si la herramienta está conectada.',
    },
    unknown: {
      title: 'No sabemos si ha funcionado',
      text: 'El servicio ha vuelto sin una respuesta clara. Mira en el panel: siempre consulta el estado actual.',
    },
  },
  close: 'Cerrar ventana',
  stays: 'Tu navegador no nos deja cerrar esta ventana. Ciérrala tú o sigue en el panel.',
  dashboard: 'Ir a las conexiones',
};

export default toolConnected;
