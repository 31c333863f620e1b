import { freshAccount } from '@mocks/accounts/fresh-account';
import type { AccountsState } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import type { User } from '@/api/generated/schemas';
import type { AuthState, StoredUser } from './store';

/** A person who has just come: into the company that invited them, or with one of their own at the company settings; no password means none to sign in with. */
export function addPerson(
  db: Db<AuthState & AccountsState>,
  { name, lastname, email, password = '' }: Pick<User, 'name' | 'lastname' | 'email'> & { password?: string },
  into?: Pick<StoredUser, 'accountId' | 'role' | 'agents'>,
): StoredUser {
  const userId = db.id('usr');
  const { accountId, role, agents } = into ?? { accountId: db.id('acc'), role: 'owner', agents: null };
  const user = { name, lastname, email, phone: null, image_url: null, lastLogin: null, createdAt: db.iso() };
  const stored = { userId, accountId, password, user, role, agents, lastSeenAt: null, secondFactor: null };
  if (!into) db.state.accounts[accountId] = freshAccount(accountId, db.now());
  db.state.users[userId] = stored;
  return stored;
}
