import { createFileRoute, redirect } from '@tanstack/react-router';

// The root path leads to the dashboard home, the locale root to login (specification §2).
export const Route = createFileRoute('/{-$locale}/')({
  beforeLoad: ({ params: { locale } }) => {
    throw redirect({ to: locale ? '/{-$locale}/login' : '/{-$locale}/dashboard/home', replace: true });
  },
});
