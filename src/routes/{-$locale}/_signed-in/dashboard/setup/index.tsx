import { createFileRoute, redirect } from '@tanstack/react-router';

// dashboard/setup redirects to agents (specification §2).
export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/')({
  beforeLoad: () => {
    throw redirect({ to: '/{-$locale}/dashboard/setup/agents', replace: true });
  },
});
