import type { HttpHandler } from 'msw';
import { ToolkitList, ToolkitsParams } from '@/api/generated/schemas';
import { getToolkitsMockHandler } from '@/api/generated/toolkits/toolkits.msw';
import { answering, ownAccount, readQuery, whoCalls } from '../call';
import type { Db } from '../db';
import { TOOLKITS } from '../toolkits';

/** Plays the toolkits. */
export function toolkitHandlers(db: Db): HttpHandler[] {
  return [
    getToolkitsMockHandler(
      answering(ToolkitList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, ToolkitsParams);
        ownAccount(db, who, accountId);
        const connections = db.state.connections[accountId] ?? {};
        const items = TOOLKITS.map((one) => ({ ...one, connection: connections[one.toolkit] ?? null }));
        const rank = ({ connection }: (typeof items)[number]) => (connection ? 0 : 1);
        return { items: items.toSorted((a, b) => rank(a) - rank(b)), nextCursor: null, total: items.length };
      }),
    ),
  ];
}
