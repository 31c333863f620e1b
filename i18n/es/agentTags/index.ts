import type { NamespaceAgentTagsTranslation } from '../../i18n-types.js';

/** Las palabras de los diálogos de etiquetas. */
const agentTags: NamespaceAgentTagsTranslation = {
  choose: {
    one: 'Etiquetas de {name}',
    many: 'Etiquetas de {count} agentes',
    text: 'Con las etiquetas encuentras y filtras tus agentes. Los visitantes no las ven.',
    list: 'Etiquetas',
    some: 'Solo en algunos',
    none: 'Todavía no hay etiquetas. Añade la primera aquí debajo.',
    name: 'Nueva etiqueta',
    add: 'Añadir',
    known: 'Esta etiqueta ya existe.',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  manage: {
    title: 'Gestionar etiquetas',
    text: 'Los cambios afectan a todos los agentes con esa etiqueta. Para crear una, añádela a un agente.',
    empty: 'Todavía no hay etiquetas. Añade una desde el menú de un agente.',
    agents: '{count} {{n:agente|agentes}}',
    rename: 'Cambiar nombre',
    remove: 'Eliminar',
    ofTag: '{action} {tag}',
    name: 'Nombre nuevo',
    insteadOf: 'En lugar de «{tag}».',
    save: 'Guardar',
    cancel: 'Cancelar',
    confirm: '¿Eliminar «{tag}» de {count} {{n:agente|agentes}}?',
    joins: '«{tag}» ya existe: las dos etiquetas serán una sola, y no se puede deshacer.',
    merge: 'Unir etiquetas',
    renamed: 'La etiqueta se llama ahora «{tag}»',
    removed: 'Etiqueta «{tag}» eliminada',
    done: 'Listo',
  },
};

export default agentTags;
