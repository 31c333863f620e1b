import { startOAuth } from '@/api/generated/oauth/oauth';
import { leaveFor } from '@/lib/leave-for';
import { beginTransaction, type IdentityProvider } from '@/session/oauth-transaction';

/** Begins a sign-in with an identity provider and leaves for its consent page; false when this browser keeps nothing. */
export async function leaveToSignIn(
  provider: IdentityProvider,
  returnTo: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = await beginTransaction(provider, returnTo);
  if (!begun) return false;
  const { authorizationUrl } = await startOAuth(
    provider,
    { ...begun, codeChallengeMethod: 'S256' },
    { signal },
  );
  signal.throwIfAborted();
  leaveFor(authorizationUrl);
  return true;
}
