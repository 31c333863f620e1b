import { useI18nContext } from '@i18n/i18n-react';
import { isRole } from './roles';

/** The word of a role; one that is not known is shown as it comes. */
export function useRoleName(): (role: string | null) => string {
  const t = useI18nContext().LL.team.roles;
  return (role) => (isRole(role) ? t[role]() : (role ?? ''));
}
