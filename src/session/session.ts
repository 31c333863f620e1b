import { removeStored, writeStored } from './browser-storage';
import { savedLocale } from './locale';
import { removePointer, writePointer } from './product-key';
import { secureStore } from './secure-store';
import { readToken, removeToken, TOKEN_KEY, writeToken } from './token';

/** When this session began, in localStorage; cleared at sign-out (specification §4 Session). */
export const START_KEY = 'start';
/** How long after an expiry the page reloads (specification §9). */
export const EXPIRY_RELOAD_MS = 500;

const EXPIRED = 'expired';
const USER = 'user';

let expiring = false;

function clearStored(): Promise<void> {
  removeToken();
  removePointer();
  removeStored(START_KEY);
  return secureStore.clear();
}

/** Begins a session: the token in localStorage, the rest in the secure store (specification §3 Session). */
export async function beginSession(
  { token, accountId, ...person }: { token: string; accountId: string; userId: string; user: unknown },
  apiBase: string,
): Promise<void> {
  writeToken(token);
  writePointer({ accountId, apiBase, welcomeIsEnd: false });
  writeStored(START_KEY, new Date().toISOString());
  await secureStore.clear();
  await secureStore.write(USER, { ...person, accountId });
}

/** Who is signed in, as the secure store has it; its shape is for the caller to check. */
export function keptPerson(): Promise<unknown> {
  return secureStore.read(USER);
}

/** Keeps who is signed in for the next visit. */
export function keepPerson(person: unknown): Promise<void> {
  return secureStore.write(USER, person);
}

/**
 * Signs out: clears the token, the product key and `start`, empties the secure store and reloads, on the login page
 * (specification §4 Session).
 */
export async function signOut(): Promise<void> {
  expiring = true;
  await clearStored();
  history.replaceState(null, '', `/${savedLocale()}/login`);
  location.reload();
}

/**
 * Ends an expired session, once however many calls found out: the expired flag is set and the page reloads after 500 ms
 * (specification §4 Session).
 */
export function expireSession(): void {
  if (expiring || readToken() === undefined) return;
  expiring = true;
  void clearStored().then(() => secureStore.write(EXPIRED, true));
  setTimeout(() => location.reload(), EXPIRY_RELOAD_MS);
}

/** Whether the last session ended by expiry; asking answers once. */
export async function takeExpired(): Promise<boolean> {
  const expired = (await secureStore.read(EXPIRED)) === true;
  if (expired) await secureStore.write(EXPIRED, false);
  return expired;
}

/** A sign-in or sign-out in another tab makes this one begin anew, so that nobody sees another person's data. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // No key: the whole storage was emptied.
    const changed = key === null ? readToken() === undefined : key === TOKEN_KEY && oldValue !== newValue;
    if (changed && !expiring) location.reload();
  });
}
