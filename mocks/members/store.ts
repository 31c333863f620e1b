import type { AuthState, StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, AgentAccess, Role } from '@/api/generated/schemas';

const DAYS_GOOD = 7;

const StoredInvitation = z.object({
  invitationId: z.string(),
  accountId: AccountId,
  email: z.string(),
  role: Role,
  agents: z.nullable(AgentAccess),
  invitedBy: z.string(),
  sentAt: z.number(),
  /** In the link of the newest mail; the ones before open nothing. */
  secret: z.string(),
  ended: z.nullable(z.enum(['used', 'withdrawn'])),
});
export type StoredInvitation = z.infer<typeof StoredInvitation>;

/** What is remembered of invitations. */
export const MembersState = z.object({
  invitations: z._default(z.record(z.string(), StoredInvitation), {}),
});
export type MembersState = z.infer<typeof MembersState>;

/** The people of a company, owners first, then by name. */
export function membersOf({ state }: Db<AuthState>, accountId: string): StoredUser[] {
  const isOwner = ({ role }: StoredUser) => (role === 'owner' ? 0 : 1);
  return Object.values(state.users)
    .filter((user) => user.accountId === accountId)
    .sort((a, b) => isOwner(a) - isOwner(b) || a.user.name.localeCompare(b.user.name));
}

/** A company is never without an owner: ends the call where this one is the last. */
export function refuseLastOwner(db: Db<AuthState>, { userId, accountId, role }: StoredUser): void {
  const others = membersOf(db, accountId).filter((one) => one.role === 'owner' && one.userId !== userId);
  if (role === 'owner' && others.length === 0) {
    refuse({ status: 409, code: 'LAST_OWNER', message: 'The last owner stays one' });
  }
}

/** When an invitation's link opens nothing any more. */
export function expiryOf({ sentAt }: StoredInvitation): number {
  return sentAt + DAYS_GOOD * DAY;
}

/** An invitation, as long as it has not ended. */
export function openInvitation({ state }: Db<MembersState>, invitationId: string): StoredInvitation {
  const found = state.invitations[invitationId];
  return found && found.ended === null ? found : refuseUnknown();
}

/** What the secret of a link is worth; undefined when nobody sent it. */
export function readInvitation(
  db: Db<MembersState>,
  secret: string,
): { state: 'valid' | 'expired' | 'used' | 'withdrawn'; invitation: StoredInvitation } | undefined {
  const invitation = Object.values(db.state.invitations).find((one) => one.secret === secret);
  if (!invitation) return undefined;
  if (invitation.ended) return { state: invitation.ended, invitation };
  return { state: db.now() < expiryOf(invitation) ? 'valid' : 'expired', invitation };
}

/** The invitation that a registration comes with; ends the call where its link opens nothing, or not for this address. */
export function acceptInvitation(db: Db<MembersState>, secret: string, email: string): StoredInvitation {
  const { state, invitation } = readInvitation(db, secret) ?? refuseUnknown();
  if (state !== 'valid') {
    const code = `INVITATION_${state.toUpperCase()}`;
    return refuse({ status: 409, code, message: `This invitation is ${state}` });
  }
  if (invitation.email !== email) {
    const message = 'This invitation is for another address';
    return refuse({ status: 409, code: 'INVITATION_FOR_ANOTHER', message });
  }
  invitation.ended = 'used';
  return invitation;
}
