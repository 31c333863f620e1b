import { FAILING_NAME, type Sentinel } from '@mocks/core/sentinel';

/** What can be typed in the tests of an agent. */
export const agentTestSentinels: readonly Sentinel[] = [
  {
    where: { en: 'Tests of an agent, name of a test', es: 'Pruebas de un agente, nombre de una prueba' },
    type: FAILING_NAME,
    what: {
      en: 'A run with this test fails in its third phase; trying again succeeds.',
      es: 'La ejecución con esta prueba falla en su tercera fase; al reintentar, funciona.',
    },
  },
];
