import * as z from 'zod/mini';
import { secureStore } from './secure-store';

/** How long a sign-in with an identity provider may take. */
export const TRANSACTION_MS = 10 * 60 * 1000;
/** Where this tab keeps the state of the sign-in that it began; nothing else of it lies there. */
export const TAB_STATE_KEY = 'oauth-state';

const SECRET_BYTES = 32;
const STATE = /^[A-Za-z0-9_-]{43}$/;

const IdentityProvider = z.enum(['google', 'microsoft']);
/** Who vouches for a person. */
export type IdentityProvider = z.infer<typeof IdentityProvider>;

const Transaction = z.object({
  provider: IdentityProvider,
  verifier: z.string(),
  redirectUri: z.string(),
  /** The page that was asked for; whoever goes there checks it. */
  returnTo: z.optional(z.string()),
  startedAt: z.number(),
});
type Transaction = z.infer<typeof Transaction>;

/** What may travel of a sign-in that has begun. */
interface BegunTransaction {
  state: string;
  codeChallenge: string;
  redirectUri: string;
}

/**
 * Why a callback is not taken: nothing of the kind is running in this tab (or no longer), it belongs to another sign-in,
 * or it comes too late.
 */
export type CallbackRefusal = 'missing' | 'foreign' | 'old';

const nameOf = (state: string) => `oauth ${state}`;

function base64url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

function readTabState(): string | null {
  try {
    return sessionStorage.getItem(TAB_STATE_KEY);
  } catch {
    return null;
  }
}

/** Binds the tab to a sign-in, or to none; whether the browser lets us. */
function writeTabState(state: string | undefined): boolean {
  try {
    if (state === undefined) sessionStorage.removeItem(TAB_STATE_KEY);
    else sessionStorage.setItem(TAB_STATE_KEY, state);
    return true;
  } catch {
    return false;
  }
}

/**
 * Begins a sign-in with an identity provider: state and PKCE verifier are made here and wait in the secure store, bound to
 * this tab. Undefined when this browser keeps nothing: memory would not survive the way there and back.
 */
export async function beginTransaction(
  provider: IdentityProvider,
  returnTo: string | undefined,
): Promise<BegunTransaction | undefined> {
  const earlier = readTabState();
  if (earlier !== null) await secureStore.take(nameOf(earlier));
  // A page without https has no WebCrypto, and so no secure store either.
  if (!crypto.subtle) return undefined;
  const state = newSecret();
  const verifier = newSecret();
  const redirectUri = `${location.origin}/oauth/${provider}`;
  const transaction: Transaction = { provider, verifier, redirectUri, returnTo, startedAt: Date.now() };
  await secureStore.write(nameOf(state), transaction);
  const kept = Transaction.safeParse(await secureStore.read(nameOf(state)));
  if (!kept.success || !writeTabState(state)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state, codeChallenge: base64url(new Uint8Array(digest)), redirectUri };
}

/**
 * Takes the sign-in that a callback belongs to, once: it is gone before its code is exchanged. Only the tab that began it
 * gets it, only for the same identity provider, and only within 10 minutes by the clock on the wall.
 */
export async function takeTransaction(
  provider: IdentityProvider,
  state: string | undefined,
): Promise<Transaction | CallbackRefusal> {
  const own = readTabState();
  if (state === undefined || own === null) return 'missing';
  if (!STATE.test(state) || state !== own) return 'foreign';
  writeTabState(undefined);
  const kept = Transaction.safeParse(await secureStore.take(nameOf(state)));
  if (!kept.success) return 'missing';
  if (kept.data.provider !== provider) return 'foreign';
  const age = Date.now() - kept.data.startedAt;
  return age >= 0 && age <= TRANSACTION_MS ? kept.data : 'old';
}
