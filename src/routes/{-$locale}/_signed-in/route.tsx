import { createFileRoute } from '@tanstack/react-router';
import { requireToken } from '@/routes/-guards/require-token';

export const Route = createFileRoute('/{-$locale}/_signed-in')({
  beforeLoad: ({ location }) => requireToken(location),
});
