import { Role } from '@/api/generated/schemas/role.zod';

/** The roles, from the one that may most. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const satisfies readonly Role[];

/** Whether a text names a role. */
export function isRole(value: unknown): value is Role {
  return Role.safeParse(value).success;
}
