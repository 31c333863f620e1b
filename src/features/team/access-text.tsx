import { useI18nContext } from '@i18n/i18n-react';
import { Badge } from '@/ui/badge';
import { useRoleName } from './use-role-name';

interface AccessTextProps {
  role: string | null;
  agents: readonly string[] | null;
}

/** What somebody may, in two badges: their role, and how many agents they see where it is not all of them. */
export function AccessText({ role, agents }: AccessTextProps) {
  const t = useI18nContext().LL.team.members;
  const roleName = useRoleName();
  return (
    <>
      {role && <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{roleName(role)}</Badge>}
      {agents && <Badge>{t.someAgents({ n: agents.length })}</Badge>}
    </>
  );
}
