import type { NamespaceUsageMetersTranslation } from '../../i18n-types.js';

/** Las palabras de cuánto se ha usado del plan. */
const usageMeters: NamespaceUsageMetersTranslation = {
  title: 'Uso',
  resets: 'se renueva el {date}',
  conversations: 'Conversaciones',
  agents: 'Agentes',
  of: '{used} de {included}',
  unlimited: '{used}, sin límite',
  percent: '{percent} usado.',
  lasts: 'A este ritmo dura hasta el {date}.',
  allUsed: 'Todo usado.',
  none: 'El uso todavía no está disponible.',
  loading: 'Cargando el uso',
  loadFailed: 'No se ha podido cargar tu uso',
};

export default usageMeters;
