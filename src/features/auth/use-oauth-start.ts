import { useRef, useState } from 'react';
import { useUnmount } from '@/lib/use-unmount';
import { useWindowEvent } from '@/lib/use-window-event';
import type { IdentityProvider } from '@/session/oauth-transaction';

/** Still here so long after leaving: the way to the consent page was broken off. */
const STILL_HERE_MS = 10_000;

/** What became of the last click on one of the ways to sign in. */
interface Attempt {
  provider: IdentityProvider;
  /** `not-kept`: this browser keeps nothing, so there is no way back. */
  state: 'starting' | 'not-kept' | 'failed';
  error?: unknown;
}

/** Signing in with an identity provider from a form; `returnTo` is the page that was asked for. */
export interface OAuthStart {
  attempt: Attempt | undefined;
  start: (provider: IdentityProvider) => Promise<void>;
  /** Forgets a failure, when another way is tried. */
  forget: () => void;
}

/** Begins a sign-in with Google or Microsoft, once at a time. */
export function useOAuthStart(returnTo?: string): OAuthStart {
  const [attempt, setAttempt] = useState<Attempt>();
  const inProgress = useRef<AbortController>(undefined);

  const giveUp = () => inProgress.current?.abort();
  // Back from the consent page, the browser shows this page as it was left: about to leave.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    giveUp();
    setAttempt(undefined);
  });
  useUnmount(giveUp);

  const start = async (provider: IdentityProvider) => {
    if (attempt?.state === 'starting') return;
    const leaving = new AbortController();
    inProgress.current = leaving;
    setAttempt({ provider, state: 'starting' });
    try {
      const { leaveToSignIn } = await import('./leave-to-sign-in');
      const left = await leaveToSignIn(provider, returnTo, leaving.signal);
      if (!left) setAttempt({ provider, state: 'not-kept' });
      else setTimeout(() => inProgress.current === leaving && setAttempt(undefined), STILL_HERE_MS);
    } catch (error) {
      if (!leaving.signal.aborted) setAttempt({ provider, state: 'failed', error });
    }
  };

  const forget = () => setAttempt((last) => (last?.state === 'starting' ? last : undefined));
  return { attempt, start, forget };
}
