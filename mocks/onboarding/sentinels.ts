import type { Sentinel } from '@mocks/core/sentinel';

/** First words of a brand voice that make its proposal behave in a certain way. */
export const VOICE_SENTINELS = { fails: '/error', slow: '/lento' };

/** The name of a company that the provider refuses to save. */
export const REFUSED_NAME = 'Rechazada';
const voice = { en: 'Brand voice, generate', es: 'Voz de marca, generar' };

/** What can be typed during onboarding. */
export const onboardingSentinels: readonly Sentinel[] = [
  {
    where: voice,
    type: VOICE_SENTINELS.fails,
    what: { en: 'The proposal fails (500).', es: 'La propuesta falla (500).' },
  },
  {
    where: voice,
    type: VOICE_SENTINELS.slow,
    what: {
      en: 'The proposal takes 8 seconds: time to cancel it.',
      es: 'La propuesta tarda 8 segundos: da tiempo a cancelarla.',
    },
  },
  {
    where: { en: 'Company details, name', es: 'Datos de la empresa, nombre' },
    type: REFUSED_NAME,
    what: { en: 'The name is refused (422).', es: 'El nombre se rechaza (422).' },
  },
];
