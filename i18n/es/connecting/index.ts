import type { NamespaceConnectingTranslation } from '../../i18n-types.js';

/** Las palabras para conectar una cuenta de otro servicio, se empiece donde se empiece. */
const connecting: NamespaceConnectingTranslation = {
  states: {
    none: 'Sin conectar',
    INITIATED: 'Sin terminar de conectar',
    ACTIVE: 'Conectada',
    FAILED: 'No funciona',
    EXPIRED: 'Hay que reconectar',
    INACTIVE: 'Desactivada',
  },
  opening: 'Abriendo la página de permiso…',
  connectIt: 'Conectar',
  connect: 'Conectar {name}',
  reconnect: 'Reconectar',
  reconnectNamed: 'Reconectar {name}',
  waiting: {
    title: 'Termina de conectar {name} en la ventana que se ha abierto',
    blockedTitle: 'Tu navegador ha bloqueado la ventana de {name}',
    text: 'Esta página se actualiza sola en cuanto acabes.',
    blockedText: 'Abre la página de permiso en otra pestaña. Esta página se actualiza sola en cuanto acabes.',
    looked:
      'Aún no está conectada. Si has cerrado la ventana, vuelve a abrir la página. Si ya has acabado, la confirmación puede tardar un momento.',
    open: 'Abrir en otra pestaña',
    look: 'Comprobar otra vez',
    cancel: 'Cancelar',
  },
  ends: {
    connected: {
      title: '{name} se ha conectado',
      text: 'Los agentes que la usan ya pueden trabajar con ella.',
    },
    cancelled: { title: '{name} no se ha conectado', text: 'No has dado permiso. No ha cambiado nada.' },
    failed: {
      title: 'No hemos podido conectar {name}',
      text: 'La aplicación lo ha rechazado. No ha cambiado nada.',
    },
    timed_out: {
      title: '{name} no se ha conectado',
      text: 'No has terminado a tiempo en la página de permiso. No ha cambiado nada.',
    },
    other_account: {
      title: '{name} no se ha vuelto a conectar',
      text: 'Has entrado allí con otra cuenta. Si quieres usarla, conéctala como cuenta nueva.',
    },
    gone: { title: '{name} no se ha conectado', text: 'Alguien ha quitado esta conexión mientras tanto.' },
  },
  says: '{name} dice: «{reason}»',
  again: 'Reintentar',
  dismiss: 'Descartar',
};

export default connecting;
