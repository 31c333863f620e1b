import type { support as english } from '../en/support.js';

/** Junto a la referencia de un fallo, que puede llegar antes que las palabras. */
export const support: typeof english = {
  contact: 'Contactar con soporte',
};
