import { idleTooLong } from './activity';
import { followStorage, readStored, removeStored, writeStored } from './browser-storage';
import { dropWaitingDrafts, flushDrafts, isDraft } from './drafts';
import { isLocale, savedLocale } from './locale';
import { removeProductKey, writeProductKey } from './product-key';
import { secureStore } from './secure-store';
import { readToken, removeToken, TOKEN_KEY, writeToken } from './token';

/** When this session began, in localStorage; cleared at sign-out (specification §4 Session). */
export const START_KEY = 'start';
/** How long after an expiry the page reloads (specification §9). */
export const EXPIRY_RELOAD_MS = 500;

/** Why the session ended, by the secure store and, where that keeps nothing, in the open. */
const ENDED = 'ended';
const USER = 'user';

/** Why a session ended by itself: the provider no longer knows it, or nobody did anything for too long. */
export type EndReason = 'expired' | 'inactive';

/** The token this page works with; another one in the storage belongs to another session. */
let working: string | undefined;
let ending = false;

function clearKeys(): void {
  removeToken();
  removeProductKey();
  removeStored(START_KEY);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Notes why the session ended and whose it was; what that person was writing stays for them. */
async function noteEnd(reason: EndReason): Promise<void> {
  // In the open until the secure store has it, which may be missing, refuse, or never answer.
  if (readStored(ENDED) === null) writeStored(ENDED, reason);
  await flushDrafts();
  const noted = await secureStore.together(async ({ read, write, empty }) => {
    // In this order, for another tab may do the same, and the page may go at any moment: whose drafts they are stays known.
    const userId = property(await read(USER), 'userId');
    if (!(await read(ENDED))) await write(ENDED, { reason, userId });
    await empty((name) => isDraft(name) || name === ENDED);
    return true;
  });
  if (noted) removeStored(ENDED);
}

/** Puts login in the place of the present page, in its language; the page has still to be opened. */
function putLogin(search: URLSearchParams = new URLSearchParams()): void {
  const [, first] = location.pathname.split('/');
  const locale = isLocale(first) ? first : savedLocale();
  // Where the browser keeps nothing at all, the reason goes with the page.
  const ended = readStored(ENDED);
  history.replaceState(
    ended === null ? null : { ended },
    '',
    `/${locale}/login${search.size > 0 ? `?${search}` : ''}`,
  );
}

/** The same, with the way back to the present page. */
function putLoginAndBack(): void {
  const { pathname, search, hash } = location;
  putLogin(new URLSearchParams({ redirect: `${pathname}${search}${hash}` }));
}

/**
 * Takes up the session that the storage holds, at the start of a page. One that slept past its limit ends here, before
 * anything is asked.
 */
export async function resumeSession(): Promise<void> {
  ending = false;
  working = readToken();
  const carried = property(history.state, ENDED);
  if (working === undefined && typeof carried === 'string') writeStored(ENDED, carried);
  if (working === undefined || !idleTooLong()) return;
  working = undefined;
  await noteEnd('inactive');
  clearKeys();
  putLoginAndBack();
}

/** What a sign-in gave; without an account it has to be asked for. */
interface BegunSession {
  token: string;
  accountId?: string | undefined;
  userId?: string | undefined;
  user: unknown;
}

/**
 * Begins a session: the token in localStorage, the rest in the secure store (specification §3 Session). True when the
 * session that ended by itself before was another person's: what they had open is nothing for this one.
 */
export async function beginSession(
  { token, accountId, ...person }: BegunSession,
  apiBase: string,
): Promise<boolean> {
  ending = false;
  writeToken(token);
  working = readToken();
  if (accountId === undefined) removeProductKey();
  else writeProductKey({ accountId, apiBase, welcomeIsEnd: false, activeAt: Date.now() });
  writeStored(START_KEY, new Date().toISOString());
  removeStored(ENDED);
  const before = await secureStore.togetherOrEmpty(async ({ read, write, empty }) => {
    const ended = await read(ENDED);
    const isSame = property(ended, 'userId') === person.userId;
    await empty(isSame ? isDraft : undefined);
    await write(USER, { ...person, accountId });
    return { isSame, isOther: ended !== undefined && !isSame };
  });
  if (!before?.isSame) dropWaitingDrafts();
  return before?.isOther ?? false;
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
 * (specification §4 Session). Without a network a reload would leave the browser's own page: then the router, which
 * sees the address change, opens login in this one.
 */
export async function signOut(): Promise<void> {
  ending = true;
  clearKeys();
  dropWaitingDrafts();
  await secureStore.clear();
  const reloads = navigator.onLine;
  if (!reloads) {
    working = undefined;
    ending = false;
  }
  putLogin();
  if (reloads) location.reload();
}

/** Forgets a session that the provider has ended already, at the person's own wish: quietly, and on the same page. */
export async function forgetSession(): Promise<void> {
  working = undefined;
  clearKeys();
  dropWaitingDrafts();
  await secureStore.clear();
}

/**
 * Ends a session that is over, once however many calls found out: the expired flag is set and the page reloads after
 * 500 ms (specification §4 Session); login then says why, and leads back. The keys go last, so that another tab that
 * sees them go finds the reason.
 */
export function expireSession(reason: EndReason = 'expired'): void {
  if (ending || working === undefined) return;
  ending = true;
  const ended = working;
  // Somebody may have been quicker and signed in again, here or in another tab.
  const clearOwnKeys = () => {
    if (ending && [ended, undefined].includes(readToken())) clearKeys();
  };
  const noted = noteEnd(reason).then(clearOwnKeys);
  const leave = () => {
    if (!ending) return;
    clearOwnKeys();
    if (reason === 'inactive') putLoginAndBack();
    location.reload();
  };
  setTimeout(() => void noted.then(leave), EXPIRY_RELOAD_MS);
}

/** Why the last session ended by itself; undefined when it did not. */
export async function whySessionEnded(): Promise<EndReason | undefined> {
  const reason = property(await secureStore.read(ENDED), 'reason') ?? readStored(ENDED);
  return reason === 'expired' || reason === 'inactive' ? reason : undefined;
}

function beginAnew(): void {
  if (ending) return;
  ending = true;
  // The store is another person's by now, or nobody's.
  dropWaitingDrafts();
  location.reload();
}

/** Whether the session of this page is still the browser's; if not, the page begins anew, or ends with it. */
function isCurrent(): boolean {
  if (ending) return false;
  const stored = readToken();
  if (stored === working) return true;
  if (stored === undefined) expireSession();
  else beginAnew();
  return false;
}

/**
 * The token that a call may carry, undefined while nobody is signed in. `over`: there is nothing to send any more, for
 * the session slept past its limit, was emptied out of the storage, or is another person's.
 */
export function tokenForCall(): string | undefined | 'over' {
  if (!isCurrent()) return 'over';
  if (working === undefined || !idleTooLong()) return working;
  expireSession('inactive');
  return 'over';
}

/**
 * Whether somebody is signed in; a session that was emptied out of the storage ends here, with its reason, and one that
 * was replaced by another begins anew, before anything of the first is shown again.
 */
export function isSignedIn(): boolean {
  const stored = readToken();
  const isReplaced = stored !== undefined && working !== undefined && stored !== working;
  if (stored === undefined) expireSession();
  else if (isReplaced) beginAnew();
  return stored !== undefined && !isReplaced;
}

/** A sign-in or sign-out in another tab makes this one begin anew, so that nobody sees another person's data. */
export function followOtherTabs(): void {
  const follow = () => {
    if (readToken() !== working) beginAnew();
  };
  window.addEventListener('storage', ({ key }) => {
    followStorage(key);
    // No key: the whole storage was emptied.
    if (key === null || key === TOKEN_KEY) follow();
  });
  // A page that was put aside hears nothing. What it showed is nobody's to see until it has begun anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.hidden = readToken() !== working;
    follow();
  });
}
