import { ownAccount } from '@mocks/accounts/store';
import { nameOf, type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import type { Outside } from '@mocks/core/outside';
import type { Persistence } from '@mocks/core/persistence';
import { readBody, readHeaders, readId, readQuery, submitKey } from '@mocks/core/read-request';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { runLater } from '@mocks/tool-calls/run-later';
import { triedBy } from '@mocks/tool-calls/store';
import type { HttpHandler } from 'msw';
import {
  getCreateHttpToolMockHandler,
  getHttpToolsMockHandler,
  getRemoveHttpToolMockHandler,
  getSaveHttpToolMockHandler,
  getTryHttpToolMockHandler,
} from '@/api/generated/own-tools/own-tools.msw';
import {
  CreateHttpToolHeaders,
  CreateHttpToolRequest,
  HttpTool,
  HttpToolId,
  HttpToolInput,
  HttpToolList,
  HttpToolsParams,
  TryHttpToolHeaders,
  TryHttpToolRequest,
} from '@/api/generated/schemas';
import { callTool } from './call-tool';
import { toolFaultsAndName } from './check-tool';
import { callOfTool } from './log-own-call';
import { findTool, OWN_TOOLKIT, ownTool, type StoredHttpTool, shownTool, toolsOf } from './store';

const MOST_TOOLS = 100;

/** A tool as it was typed, its new secrets beside those that are kept. */
function storedFrom(
  input: HttpToolInput,
  kept: StoredHttpTool['secrets'],
): Pick<StoredHttpTool, 'tool' | 'secrets'> {
  const secrets = input.headers.map(({ name, value }): [string, string] => [
    name.toLowerCase(),
    value ?? kept[name.toLowerCase()] ?? '',
  ]);
  const headers = input.headers.map(({ name }) => ({ name }));
  return { tool: { ...input, headers }, secrets: Object.fromEntries(secrets) };
}

/** `under`: where in the body the tool lies. */
async function refuseFaults(
  input: HttpToolInput,
  kept: StoredHttpTool['secrets'],
  outside: Outside,
  under = '',
): Promise<void> {
  const faults = await toolFaultsAndName(input, Object.keys(kept), outside);
  if (faults.length > 0) refuseInvalid(faults.map(({ path, code }) => ({ path: `${under}${path}`, code })));
}

/** Agents lose a tool that is gone. */
function takeFromAgents(db: Db<State>, { accountId }: StoredUser, toolId: string): void {
  for (const stored of Object.values(db.state.agents)) {
    if (stored.accountId !== accountId) continue;
    const { content } = stored.agent.draft;
    if (!content.tools.some(({ actions }) => actions.includes(toolId))) continue;
    content.tools = content.tools
      .map((tool) => ({ ...tool, actions: tool.actions.filter((action) => action !== toolId) }))
      .filter(({ toolkit, actions }) => toolkit !== OWN_TOOLKIT || actions.length > 0);
    stored.agent.draft.revision = db.id('rev');
  }
}

/** Plays the tools that a company describes itself. */
export function ownToolHandlers(db: Db<State>, persistence: Persistence, outside: Outside): HttpHandler[] {
  return [
    getHttpToolsMockHandler(
      answering(HttpToolList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, HttpToolsParams);
        ownAccount(db, who, accountId);
        return listOf(toolsOf(db, accountId).map(shownTool));
      }),
    ),
    getCreateHttpToolMockHandler(
      answering(HttpTool, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, tool } = await readBody(info, CreateHttpToolRequest);
        ownAccount(db, who, accountId);
        const key = `createHttpTool ${accountId} ${submitKey(db, readHeaders(info, CreateHttpToolHeaders))}`;
        const first = findTool(db, accountId, db.state.firstAnswers[key] ?? '');
        if (first) return shownTool(first);
        await refuseFaults(tool, {}, outside, 'tool.');
        const before = db.state.ownTools[accountId] ?? [];
        if (before.length >= MOST_TOOLS)
          refuse({ status: 409, code: 'TOO_MANY_TOOLS', message: `At most ${MOST_TOOLS} tools` });
        const toolId = db.id('own');
        const made = { toolId, ...storedFrom(tool, {}), updatedAt: db.iso(), by: nameOf(who) };
        db.state.ownTools[accountId] = [...before, made];
        db.state.firstAnswers[key] = toolId;
        return shownTool(made);
      }),
    ),
    getTryHttpToolMockHandler(async (info) => {
      const who = whoCalls(db, info);
      const { accountId, toolId, tool, arguments: given } = await readBody(info, TryHttpToolRequest);
      ownAccount(db, who, accountId);
      const stored = toolId === null ? undefined : ownTool(db, who, toolId);
      const key = `tryHttpTool ${accountId} ${submitKey(db, readHeaders(info, TryHttpToolHeaders))}`;
      const secrets = { ...stored?.secrets };
      throw runLater(db, persistence, { accountId, key }, async (callId) =>
        callOfTool(
          await callTool(tool, given, secrets, outside),
          { callId, action: toolId ?? 'new', tool, given },
          triedBy(nameOf(who)),
        ),
      );
    }),
    getSaveHttpToolMockHandler(
      answering(HttpTool, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownTool(db, who, readId(info, 'toolId', HttpToolId));
        const input = await readBody(info, HttpToolInput);
        await refuseFaults(input, stored.secrets, outside);
        Object.assign(stored, storedFrom(input, stored.secrets), { updatedAt: db.iso(), by: nameOf(who) });
        return shownTool(stored);
      }),
    ),
    getRemoveHttpToolMockHandler(
      answering(HttpTool, (info) => {
        const who = whoCalls(db, info);
        const stored = ownTool(db, who, readId(info, 'toolId', HttpToolId));
        db.state.ownTools[who.accountId] = (db.state.ownTools[who.accountId] ?? []).filter(
          (one) => one.toolId !== stored.toolId,
        );
        takeFromAgents(db, who, stored.toolId);
        return shownTool(stored);
      }),
    ),
  ];
}
