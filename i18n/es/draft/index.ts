import type { NamespaceDraftTranslation } from '../../i18n-types.js';

/** Las palabras del borrador de un agente: si está guardado y qué ha cambiado. */
const draft: NamespaceDraftTranslation = {
  states: {
    saved: 'Todo está guardado en el borrador',
    waiting: 'Se guarda enseguida…',
    saving: 'Guardando…',
    invalid: 'Sin guardar: hay un campo que corregir',
    failed: 'Sin guardar: {reason}. Tus cambios siguen en este navegador.',
    offline: 'No hay conexión. Tus cambios siguen en este navegador y se guardarán cuando vuelva la red.',
    conflict: 'Sin guardar: {by} cambió los mismos campos',
  },
  savedBy: 'Último guardado: {by}, {at}',
  saveNow: 'Guardar ahora',
  restored: 'Hemos recuperado cambios que aún no se habían guardado.',
  mergedWith: '{by} guardó este borrador a las {at}. Sus cambios y los tuyos se han combinado.',
  conflict: {
    title: '{by} cambió los mismos campos, {at}',
    text: 'No se pierde nada: elige qué se queda, campo por campo. Lo demás ya se ha combinado.',
    mine: 'Lo mío',
    theirs: 'Lo que guardó {by}',
    keep: 'Conservar la selección',
    empty: '(vacío)',
    gone: '(quitado)',
  },
  fields: {
    summary: 'Para qué sirve',
    greeting: 'Saludo',
    language: 'Idioma principal',
    instructions: 'Orden de los bloques',
    knowledge: 'Conocimiento',
    tools: 'Herramientas',
    channels: 'Canales',
    agentMode: 'Quién responde primero',
    allowApplicationAnswerWhenNoOnlineAgents: 'Responde cuando no hay nadie del equipo',
    allowAgentsChangeDefaultMode: 'El equipo puede cambiar quién responde',
  },
  inLanguage: '{field} ({language})',
  block: 'Bloque {n}: {kind}',
  blockKind: 'Bloque {n}: su tipo',
  blockEnabled: 'Bloque {n}: en uso',
  item: 'Conocimiento: {title}',
  tool: 'Herramienta: {name}',
  channel: 'Canal: {name}',
  modes: {
    autopilot: 'Responde el agente',
    copilot: 'El agente propone y el equipo envía',
    human: 'Responde el equipo',
  },
  yes: 'Sí',
  no: 'No',
  kinds: { added: 'Añadido', removed: 'Quitado', changed: 'Cambiado', moved: 'Movido' },
  before: 'Antes',
  after: 'Después',
  nothing: 'No hay ninguna diferencia.',
};

export default draft;
