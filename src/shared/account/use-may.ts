import { useRouteContext } from '@tanstack/react-router';
import { useAccount } from '@/api/generated/account/account';
import { Role } from '@/api/generated/schemas/role.zod';
import { known } from '@/api/known';

/** From the one that may least. */
const ROLES = ['viewer', 'editor', 'admin', 'owner'] as const satisfies readonly Role[];

/** From which role on each of these may be done; the provider refuses it below. */
const LEAST = {
  /** Making, changing and testing agents. */
  edit: 'editor',
  publish: 'editor',
  /** Talking to visitors, and saying whether an agent was right. */
  answer: 'editor',
  /** Tools and channels of the company. */
  connect: 'admin',
  /** What the company says of itself, its plan, its people, its audit trail. */
  manage: 'admin',
  /** Owners, and the end of the account. */
  own: 'owner',
} as const satisfies Record<string, Role>;

/** Something that not every role may do. */
export type Act = keyof typeof LEAST;

/** The role of the signed-in person; undefined where the provider tells none that is known. */
export function useOwnRole(): Role | undefined {
  const accountId = useRouteContext({ strict: false, select: (context) => context.accountId });
  const { data } = useAccount(accountId ?? '', { query: { enabled: accountId !== undefined } });
  return known(Role, data?.role);
}

/** Tells what the signed-in person may do; where no role is known it is everything. */
export function useMay(): (act: Act) => boolean {
  const role = useOwnRole();
  return (act) => role === undefined || ROLES.indexOf(role) >= ROLES.indexOf(LEAST[act]);
}
