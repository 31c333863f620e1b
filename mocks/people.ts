import type { Session, User } from '@/api/generated/schemas';
import type { Db } from './db';
import { freshAccount } from './seed';
import type { StoredUser } from './state';

/** The person with that e-mail, however it is written. */
export function findPerson(db: Db, email: string): StoredUser | undefined {
  const wanted = email.toLowerCase();
  return Object.values(db.state.users).find(({ user }) => user.email.toLowerCase() === wanted);
}

/** A person who has just come, with a company of their own at the company settings; no password means none to sign in with. */
export function addPerson(
  db: Db,
  { name, lastname, email, password = '' }: Pick<User, 'name' | 'lastname' | 'email'> & { password?: string },
): StoredUser {
  const userId = db.id('usr');
  const accountId = db.id('acc');
  const user = { name, lastname, email, phone: null, image_url: null, lastLogin: null, createdAt: db.iso() };
  const stored = { userId, accountId, password, user };
  db.state.accounts[accountId] = freshAccount(accountId, db.now());
  db.state.users[userId] = stored;
  return stored;
}

/** Signs somebody in: a token of their own, and when it was. */
export function openSession(db: Db, { userId, accountId, user }: StoredUser): Session {
  user.lastLogin = db.iso();
  const token = db.id('tok');
  db.state.tokens[token] = userId;
  return { token, userId, accountId, user };
}
