import type { Sentinel } from '@mocks/core/sentinel';
import { CONNECT_CHOICES } from './connect-choices';

const consent = { en: 'Consent page of a tool', es: 'Página de permiso de una herramienta' };

/** What can be chosen on the consent page of a tool. */
export const toolSentinels: readonly Sentinel[] = CONNECT_CHOICES.map(({ type, what }) => ({
  where: consent,
  type,
  what,
}));
