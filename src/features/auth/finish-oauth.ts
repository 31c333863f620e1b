import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { finishOAuth } from '@/api/generated/oauth/oauth';
import { internalPath } from '@/lib/internal-path';
import type { Locale } from '@/session/locale';
import { takeCallback } from '@/session/oauth-callback';
import { type IdentityProvider, takeTransaction } from '@/session/oauth-transaction';
import { enter } from './enter';
import type { OAuthTrouble } from './oauth-trouble-screen';

/** Whose callback opened this page. */
export interface OAuthCallback {
  queryClient: QueryClient;
  locale: Locale;
  provider: IdentityProvider;
}

/** The account has a second factor: sends its code along, and says where it goes on; rejects where that is refused. */
export interface SecondFactorAsked {
  kind: 'secondFactor';
  enterWith: (code: string) => Promise<string>;
  /** The page that was asked for. */
  returnTo: string | undefined;
}

/** A session, and where it goes on; or what came between. */
export type OAuthOutcome = { href: string } | SecondFactorAsked | OAuthTrouble;

const CODE_MAX_LENGTH = 2000;
const SAYS_MAX_LENGTH = 200;

const outcomes = new WeakMap<QueryClient, Promise<OAuthOutcome>>();

/** How the callback that opened this page ends: found out once, however often the page is rendered or loaded anew. */
export function finishedOAuth(callback: OAuthCallback): Promise<OAuthOutcome> {
  const outcome = outcomes.get(callback.queryClient) ?? finish(callback);
  outcomes.set(callback.queryClient, outcome);
  return outcome;
}

/** A parameter that must not come twice. */
function only(sent: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = sent.getAll(name);
  return more.length > 0 ? '' : value;
}

/** Words of somebody else: shown as they are, without signs that hide or turn text, and not at any length. */
function plainWords(text: string | undefined): string | undefined {
  const plain = text
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SAYS_MAX_LENGTH);
  return plain || undefined;
}

async function finish({ queryClient, locale, provider }: OAuthCallback): Promise<OAuthOutcome> {
  const sent = takeCallback();
  if (!sent) return { kind: 'missing' };
  const error = only(sent, 'error');
  // It is over now, whatever it is worth: nothing of it can be used a second time.
  const taken = await takeTransaction(provider, only(sent, 'state'));
  const known = typeof taken !== 'string';
  const returnTo = known ? internalPath(taken.returnTo) : undefined;
  if (error === 'access_denied') return { kind: 'cancelled', returnTo };
  if (error === 'server_error' || error === 'temporarily_unavailable') return { kind: 'down', returnTo };
  // Whoever made up a link to here has nothing to say in our page.
  if (!known) return { kind: taken };
  const says = plainWords(only(sent, 'error_description'));
  if (error !== undefined) return { kind: 'refused', says, returnTo };
  const code = only(sent, 'code');
  if (!code || code.length > CODE_MAX_LENGTH) return { kind: 'used', returnTo };
  const { verifier, redirectUri } = taken;
  const exchange = async (secondFactorCode?: string) => {
    const session = await finishOAuth(provider, {
      code,
      codeVerifier: verifier,
      redirectUri,
      secondFactorCode,
    });
    return enter({ queryClient, locale, session, redirect: returnTo });
  };
  try {
    return { href: await exchange() };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_NEEDED')
      return { kind: 'secondFactor', enterWith: exchange, returnTo };
    return { ...troubleOf(failure), returnTo };
  }
}

/** Why an exchange gave no session. */
export function troubleOf(error: unknown): OAuthTrouble {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  const { code, status, reference } = error;
  if (code === 'ACCOUNT_EXISTS') return { kind: 'accountExists' };
  if (code === 'OAUTH_CODE_REFUSED' || status === 422) return { kind: 'used', reference };
  if (status === 503) return { kind: 'down', reference };
  return { kind: 'failed', error };
}
