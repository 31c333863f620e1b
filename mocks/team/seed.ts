import type { TeamState } from './store';

const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Who answers visitors of the usual companies beside their agents. */
export function seedTeam(): TeamState {
  return {
    team: {
      acc_acme: [
        {
          memberId: 'team_support',
          kind: 'team',
          name: 'Atención al cliente',
          hours: [
            { days: [...WORKDAYS], from: '09:00', to: '19:00' },
            { days: ['sat'], from: '10:00', to: '14:00' },
          ],
          timeZone: 'Europe/Madrid',
        },
        {
          memberId: 'team_lisbon',
          kind: 'team',
          name: 'Tienda de Lisboa',
          hours: [{ days: [...WORKDAYS, 'sat', 'sun'], from: '10:00', to: '21:00' }],
          timeZone: 'Europe/Lisbon',
        },
        {
          memberId: 'mem_ana',
          kind: 'person',
          name: 'Ana Luna',
          hours: [{ days: [...WORKDAYS], from: '10:00', to: '18:00' }],
          timeZone: 'Europe/Madrid',
        },
        {
          memberId: 'mem_iker',
          kind: 'person',
          name: 'Iker Soto',
          hours: [{ days: [...WORKDAYS], from: '09:00', to: '17:00' }],
          timeZone: 'Europe/Madrid',
        },
      ],
    },
  };
}
