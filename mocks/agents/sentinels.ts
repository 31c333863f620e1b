import { FAILING_NAME, type Sentinel } from '@mocks/core/sentinel';

/** What can be typed about an agent. */
export const agentSentinels: readonly Sentinel[] = [
  {
    where: { en: 'Agents, Rename', es: 'Agentes, cambiar el nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Pausing, resuming and trashing this agent fails.',
      es: 'Pausar, reanudar o mover este agente a la papelera falla.',
    },
  },
];
