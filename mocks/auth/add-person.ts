import { freshAccount } from '@mocks/accounts/fresh-account';
import type { AccountsState } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import type { User } from '@/api/generated/schemas';
import type { AuthState, StoredUser } from './store';

/** A person who has just come, with a company of their own at the company settings; no password means none to sign in with. */
export function addPerson(
  db: Db<AuthState & AccountsState>,
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
