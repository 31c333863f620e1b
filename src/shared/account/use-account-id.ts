import { useRouteContext } from '@tanstack/react-router';

/** The account of the signed-in person, as the guard of the page around found it. */
export function useAccountId(): string {
  const accountId = useRouteContext({ strict: false, select: (context) => context.accountId });
  if (accountId === undefined) throw new Error('This page needs an account: its guard must have opened one.');
  return accountId;
}
