import type { Sentinel } from '@mocks/core/sentinel';

/** Names of files that make their upload behave in a certain way. */
export const UPLOAD_SENTINELS = { expired: 'caducada.png', cut: 'corte.png', slow: 'lenta.png' };
const upload = { en: 'Settings, picture, file name', es: 'Ajustes, foto, nombre del archivo' };

/** What can be typed as the name of a picture. */
export const uploadSentinels: readonly Sentinel[] = [
  {
    where: upload,
    type: UPLOAD_SENTINELS.expired,
    what: {
      en: 'The URL has expired when the file is sent; trying again succeeds.',
      es: 'La URL ha caducado cuando se envía el archivo; al reintentar, funciona.',
    },
  },
  {
    where: upload,
    type: UPLOAD_SENTINELS.cut,
    what: {
      en: 'The connection breaks in mid-upload; trying again succeeds.',
      es: 'La conexión se corta a media subida; al reintentar, funciona.',
    },
  },
  {
    where: upload,
    type: UPLOAD_SENTINELS.slow,
    what: {
      en: 'The upload takes 15 seconds: time to cancel it.',
      es: 'La subida tarda 15 segundos: da tiempo a cancelarla.',
    },
  },
];
