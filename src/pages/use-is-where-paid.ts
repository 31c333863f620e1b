import { useMatch } from '@tanstack/react-router';

/** Whether the page is the one where an overdue payment is made. */
export function useIsWherePaid(): boolean {
  const isPlan = useMatch({
    from: '/{-$locale}/_signed-in/dashboard/settings',
    shouldThrow: false,
    select: ({ search }) => search.section === 'plan',
  });
  return isPlan ?? false;
}
