import type { AccountsState } from '@mocks/accounts/store';
import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseForeign, refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, type HttpTool, HttpToolId, HttpToolInput, type Toolkit } from '@/api/generated/schemas';

/** A tool as it is kept, its secrets apart. */
const StoredHttpTool = z.object({
  toolId: HttpToolId,
  /** Its headers have no values here. */
  tool: HttpToolInput,
  /** By the name of the header, in lower case. */
  secrets: z.record(z.string(), z.string()),
  updatedAt: z.string(),
  by: z.string(),
});
export type StoredHttpTool = z.infer<typeof StoredHttpTool>;

/** What is remembered of the tools that companies describe themselves. */
export const OwnToolsState = z.object({
  /** By account, in the order they were made. */
  ownTools: z._default(z.record(AccountId, z.array(StoredHttpTool)), {}),
});
export type OwnToolsState = z.infer<typeof OwnToolsState>;

/** The toolkit that the own tools of an account are the actions of. */
export const OWN_TOOLKIT = 'own_tools';

/** The tools of an account, by name. */
export function toolsOf(db: Db<OwnToolsState>, accountId: string): StoredHttpTool[] {
  return (db.state.ownTools[accountId] ?? []).toSorted((a, b) => a.tool.name.localeCompare(b.tool.name));
}

/** A tool of an account by its id. */
export function findTool(
  db: Db<OwnToolsState>,
  accountId: string,
  toolId: string,
): StoredHttpTool | undefined {
  return db.state.ownTools[accountId]?.find((one) => one.toolId === toolId);
}

/** A tool of the caller. */
export function ownTool(
  db: Db<OwnToolsState & AccountsState>,
  who: StoredUser,
  toolId: string,
): StoredHttpTool {
  const found = findTool(db, who.accountId, toolId);
  if (found) return found;
  const all = Object.values(db.state.ownTools).flat();
  return all.some((one) => one.toolId === toolId) ? refuseForeign() : refuseUnknown();
}

/** A tool as it is shown: of a header only that it is set. */
export function shownTool({ toolId, tool, secrets, updatedAt, by }: StoredHttpTool): HttpTool {
  const headers = tool.headers.map(({ name }) => ({ name, isSet: name.toLowerCase() in secrets }));
  return { toolId, ...tool, headers, updatedAt, by };
}

/** The own tools of an account as a toolkit; none while there are none. */
export function ownToolkits(db: Db<OwnToolsState>, accountId: string): Toolkit[] {
  const tools = toolsOf(db, accountId);
  if (tools.length === 0) return [];
  return [
    {
      toolkit: OWN_TOOLKIT,
      name: 'HTTP',
      category: null,
      summary: { en: 'Your company’s own HTTP calls.', es: 'Las llamadas HTTP de tu empresa.' },
      connection: { status: 'ACTIVE', reason: null, since: tools[0]?.updatedAt ?? null },
      actions: tools.map(({ toolId, tool }) => ({
        action: toolId,
        name: { en: tool.name, es: tool.name },
        changesData: tool.changesData,
        parameters: tool.parameters,
      })),
    },
  ];
}
