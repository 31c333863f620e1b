import { DAY, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { User } from '@/api/generated/schemas';
import { DEMO_PASSWORD } from './demo-accounts';
import type { AuthState } from './store';

/** One person of each company, nobody signed in; a mail with a reset link is on its way to Ana. */
export function seedAuth(now: number): AuthState {
  const ago = agoFrom(now);
  const person = (user: Pick<User, 'name' | 'lastname' | 'email' | 'phone'>, since: number): User => ({
    ...user,
    image_url: null,
    lastLogin: null,
    createdAt: ago(since),
  });

  return {
    users: {
      usr_ana: {
        userId: 'usr_ana',
        accountId: 'acc_acme',
        password: DEMO_PASSWORD,
        user: person(
          { name: 'Ana', lastname: 'Luna', email: 'ana@acme.example', phone: '+34 600 123 456' },
          263 * DAY,
        ),
      },
      usr_nuevo: {
        userId: 'usr_nuevo',
        accountId: 'acc_nuevo',
        password: DEMO_PASSWORD,
        user: person(
          { name: 'Nuria', lastname: 'Vega', email: 'nuevo@acme.example', phone: null },
          20 * MINUTE,
        ),
      },
      usr_trial: {
        userId: 'usr_trial',
        accountId: 'acc_norte',
        password: DEMO_PASSWORD,
        user: person({ name: 'Tomás', lastname: null, email: 'trial@acme.example', phone: null }, 6 * DAY),
      },
    },
    tokens: {},
    registrations: {},
    resetLinks: { rst_9Q2xV7mK4tB1: { userId: 'usr_ana', sentAt: now, used: false } },
    resetAskedAt: {},
  };
}
