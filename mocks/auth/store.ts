import type { Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { refuseExpired } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, AgentAccess, Role, type Session, User, UserId } from '@/api/generated/schemas';
import { StoredSession, sessionOf } from './sessions';

/** A person and their password; an empty one lets nobody in. */
export const StoredUser = z.object({
  userId: UserId,
  accountId: AccountId,
  password: z.string(),
  user: User,
  /** What they may in their company. */
  role: z._default(Role, 'owner'),
  /** The agents they may see; null is all of them. */
  agents: z._default(z.nullable(AgentAccess), null),
  /** When they last asked for anything. */
  lastSeenAt: z._default(z.nullable(z.string()), null),
  /** The secret of their authenticator app; it is asked for once it is on. */
  secondFactor: z._default(
    z.nullable(
      z.object({
        secret: z.string(),
        isOn: z.boolean(),
        recoveryCodes: z.array(z.string()),
        /** Of the newest code that was taken: none is taken twice. */
        lastStep: z.number(),
      }),
    ),
    null,
  ),
});
export type StoredUser = z.infer<typeof StoredUser>;

const StoredResetLink = z.object({ userId: UserId, sentAt: z.number(), used: z.boolean() });

/** What is remembered of people and their sessions. */
export const AuthState = z.object({
  users: z.record(UserId, StoredUser),
  tokens: z.record(z.string(), UserId),
  /** By token. */
  sessions: z._default(z.record(z.string(), StoredSession), {}),
  /** By address and Idempotency-Key: the token that the first answer of a registration gave. */
  registrations: z._default(z.record(z.string(), z.string()), {}),
  /** By the secret in the link. */
  resetLinks: z._default(z.record(z.string(), StoredResetLink), {}),
  /** By address, known or not: when it last asked for a link, in milliseconds since 1970. */
  resetAskedAt: z._default(z.record(z.string(), z.number()), {}),
});
export type AuthState = z.infer<typeof AuthState>;

/** The bearer token of a request. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}

/** Notes that somebody is there, on this device. */
export function noteSeen(db: Db<AuthState>, request: Request): void {
  const token = tokenOf(request);
  const who = callerOf(db, request);
  if (token === undefined || !who) return;
  who.lastSeenAt = db.iso();
  sessionOf(db, token, request).lastSeenAt = who.lastSeenAt;
}

/** The person behind the bearer token, where it is known. */
export function callerOf(db: Db<AuthState>, request: Request): StoredUser | undefined {
  const token = tokenOf(request);
  const userId = token === undefined ? undefined : db.state.tokens[token];
  return userId === undefined ? undefined : db.state.users[userId];
}

/** The person behind the bearer token. */
export function whoCalls(db: Db<AuthState>, { request }: Info): StoredUser {
  return callerOf(db, request) ?? refuseExpired();
}

/** The person with that e-mail, however it is written. */
export function findPerson(db: Db<AuthState>, email: string): StoredUser | undefined {
  const wanted = email.toLowerCase();
  return Object.values(db.state.users).find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Signs somebody in: a token of their own, and when it was. */
export function openSession(
  db: Db<AuthState>,
  { userId, accountId, user }: StoredUser,
  request?: Request,
): Session {
  user.lastLogin = db.iso();
  const token = db.id('tok');
  db.state.tokens[token] = userId;
  sessionOf(db, token, request);
  return { token, userId, accountId, user };
}

/** The sessions of everybody who is there after a reset, too. */
export function signedInAfterReset({ tokens }: AuthState, { users }: AuthState): AuthState['tokens'] {
  return Object.fromEntries(Object.entries(tokens).filter(([, userId]) => userId in users));
}

/** The name of a person as it is shown to the others. */
export function nameOf({ user }: StoredUser): string {
  return [user.name, user.lastname].filter(Boolean).join(' ');
}
