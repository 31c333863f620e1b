import { note } from '@mocks/audit/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { takeBackDeletion } from '@mocks/data/store';
import type { Session } from '@/api/generated/schemas';
import { openSession, type StoredUser } from './store';

/** Signs somebody in who has proved who they are; an owner who comes back keeps the account that was to be deleted. */
export function signInAs(db: Db<State>, who: StoredUser, request: Request): Session {
  if (takeBackDeletion(db, who)) {
    note(db, who, {
      kind: 'data',
      action: 'deletion_canceled',
      subject: '',
      botKey: null,
      changes: [],
      inverse: null,
    });
  }
  return openSession(db, who, request);
}
