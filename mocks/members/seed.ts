import { DAY } from '@mocks/core/duration';
import type { MembersState } from './store';

/** One invitation that waits, and one that nobody took up in time. */
export function seedMembers(now: number): MembersState {
  const invitation = { accountId: 'acc_acme', invitedBy: 'Ana Luna', ended: null };
  return {
    invitations: {
      'inv_acme-1': {
        ...invitation,
        invitationId: 'inv_acme-1',
        email: 'lucia@acme.example',
        role: 'editor',
        agents: ['bot_returns'],
        sentAt: now - 2 * DAY,
        secret: 'ivs_4kT9pQ2m',
      },
      'inv_acme-2': {
        ...invitation,
        invitationId: 'inv_acme-2',
        email: 'pau@acme.example',
        role: 'viewer',
        agents: null,
        sentAt: now - 12 * DAY,
        secret: 'ivs_expired',
      },
    },
  };
}
