import { readStored, removeStored, writeStored } from './browser-storage';

/** Where the token lies in localStorage (specification §3 Session). */
export const TOKEN_KEY = 'token';
const TOKEN_MAX_LENGTH = 4096;

/** The stored token; undefined when there is none or what is stored cannot be one (empty, `null`, white space). */
export function readToken(): string | undefined {
  const stored = readStored(TOKEN_KEY);
  if (stored === null || stored === 'null' || stored === 'undefined') return undefined;
  const sound = stored.length > 0 && stored.length <= TOKEN_MAX_LENGTH && /^[\x21-\x7e]+$/.test(stored);
  return sound ? stored : undefined;
}

/** Keeps the token of a sign-in. */
export function writeToken(token: string): void {
  writeStored(TOKEN_KEY, token);
}

/** Forgets the token. */
export function removeToken(): void {
  removeStored(TOKEN_KEY);
}
