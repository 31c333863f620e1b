import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { RegisterScreen } from '@/features/auth/register-screen';
import { loadPart } from '@/lib/load-part';
import { readToken } from '@/session/token';
import { Late } from '@/ui/late';

// Few come by an invitation.
const InvitedScreen = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/auth/invited-screen')).InvitedScreen })),
);

const route = getRouteApi('/{-$locale}/onboarding/register');

/** Opens an account, or accepts the invitation of a company. */
export function RegisterPage() {
  const { invitation } = route.useSearch();
  if (invitation === undefined) return <RegisterScreen />;
  return (
    <Late>
      <InvitedScreen secret={invitation} isSignedIn={readToken() !== undefined} />
    </Late>
  );
}
