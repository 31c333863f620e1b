import type { NamespaceProfileTranslation } from '../../i18n-types.js';

/** Las palabras de los datos de una persona: foto, nombre, teléfono. */
const profile: NamespaceProfileTranslation = {
  title: 'Perfil',
  text: 'Tu foto y tu nombre se muestran allí donde apareces en este panel.',
  picture: 'Foto de perfil',
  rule: 'PNG, JPEG o WebP, hasta {size}.',
  drop: 'También puedes soltarla aquí.',
  dropHere: 'Suelta la foto aquí',
  choose: 'Elegir una foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  removed: 'Foto quitada',
  undo: 'Deshacer',
  checking: 'Revisando el archivo…',
  uploading: 'Subiendo {file}',
  progress: '{percent}, {sent} de {total}',
  arriving: 'Enviada. Esperando confirmación…',
  cancel: 'Cancelar subida',
  cancelled: 'Subida cancelada. Tu foto no ha cambiado.',
  saving: 'Guardando tu foto…',
  saved: 'Tu nueva foto está guardada.',
  retry: 'Reintentar',
  dismiss: 'Conservar la foto actual',
  faults: {
    several: 'Elige una sola foto.',
    empty: '«{file}» está vacío. Elige otra foto.',
    tooLarge:
      '«{file}» ocupa {size} y el máximo es {limit}. Elige una foto más pequeña o reduce el tamaño de esta.',
    svg: '«{file}» es un archivo SVG, que puede contener código. Guárdalo como PNG y elige ese archivo.',
    otherKind:
      '«{file}» está en realidad en formato {kind}. Guárdalo como PNG, JPEG o WebP y elige ese archivo.',
    unknown: '«{file}» no es una imagen que podamos leer. Elige un archivo PNG, JPEG o WebP.',
    broken:
      '«{file}» puede estar dañado o incompleto. Ábrelo en un editor de imágenes, guárdalo de nuevo y elige el archivo nuevo.',
    unreadable:
      'No se ha podido leer «{file}». Comprueba que es un archivo y que no se ha movido, y elígelo de nuevo.',
  },
  failures: {
    UPLOAD_ADDRESS: {
      title: 'Hemos detenido la subida para protegerte',
      text: 'El panel no tiene permiso para enviar archivos a la dirección que ha recibido. No se ha enviado nada. Avisa a quien administra el panel.',
    },
    UPLOAD_EXPIRED: {
      title: 'La subida ha caducado',
      text: 'Vuelve a subir la foto.',
    },
    UPLOAD_TOO_LARGE: {
      title: 'La foto es demasiado grande',
      text: 'Elige una más pequeña.',
    },
    UPLOAD_REFUSED: {
      title: 'No se ha aceptado la foto',
      text: 'Inténtalo de nuevo o elige otra foto.',
    },
    UPLOAD_CUT: {
      title: 'Se ha cortado la conexión durante la subida',
      text: 'Revisa tu conexión e inténtalo de nuevo. Tu foto no ha cambiado.',
    },
    UPLOAD_SILENT: {
      title: 'La subida ha estado parada 50 segundos',
      text: 'Revisa tu conexión e inténtalo de nuevo. Tu foto no ha cambiado.',
    },
  },
  name: 'Nombre',
  lastname: 'Apellidos (opcional)',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Con el prefijo del país, por ejemplo +34 600 123 456.',
  email: 'Correo electrónico',
  emailHint: 'Es el que usas para entrar. Aquí no se puede cambiar.',
  save: 'Guardar cambios del perfil',
  savedDetails: 'Perfil guardado',
};

export default profile;
