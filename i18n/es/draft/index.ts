import type { NamespaceDraftTranslation } from '../../i18n-types.js';

/** Las palabras del borrador de un agente: si está guardado y qué ha cambiado. */
const draft: NamespaceDraftTranslation = {
  states: {
    saved: 'Todo está guardado en el borrador',
    waiting: 'Se guarda enseguida…',
    saving: 'Guardando…',
    invalid: 'Sin guardar: corrige el campo marcado',
    failed: 'Sin guardar: {reason}. Tus cambios siguen en este navegador.',
    offline: 'No tienes conexión. Tus cambios siguen en este navegador y se guardarán cuando la recuperes.',
    conflict: 'Sin guardar: {by} ha cambiado los mismos campos',
  },
  savedBy: 'Último guardado: {by}, {at}',
  saveNow: 'Guardar ahora',
  restored: 'Hemos recuperado tus cambios sin guardar.',
  mergedWith: '{by} guardó este borrador a las {at}. Sus cambios y los tuyos se han combinado.',
  conflict: {
    title: '{by} cambió los mismos campos, {at}',
    text: 'Elige qué conservar en cada campo. Lo demás ya se ha combinado.',
    mine: 'Mis cambios',
    theirs: 'Cambios de {by}',
    keep: 'Conservar la selección',
    empty: '(vacío)',
    gone: '(quitado)',
  },
  fields: {
    summary: 'Propósito',
    greeting: 'Saludo',
    language: 'Idioma principal',
    instructions: 'Orden de los bloques',
    knowledge: 'Conocimiento',
    tools: 'Herramientas',
    channels: 'Canales',
    agentMode: 'Quién responde primero',
    allowApplicationAnswerWhenNoOnlineAgents: 'Responde cuando no hay nadie disponible en tu equipo',
    allowAgentsChangeDefaultMode: 'Tu equipo puede cambiar quién responde',
  },
  inLanguage: '{field} ({language})',
  block: 'Bloque {n}: {kind}',
  blockKind: 'Bloque {n}: tipo',
  blockEnabled: 'Bloque {n}: activado',
  item: 'Conocimiento: {title}',
  tool: 'Herramienta: {name}',
  channel: 'Canal: {name}',
  modes: {
    autopilot: 'Responde el agente',
    copilot: 'El agente propone y tu equipo envía',
    human: 'Responde tu equipo',
  },
  yes: 'Sí',
  no: 'No',
  kinds: { added: 'Añadido', removed: 'Quitado', changed: 'Cambiado', moved: 'Movido' },
  before: 'Antes',
  after: 'Después',
  nothing: 'No hay diferencias.',
};

export default draft;
