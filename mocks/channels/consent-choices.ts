import type { Sentinel } from '@mocks/core/sentinel';

/** A way to go on from the consent page of the played Meta and Microsoft. */
export type ChannelChoice = Omit<Sentinel, 'where'> & {
  id: 'granted' | 'cancel' | 'permission' | 'unfit' | 'down' | 'state';
  /** Comes back with this error in the place of a code. */
  error?: string;
};

/** Everything that can be chosen on the consent page of a channel. */
export const CHANNEL_CHOICES: readonly ChannelChoice[] = [
  {
    id: 'granted',
    type: 'Acme Hogar',
    what: { en: 'Grant every permission.', es: 'Conceder todos los permisos.' },
  },
  { id: 'cancel', type: 'access_denied', error: 'access_denied', what: { en: 'Cancel.', es: 'Cancelar.' } },
  {
    id: 'permission',
    type: 'CHANNEL_PERMISSION_MISSING',
    what: { en: 'Leave out the permission for messages.', es: 'Quitar el permiso de los mensajes.' },
  },
  {
    id: 'unfit',
    type: 'CHANNEL_ACCOUNT_UNFIT',
    what: {
      en: 'Choose an account that can’t receive messages for a company.',
      es: 'Elegir una cuenta que no puede recibir mensajes de empresa.',
    },
  },
  {
    id: 'down',
    type: 'CHANNEL_DOWN',
    what: {
      en: 'No answer when the code is exchanged (503).',
      es: 'No responde al canjear el código (503).',
    },
  },
  { id: 'state', type: 'state', what: { en: 'Come back with another state.', es: 'Volver con otro state.' } },
];
