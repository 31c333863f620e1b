import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/analytics')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/-$locale/_signed-in/dashboard/analytics"!</div>;
}
