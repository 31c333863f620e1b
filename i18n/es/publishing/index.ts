import type { NamespacePublishingTranslation } from '../../i18n-types.js';

/** Las palabras de publicar con la aprobación de otra persona. */
const publishing: NamespacePublishingTranslation = {
  rule: {
    title: 'Publicación',
    text: 'Quién decide lo que ven los visitantes.',
    label: 'Otra persona debe dar el visto bueno antes de publicar un agente',
    hint: 'Quien publica lo pide y otra persona lo aprueba o lo rechaza. Volver a una versión anterior sigue siendo inmediato.',
    save: 'Guardar cambios de la publicación',
    saved: 'Publicación guardada',
    onlyOwner: 'Solo un titular puede cambiarlo.',
    loading: 'Cargando la regla de publicación',
  },
  waiting: {
    title: 'Pendiente de aprobación',
    own: 'Has pedido publicar este borrador. Tiene que aprobarlo otra persona.',
    other: '{name} ha pedido publicar este borrador.',
    notes: '«{notes}»',
    approve: 'Aprobar y publicar',
    decline: 'Rechazar',
    takeBack: 'Retirar',
    approved: 'Publicado',
    declined: 'Petición rechazada',
    takenBack: 'Petición retirada',
    changed: 'El borrador ha cambiado desde entonces. Rechaza esta petición y pide otra.',
    override: 'Hay pruebas que no se superan. Motivo para publicar igualmente: «{reason}»',
    untested:
      'Hay pruebas que no se superan con este borrador. Rechaza esta petición y pide otra con un motivo.',
    list: 'Pendientes ahora',
    open: 'Revisar {name}',
    none: 'No hay nada pendiente de aprobación.',
  },
  sheet: {
    text: 'Otra persona de tu equipo tiene que aprobarlo antes de que lo vean los visitantes.',
    submit: 'Pedir aprobación',
    asked: 'Aprobación pedida',
    askedText:
      'Otra persona ya puede aprobarlo en la página de este agente. Hasta entonces, los visitantes no verán cambios.',
  },
};

export default publishing;
