import type {
  failedStart as FailedStart,
  languageOffer as LanguageOffer,
  slowStart as SlowStart,
} from '../en/start.js';

/** Lo dice el propio HTML mientras no llega el código del producto. */
export const slowStart: typeof SlowStart = {
  title: 'Está tardando más de lo normal',
  text: 'Comprueba tu conexión. Lo que hayas escrito aquí aún no se ha enviado.',
  reload: 'Recargar',
};

/** Lo que se dice en lugar del producto cuando no puede arrancar. */
export const failedStart: typeof FailedStart = {
  title: 'No se puede iniciar el panel',
  network: 'Comprueba tu conexión e inténtalo de nuevo.',
  mend: 'Corrige el archivo en el servidor e inténtalo de nuevo.',
};

/** Se ofrece una vez, en una página en otro idioma, a quien lee este. */
export const languageOffer: typeof LanguageOffer = {
  text: 'Esta página también está en español.',
  take: 'Continuar en español',
  decline: 'No, gracias',
};
