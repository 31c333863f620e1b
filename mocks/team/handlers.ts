import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readId } from '@mocks/core/read-request';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import { AccountId, TeamMemberList } from '@/api/generated/schemas';
import { getTeamMockHandler } from '@/api/generated/team/team.msw';
import { teamOf } from './store';

/** Plays the team of a company. */
export function teamHandlers(db: Db<State>): HttpHandler[] {
  return [
    getTeamMockHandler(
      answering(TeamMemberList, (info) => {
        const accountId = readId(info, 'accountId', AccountId);
        ownAccount(db, whoCalls(db, info), accountId);
        return listOf(teamOf(db, accountId));
      }),
    ),
  ];
}
