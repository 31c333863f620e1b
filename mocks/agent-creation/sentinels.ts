import { FAILING_NAME, type Sentinel } from '@mocks/core/sentinel';

/** What can be typed for a new agent. */
export const agentCreationSentinels: readonly Sentinel[] = [
  {
    where: { en: 'New agent, name', es: 'Nuevo agente, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Creating the agent, whichever way, fails in its third phase; trying again succeeds.',
      es: 'La creación del agente, sea cual sea la forma, falla en su tercera fase; al reintentar, funciona.',
    },
  },
];
