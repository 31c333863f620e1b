import type { NamespaceChannelStateTranslation } from '../../i18n-types.js';

/** Cómo está un canal, en una palabra. */
const channelState: NamespaceChannelStateTranslation = {
  working: 'Funciona',
  degraded: 'Fallan algunos mensajes',
  expired: 'Hay que reconectar',
  switchedOn: 'Activado, sin conectar',
  switchedOff: 'Desactivado',
  off: 'Sin conectar',
  onUnknown: 'Activado, conexión desconocida',
  offUnknown: 'Desactivado, conexión desconocida',
  unknown: 'Estado desconocido',
};

export default channelState;
