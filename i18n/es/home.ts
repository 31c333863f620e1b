import type { Translation } from '../i18n-types.js';

/** Las palabras del inicio del panel. */
export const home: Translation['home'] = {
  welcome: '¡Hola, {name}!',
  welcomeNobody: '¡Hola!',
  agents: 'Tienes {count} {{n:agente|agentes}}.',
  facts: '{talking} de {count} {{n:agente activo|agentes activos}}.',
  noAgents: 'Todavía no tienes agentes. Crear el primero lleva unos minutos.',
  attention: 'Requiere tu atención',
  attentionNone: 'Está todo al día.',
  unpublished: '{name} tiene cambios sin publicar.',
  failing: '{name} tiene un problema y no responde.',
  failingInAll:
    'En total, {count} {{n:agente tiene un problema y no responde|agentes tienen un problema y no responden}}.',
  unpublishedInAll: 'En total, {count} {{n:agente tiene|agentes tienen}} cambios sin publicar.',
  seeThem: 'Verlos',
  testIt: 'Probar',
  openIt: 'Abrir',
  setup: 'Primeros pasos',
  setupProgress: '{done} de {all} pasos listos',
  steps: {
    company: 'Háblanos de tu empresa',
    agent: 'Crea tu primer agente',
    publish: 'Publica tu agente',
    channel: 'Conecta un canal',
  },
  stepDone: 'listo',
  stepOpen: 'pendiente',
  recent: 'Actualizados hace poco',
  allAgents: 'Todos los agentes',
  changed: 'Actualizado el {date}',
};
