import type { Db } from '@mocks/core/db';
import * as z from 'zod/mini';

/** A session as it is shown: its token is told to nobody. */
export const StoredSession = z.object({
  sessionId: z.string(),
  device: z.string(),
  place: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
});
export type StoredSession = z.infer<typeof StoredSession>;

/** What is needed of what is remembered. */
type WithSessions = { tokens: Record<string, string>; sessions: Record<string, StoredSession> };

const BROWSERS = [
  ['Edge', /\bEdg\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrome\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A device in words. A page's own fetch does not say which browser it is; there this program runs in it. */
function deviceOf(request: Request | undefined): string {
  const agent = request?.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? '';
  const found = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, sign]) => sign.test(agent))?.[0];
  const browser = found(BROWSERS) ?? 'Browser';
  const system = found(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

/** What is known of a session; one of an earlier program begins to be known now. */
export function sessionOf(db: Db<WithSessions>, token: string, request?: Request): StoredSession {
  const known = db.state.sessions[token];
  if (known) return known;
  const begun = {
    sessionId: db.id('ses'),
    device: deviceOf(request),
    place: '',
    startedAt: db.iso(),
    lastSeenAt: db.iso(),
  };
  db.state.sessions[token] = begun;
  return begun;
}

/** Ends a session: its token is good for nothing. */
export function endSession({ state }: Db<WithSessions>, token: string): void {
  delete state.tokens[token];
  delete state.sessions[token];
}
