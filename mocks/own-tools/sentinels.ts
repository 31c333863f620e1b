import { ECHO_SENTINELS } from '@mocks/core/outside';
import type { Sentinel } from '@mocks/core/sentinel';

const where = { en: 'URL of a tool of your own', es: 'URL de una herramienta propia' };

/** What can be typed as the address of an own tool, where nobody is called. */
export const ownToolSentinels: readonly Sentinel[] = [
  {
    where,
    type: `https://${ECHO_SENTINELS.silent}`,
    what: { en: 'It does not answer in time.', es: 'No responde a tiempo.' },
  },
  {
    where,
    type: `https://${ECHO_SENTINELS.large}`,
    what: { en: 'Its answer is larger than 1 MB.', es: 'Su respuesta ocupa más de 1 MB.' },
  },
  {
    where,
    type: `https://${ECHO_SENTINELS.broken}`,
    what: { en: 'It answers with an error.', es: 'Responde con un error.' },
  },
  {
    where,
    type: `https://${ECHO_SENTINELS.inward}`,
    what: { en: 'It redirects into a private network.', es: 'Redirige a una red privada.' },
  },
  {
    where,
    type: 'http://169.254.169.254',
    what: { en: 'An address that is not called.', es: 'Una dirección a la que no se llama.' },
  },
];
