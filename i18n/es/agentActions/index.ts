import type { NamespaceAgentActionsTranslation } from '../../i18n-types.js';

/** Las palabras de lo que se puede hacer con los agentes: uno, varios y la papelera. */
const agentActions: NamespaceAgentActionsTranslation = {
  menu: 'Más opciones de {name}',
  rename: 'Cambiar el nombre…',
  duplicate: 'Duplicar',
  export: 'Exportar como archivo',
  importInto: 'Importar en su borrador',
  exported: '{name} va camino de tus descargas',
  notSaved: 'Sin exportar: no se pudieron guardar los últimos cambios',
  pause: 'Pausar',
  resume: 'Reanudar',
  trash: 'Mover a la papelera',
  restore: 'Recuperar',
  select: 'Seleccionar {name}',
  selectAll: 'Seleccionar todos los agentes ({count})',
  selectMatching: 'Seleccionar todos los que coinciden ({count})',
  bulk: 'Agentes seleccionados',
  selected: '{count} {{n:seleccionado|seleccionados}}',
  selectedAll: 'Los {count} seleccionados, también los que quedan más abajo',
  working: {
    finding: 'Buscando qué agentes coinciden…',
    changing: 'Aplicando el cambio por partes…',
    progress: '{done} de {of}',
    stop: 'Detener',
  },
  notReached: '{count} {{n:agente se quedó|agentes se quedaron}} sin cambiar.',
  clear: 'Quitar la selección',
  undo: 'Deshacer',
  done: {
    pause: '{count} {{n:agente en pausa|agentes en pausa}}',
    resume: '{count} {{n:agente vuelve|agentes vuelven}} a responder',
    trash: '{count} {{n:agente|agentes}} en la papelera',
    restore: '{count} {{n:agente recuperado|agentes recuperados}}',
  },
  partly: {
    title: '{count} {{n:agente se queda|agentes se quedan}} como {{n:estaba|estaban}}',
    reason: '{name}: {reason}',
    more: 'Mostrar más ({count})',
    dismiss: 'Entendido',
  },
  why: {
    IS_CREATOR: 'el creador no se puede cambiar así',
    NOT_LIVE: 'no está publicado, así que no hay nada que pausar',
    NOT_PAUSED: 'no está en pausa',
    NOT_FOUND: 'ya no está aquí',
    BOT_LIMIT_REACHED: 'no cabe en tu plan',
    FAILED: 'el proveedor no ha podido hacerlo; inténtalo otra vez',
  },
  confirmTrash: {
    title: '¿Mover a la papelera?',
    text: '{count} {{n:agente está publicado|agentes están publicados}}: quienes visiten tu web se quedarán sin respuesta desde ahora. Puedes recuperar lo que hay en la papelera durante 30 días.',
    confirm: 'Mover a la papelera',
    cancel: 'Cancelar',
  },
  renaming: {
    title: 'Cambiar el nombre del agente',
    text: 'Quienes visiten tu web verán el nuevo nombre enseguida.',
    name: 'Nombre',
    save: 'Cambiar el nombre',
    cancel: 'Cancelar',
    done: 'Ahora se llama {name}',
  },
  trashPage: {
    title: 'Papelera',
    text: 'Los agentes se quedan aquí 30 días. Después desaparecen para siempre.',
    back: 'Todos los agentes',
    list: 'Agentes en la papelera',
    columns: { name: 'Agente', gone: 'Desaparece', actions: 'Acciones' },
    restore: 'Recuperar {name}',
    empty: {
      title: 'La papelera está vacía',
      text: 'Los agentes que muevas a la papelera esperan aquí 30 días.',
    },
  },
};

export default agentActions;
