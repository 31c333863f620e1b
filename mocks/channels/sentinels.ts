import type { Sentinel } from '@mocks/core/sentinel';
import { CHANNEL_CHOICES } from './consent-choices';

/** A number that nobody can be reached at. */
export const UNKNOWN_NUMBER = '+34 600 000 000';

const consent = { en: 'Consent page of a channel', es: 'Página de permiso de un canal' };

/** What can be typed or chosen to meet an error of a channel. */
export const channelSentinels: readonly Sentinel[] = [
  ...CHANNEL_CHOICES.map(({ type, what }) => ({ where: consent, type, what })),
  {
    where: { en: 'Test message over WhatsApp', es: 'Mensaje de prueba por WhatsApp' },
    type: UNKNOWN_NUMBER,
    what: { en: 'The number isn’t on WhatsApp.', es: 'El número no está en WhatsApp.' },
  },
];
