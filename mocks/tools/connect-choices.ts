import type { Sentinel } from '@mocks/core/sentinel';

/** A way to leave the played consent page of a tool. */
export type ConnectChoice = Omit<Sentinel, 'where'> & {
  id: 'allow' | 'other' | 'cancel' | 'refused' | 'lie' | 'unknown' | 'lost';
};

/** Everything that can be chosen there. */
export const CONNECT_CHOICES: readonly ConnectChoice[] = [
  { id: 'allow', type: 'Allow', what: { en: 'It connects.', es: 'Se conecta.' } },
  {
    id: 'other',
    type: 'Another account',
    what: { en: 'It connects with another account.', es: 'Se conecta con otra cuenta.' },
  },
  { id: 'cancel', type: 'access_denied', what: { en: 'Cancel.', es: 'Cancelar.' } },
  {
    id: 'refused',
    type: 'insufficient_scope',
    what: {
      en: 'The service refuses, in words with markup.',
      es: 'El servicio lo rechaza, con marcado HTML.',
    },
  },
  {
    id: 'lie',
    type: 'status=connected',
    what: { en: 'It says “connected”, and nothing is.', es: 'Dice «connected» sin haberse conectado.' },
  },
  {
    id: 'unknown',
    type: 'status=<b>?</b>',
    what: {
      en: 'It connects, and says so in a word nobody knows.',
      es: 'Se conecta y lo dice con una palabra desconocida.',
    },
  },
  {
    id: 'lost',
    type: 'nonce',
    what: {
      en: 'It connects, and forgets which window asked.',
      es: 'Se conecta y olvida qué ventana lo pidió.',
    },
  },
];

/** The choice of that name, if there is one. */
export function connectChoice(id: string | null): ConnectChoice['id'] | undefined {
  return CONNECT_CHOICES.find((choice) => choice.id === id)?.id;
}
