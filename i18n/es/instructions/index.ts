import type { NamespaceInstructionsTranslation } from '../../i18n-types.js';

/** Las palabras de las instrucciones. */
const instructions: NamespaceInstructionsTranslation = {
  title: 'Instrucciones',
  text: 'Lo que se le dice al agente, de arriba abajo. El chat de prueba responde con esto al momento.',
  loading: 'Cargando las instrucciones',
  block: 'Bloque {n}',
  kind: 'Tipo',
  kinds: {
    persona: 'Personalidad',
    goals: 'Objetivos',
    rules: 'Reglas',
    guardrails: 'Límites',
    scenarios: 'Situaciones',
  },
  textLabel: 'Texto del bloque {n}',
  kindLabel: 'Tipo del bloque {n}',
  enabledLabel: 'Usar el bloque {n}',
  counter: '{used} / {maximum}',
  enabled: 'En uso',
  moveUp: 'Subir el bloque {n}',
  moveDown: 'Bajar el bloque {n}',
  remove: 'Quitar el bloque {n}',
  moved: 'Ahora el bloque es el número {position} de {total}.',
  moveHint: 'Alt con ↑ o ↓ mueve un bloque.',
  add: 'Añadir bloque',
  removed: 'Bloque quitado',
  undo: 'Deshacer',
  emptyTitle: 'Todavía no hay instrucciones',
  emptyText: 'Añade un primer bloque: quién es el agente y qué debe saber.',
  textTooLong: 'En un bloque caben {maximum} caracteres como máximo. Acórtalo o divídelo en dos.',
  textRefused: 'El proveedor no acepta este bloque. Cámbialo.',
  atLeastOne: 'Un agente necesita al menos un bloque.',
  atMost: 'Un agente admite {maximum} bloques como máximo.',
};

export default instructions;
