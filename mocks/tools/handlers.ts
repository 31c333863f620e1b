import { ownAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readQuery } from '@mocks/core/read-request';
import type { State } from '@mocks/core/state';
import { ownToolkits } from '@mocks/own-tools/store';
import type { HttpHandler } from 'msw';
import { ToolkitList, ToolkitsParams } from '@/api/generated/schemas';
import { getToolkitsMockHandler } from '@/api/generated/tools/tools.msw';
import { parametersOf } from './action-parameters';
import { withWords } from './argument-words';
import { connectionHandlers } from './connection-handlers';
import { connectionTo } from './store';
import { TOOLKITS } from './toolkits';

/** Plays the toolkits and the company's connections to them. */
export function toolHandlers(db: Db<State>, ownOrigin?: () => string): HttpHandler[] {
  return [
    getToolkitsMockHandler(
      answering(ToolkitList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ToolkitsParams);
        ownAccount(db, who, accountId);
        const others = TOOLKITS.map((one) => ({
          ...one,
          connection: connectionTo(db, accountId, one.toolkit) ?? null,
          actions: one.actions.map((action) => {
            const known = parametersOf(one.toolkit, action.action);
            return { ...action, ...known, ...(known && { parameters: withWords(known.parameters) }) };
          }),
        }));
        const items = [...ownToolkits(db, accountId), ...others];
        const rank = ({ connection }: (typeof items)[number]) => (connection ? 0 : 1);
        return listOf(items.toSorted((a, b) => rank(a) - rank(b)));
      }),
    ),
    ...connectionHandlers(db, ownOrigin),
  ];
}
