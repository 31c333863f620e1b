import type { NamespaceProfileTranslation } from '../../i18n-types.js';

/** Las palabras de los datos de una persona: foto, nombre, teléfono. */
const profile: NamespaceProfileTranslation = {
  title: 'Perfil',
  text: 'Tu foto y tu nombre se muestran allí donde apareces en este panel.',
  picture: 'Foto de perfil',
  rule: 'PNG, JPEG o WebP, hasta {size}. También puedes soltarla aquí.',
  dropHere: 'Suelta la foto aquí',
  choose: 'Elegir una foto',
  change: 'Cambiar la foto',
  remove: 'Quitar la foto',
  removed: 'Foto quitada',
  undo: 'Deshacer',
  checking: 'Revisando el archivo…',
  uploading: 'Subiendo {file}',
  progress: '{percent}, {sent} de {total}',
  arriving: 'Todo enviado; falta la confirmación…',
  cancel: 'Cancelar la subida',
  cancelled: 'Subida cancelada. Tu foto sigue como estaba.',
  saving: 'Guardando tu foto…',
  saved: 'Tu nueva foto está guardada.',
  retry: 'Reintentar',
  dismiss: 'Dejar la foto como estaba',
  faults: {
    several: 'Elige una sola foto.',
    empty: '«{file}» está vacío. Elige un archivo que contenga una foto.',
    tooLarge:
      '«{file}» ocupa {size} y el máximo es {limit}. Elige una foto más pequeña o guárdala con menos píxeles.',
    svg: '«{file}» es un dibujo SVG, y esos archivos pueden llevar código. Guárdalo como PNG y elige ese archivo.',
    otherKind:
      '«{file}» es un archivo {kind}, diga lo que diga su nombre. Guárdalo como PNG, JPEG o WebP y elige ese archivo.',
    unknown: '«{file}» no es una imagen que podamos leer. Elige un archivo PNG, JPEG o WebP.',
    broken:
      '«{file}» no se abre como imagen; puede estar dañado o incompleto. Ábrelo en un editor, guárdalo de nuevo y elige el archivo nuevo.',
    unreadable:
      'No se pudo leer «{file}». Comprueba que es un archivo y que sigue en su sitio, y elígelo otra vez.',
  },
  failures: {
    UPLOAD_ADDRESS: {
      title: 'Detuvimos la subida para protegerte',
      text: 'Este panel no puede enviar archivos a la dirección que ha recibido. No se ha enviado nada. Avisa a quien administra el panel.',
    },
    UPLOAD_EXPIRED: {
      title: 'El permiso para subir la foto caducó',
      text: 'Reinténtalo: pediremos uno nuevo.',
    },
    UPLOAD_TOO_LARGE: {
      title: 'La foto es demasiado grande',
      text: 'Elige una más pequeña.',
    },
    UPLOAD_REFUSED: {
      title: 'No se ha aceptado la foto',
      text: 'Reinténtalo o elige otra foto.',
    },
    UPLOAD_CUT: {
      title: 'La conexión se cortó durante la subida',
      text: 'Revisa tu conexión y reinténtalo. Tu foto sigue como estaba.',
    },
    UPLOAD_SILENT: {
      title: 'La subida estuvo parada 50 segundos',
      text: 'Revisa tu conexión y reinténtalo. Tu foto sigue como estaba.',
    },
  },
  name: 'Nombre',
  lastname: 'Apellidos (opcional)',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Con el prefijo del país, por ejemplo +34 600 123 456.',
  email: 'Correo electrónico',
  emailHint: 'Es el que usas para entrar. Aquí no se puede cambiar.',
  save: 'Guardar los cambios',
  savedDetails: 'Tus datos están guardados',
  unsaved: 'Cambios sin guardar',
};

export default profile;
