import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { User } from '@/api/generated/schemas';
import { DEMO_PASSWORD } from './demo-accounts';
import type { AuthState, StoredUser } from './store';

/** The people of each company, Ana signed in on two other devices; a mail with a reset link is on its way to Ana. */
export function seedAuth(now: number): AuthState {
  const ago = agoFrom(now);
  const person = (user: Pick<User, 'name' | 'lastname' | 'email' | 'phone'>, since: number): User => ({
    ...user,
    image_url: null,
    lastLogin: null,
    createdAt: ago(since),
  });

  /** What somebody may in their company, and when they were last there. */
  const works = (role: StoredUser['role'], lastSeen: number) => ({
    role,
    agents: null,
    lastSeenAt: ago(lastSeen),
    secondFactor: null,
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
        ...works('owner', 33 * MINUTE),
        // Begun, and not turned on.
        secondFactor: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          isOn: false,
          recoveryCodes: [],
          lastStep: 0,
        },
      },
      usr_iker: {
        userId: 'usr_iker',
        accountId: 'acc_acme',
        password: DEMO_PASSWORD,
        user: person({ name: 'Iker', lastname: 'Soto', email: 'iker@acme.example', phone: null }, 120 * DAY),
        ...works('editor', 7 * HOUR),
      },
      usr_vera: {
        userId: 'usr_vera',
        accountId: 'acc_acme',
        password: DEMO_PASSWORD,
        user: person({ name: 'Vera', lastname: 'Conde', email: 'vera@acme.example', phone: null }, 40 * DAY),
        ...works('viewer', 3 * DAY),
      },
      usr_nuevo: {
        userId: 'usr_nuevo',
        accountId: 'acc_nuevo',
        password: DEMO_PASSWORD,
        user: person(
          { name: 'Nuria', lastname: 'Vega', email: 'nuevo@acme.example', phone: null },
          20 * MINUTE,
        ),
        ...works('owner', 20 * MINUTE),
      },
      usr_trial: {
        userId: 'usr_trial',
        accountId: 'acc_norte',
        password: DEMO_PASSWORD,
        user: person({ name: 'Tomás', lastname: null, email: 'trial@acme.example', phone: null }, 6 * DAY),
        ...works('owner', 6 * DAY),
      },
    },
    tokens: { 'tok_ana-phone': 'usr_ana', 'tok_ana-office': 'usr_ana' },
    sessions: {
      'tok_ana-phone': {
        sessionId: 'ses_ana-phone',
        device: 'Chrome on Android',
        place: 'Madrid, España',
        startedAt: ago(9 * DAY),
        lastSeenAt: ago(9 * HOUR),
      },
      'tok_ana-office': {
        sessionId: 'ses_ana-office',
        device: 'Firefox on Windows',
        place: 'Valencia, España',
        startedAt: ago(30 * DAY),
        lastSeenAt: ago(3 * DAY),
      },
    },
    registrations: {},
    resetLinks: { rst_9Q2xV7mK4tB1: { userId: 'usr_ana', sentAt: now, used: false } },
    resetAskedAt: {},
  };
}
