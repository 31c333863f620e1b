import type { Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { refuseExpired } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, type Session, User, UserId } from '@/api/generated/schemas';

/** A person and their password; an empty one lets nobody in. */
export const StoredUser = z.object({
  userId: UserId,
  accountId: AccountId,
  password: z.string(),
  user: User,
});
export type StoredUser = z.infer<typeof StoredUser>;

const StoredResetLink = z.object({ userId: UserId, sentAt: z.number(), used: z.boolean() });

/** What is remembered of people and their sessions. */
export const AuthState = z.object({
  users: z.record(UserId, StoredUser),
  tokens: z.record(z.string(), UserId),
  /** By address and Idempotency-Key: the token that the first answer of a registration gave. */
  registrations: z._default(z.record(z.string(), z.string()), {}),
  /** By the secret in the link. */
  resetLinks: z._default(z.record(z.string(), StoredResetLink), {}),
  /** By address, known or not: when it last asked for a link, in milliseconds since 1970. */
  resetAskedAt: z._default(z.record(z.string(), z.number()), {}),
});
export type AuthState = z.infer<typeof AuthState>;

/** The person behind the bearer token. */
export function whoCalls(db: Db<AuthState>, { request }: Info): StoredUser {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const userId = token === undefined ? undefined : db.state.tokens[token];
  const user = userId === undefined ? undefined : db.state.users[userId];
  return user ?? refuseExpired();
}

/** The person with that e-mail, however it is written. */
export function findPerson(db: Db<AuthState>, email: string): StoredUser | undefined {
  const wanted = email.toLowerCase();
  return Object.values(db.state.users).find(({ user }) => user.email.toLowerCase() === wanted);
}

/** Signs somebody in: a token of their own, and when it was. */
export function openSession(db: Db<AuthState>, { userId, accountId, user }: StoredUser): Session {
  user.lastLogin = db.iso();
  const token = db.id('tok');
  db.state.tokens[token] = userId;
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
