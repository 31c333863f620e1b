import type { Sentinel } from '@mocks/core/sentinel';

/** Anywhere in a block of the instructions: the provider refuses that text. */
export const REFUSED_TEXT = '/rechazar';

/** What can be typed in the instructions. */
export const draftSentinels: readonly Sentinel[] = [
  {
    where: { en: 'Instructions, text of a block', es: 'Instrucciones, texto de un bloque' },
    type: REFUSED_TEXT,
    what: { en: 'The text is refused (422).', es: 'El texto se rechaza (422).' },
  },
];
