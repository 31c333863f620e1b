import type { Sentinel } from '@mocks/core/sentinel';
import { CONSENT_CHOICES } from './consent-choices';

const consent = {
  en: 'Consent page of Google and Microsoft',
  es: 'Página de permiso de Google y Microsoft',
};

/** What can be typed on the consent page. */
export const oauthSentinels: readonly Sentinel[] = [
  ...CONSENT_CHOICES.map(({ type, what }) => ({ where: consent, type, what })),
];
