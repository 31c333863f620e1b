import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/')({
  beforeLoad: () => {
    throw redirect({ to: '/{-$locale}/dashboard/home', replace: true });
  },
});
