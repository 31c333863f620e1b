import type { Sentinel } from '@mocks/core/sentinel';

/** A way to go on from the consent page of the played Google and Microsoft. */
export type ConsentChoice = Omit<Sentinel, 'where'> & {
  id: 'ana' | 'new' | 'exists' | 'cancel' | 'down' | 'unavailable' | 'described' | 'state' | 'other';
  /** Comes back with this error in the place of a code. */
  error?: string;
  description?: string;
};

/** Everything that can be chosen on the consent page. */
export const CONSENT_CHOICES: readonly ConsentChoice[] = [
  {
    id: 'ana',
    type: 'Ana Luna',
    what: { en: 'Continue as Ana.', es: 'Continuar como Ana.' },
  },
  {
    id: 'new',
    type: 'Sofía Marín',
    what: { en: 'Continue as somebody new.', es: 'Continuar como alguien nuevo.' },
  },
  {
    id: 'exists',
    type: 'Tomás',
    what: {
      en: 'The email already has an account with a password.',
      es: 'El correo ya tiene una cuenta con contraseña.',
    },
  },
  {
    id: 'cancel',
    type: 'access_denied',
    error: 'access_denied',
    what: { en: 'Cancel.', es: 'Cancelar.' },
  },
  {
    id: 'down',
    type: 'IDENTITY_PROVIDER_DOWN',
    what: {
      en: 'It does not answer when the code is exchanged (503).',
      es: 'No responde al canjear el código (503).',
    },
  },
  {
    id: 'unavailable',
    type: 'temporarily_unavailable',
    error: 'temporarily_unavailable',
    what: { en: 'It comes back without a code.', es: 'Vuelve sin código.' },
  },
  {
    id: 'described',
    type: 'error_description',
    error: 'consent_required',
    description:
      'Your organisation <b>acme.example</b> does not allow this app. <img src="x" onerror="document.title=1">',
    what: { en: 'An error in words, with markup.', es: 'Un error con palabras y marcado HTML.' },
  },
  {
    id: 'state',
    type: 'state',
    what: { en: 'It comes back with another state.', es: 'Vuelve con otro state.' },
  },
  {
    id: 'other',
    type: 'redirect_uri',
    what: {
      en: 'It comes back to the callback of the other provider.',
      es: 'Vuelve a la dirección del otro proveedor.',
    },
  },
];
