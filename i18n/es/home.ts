import type { Translation } from '../i18n-types.js';

/** Las palabras del inicio del panel. */
export const home: Translation['home'] = {
  welcome: '¡Hola, {name}!',
  welcomeNobody: '¡Hola!',
  agents: 'Tienes {count} {{n:agente|agentes}}.',
  facts: '{talking} de {count} {{n:agente activo|agentes activos}}.',
  reachable: 'Tus visitantes pueden hablar con {talking} de {count} {{n:agente|agentes}}.',
  unreachable: 'Tus visitantes todavía no pueden hablar con ningún agente.',
  noAgents: 'Todavía no tienes agentes. Crear el primero lleva unos minutos.',
};
