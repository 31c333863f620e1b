import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const OpenHours = z.extend(contract.OpenHours, { days: z.array(contract.Weekday) });

/** Somebody, or several together, as this provider keeps them. */
export const TeamMember = z.required(
  z.extend(contract.TeamMember, { kind: contract.TeamMemberKind, hours: z.array(OpenHours) }),
);
export type TeamMember = z.infer<typeof TeamMember>;

/** What is remembered of teams. */
export const TeamState = z.object({
  /** By account. */
  team: z._default(z.record(contract.AccountId, z.array(TeamMember)), {}),
});
export type TeamState = z.infer<typeof TeamState>;

type WithUsers = TeamState & { users: Record<string, StoredUser> };

/** Who can take over a conversation of an account: its team, or where none was made those who can sign in, at all hours. */
export function teamOf({ state }: Db<WithUsers>, accountId: string): TeamMember[] {
  return (
    state.team[accountId] ??
    Object.values(state.users)
      .filter((user) => user.accountId === accountId)
      .map((user) => ({
        memberId: user.userId,
        kind: 'person' as const,
        name: nameOf(user),
        hours: [],
        timeZone: '',
      }))
  );
}
