import { useRouteContext } from '@tanstack/react-router';
import { useTeam } from '@/api/generated/team/team';

/** Names the people and teams of the account by their ids; asked for where `wanted`, an id where it is not known. */
export function useTeamNames(wanted: boolean): (memberId: string) => string {
  const accountId = useRouteContext({ strict: false, select: (context) => context.accountId });
  const { data } = useTeam(accountId ?? '', { query: { enabled: wanted && accountId !== undefined } });
  return (memberId) => data?.items.find((one) => one.memberId === memberId)?.name || memberId;
}
