import { ownAccount } from '@mocks/accounts/store';
import { keptAvatar, newContent } from '@mocks/agent-creation/new-content';
import { CreateAgentRequest } from '@mocks/agent-creation/schemas';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { agentLimit, agentsComing, agentsUsed, refuseAgent } from '@mocks/billing/agent-limit';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, readQuery, submitKey } from '@mocks/core/read-request';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { startJob } from '@mocks/jobs/store';
import { seesAgent } from '@mocks/roles/check-role';
import { isUploadOf } from '@mocks/uploads/store';
import type { HttpHandler } from 'msw';
import { getRemoveTagMockHandler, getRenameTagMockHandler } from '@/api/generated/agent-tags/agent-tags.msw';
import {
  getAgentsMockHandler,
  getChangeAgentsMockHandler,
  getCreateAgentMockHandler,
  getRenameAgentMockHandler,
  getTrashMockHandler,
} from '@/api/generated/agents/agents.msw';
import { getSaveAvatarMockHandler } from '@/api/generated/avatars/avatars.msw';
import { getAgentMockHandler } from '@/api/generated/drafts/drafts.msw';
import {
  Agent,
  AgentAvatar,
  AgentChange,
  AgentChangeResults,
  AgentDetail,
  AgentKey,
  AgentList,
  AgentsParams,
  CreateAgentHeaders,
  JobRef,
  RemoveTagParams,
  RenameAgentRequest,
  RenameTagRequest,
  TagCount,
  TrashedAgentList,
  TrashParams,
} from '@/api/generated/schemas';
import { changeAgent, changeRefusal } from './change-agents';
import { listAgents } from './list-agents';
import { canReturn, goneAt, inTrash, ownAgent } from './store';
import { isSameTag, knownTag, replaceTag } from './tags';

/** Plays what can be done with many agents at once, and the trash. */
function changeHandlers(db: Db<State>): HttpHandler[] {
  return [
    getChangeAgentsMockHandler(
      answering(AgentChangeResults, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, change, tag, botKeys } = await readBody(info, AgentChange);
        const isAboutTag = change === 'addTag' || change === 'removeTag';
        if (isAboutTag && !tag?.trim()) refuseInvalid([{ path: 'tag', code: 'required' }]);
        const { account } = ownAccount(db, who, accountId);
        const limit = agentLimit(db, account);
        // Once for all of them: it looks through every agent of the account.
        const written = tag === undefined ? undefined : knownTag(db, accountId, tag);
        let room = limit.most - agentsUsed(db, accountId) - agentsComing(db, accountId);
        const results = botKeys.map((botKey) => {
          const stored = db.state.agents[botKey];
          const own = stored?.accountId === accountId && seesAgent(who, botKey) ? stored : undefined;
          const code = own ? changeRefusal(db, own, change, { room, full: limit.code, tag }) : 'NOT_FOUND';
          if (own && code === undefined) {
            if (change === 'restore' && inTrash(db, botKey)) room -= 1;
            changeAgent(db, own, change, written);
          }
          return { botKey, done: code === undefined, code: code ?? null, status: own?.agent.status ?? null };
        });
        return { results };
      }),
    ),
    getTrashMockHandler(
      answering(TrashedAgentList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, TrashParams);
        ownAccount(db, who, accountId);
        const items = Object.entries(db.state.trash)
          .flatMap(([botKey, trashedAt]) => {
            const stored = db.state.agents[botKey];
            const ends = goneAt(db, botKey);
            if (stored?.accountId !== accountId || ends === undefined) return [];
            if (!canReturn(db, botKey) || !seesAgent(who, botKey)) return [];
            const { name, summary, avatar } = stored.agent;
            return { botKey, name, summary, avatar, trashedAt: iso(trashedAt), goneAt: iso(ends) };
          })
          .sort((a, b) => b.trashedAt.localeCompare(a.trashedAt));
        return listOf(items);
      }),
    ),
  ];
}

/** Plays the tags of all agents of a company. */
function tagHandlers(db: Db<State>): HttpHandler[] {
  return [
    getRenameTagMockHandler(
      answering(TagCount, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, tag, name } = await readBody(info, RenameTagRequest);
        ownAccount(db, who, accountId);
        if (name.trim() === '') refuseInvalid([{ path: 'name', code: 'required' }]);
        const isOnlyWrittenAnew = isSameTag(tag, name);
        const written = isOnlyWrittenAnew ? name.trim() : knownTag(db, accountId, name);
        return { tag: written, agents: replaceTag(db, accountId, tag, written) };
      }),
    ),
    getRemoveTagMockHandler(
      answering(TagCount, (info) => {
        const who = whoCalls(db, info);
        const { accountId, tag } = readQuery(info, RemoveTagParams);
        ownAccount(db, who, accountId);
        return { tag, agents: replaceTag(db, accountId, tag, undefined) };
      }),
    ),
  ];
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Plays the agents. */
export function agentHandlers(db: Db<State>): HttpHandler[] {
  return [
    // Before the agents: their names are no keys of agents.
    ...changeHandlers(db),
    ...tagHandlers(db),
    getAgentsMockHandler(
      answering(AgentList, (info) => {
        const who = whoCalls(db, info);
        const asked = readQuery(info, AgentsParams);
        ownAccount(db, who, asked.accountId);
        return listAgents(db, asked, (botKey) => seesAgent(who, botKey));
      }),
    ),
    getCreateAgentMockHandler(
      answering(JobRef, async (info) => {
        const who = whoCalls(db, info);
        const asked = await readBody(info, CreateAgentRequest);
        const { accountId, name } = asked;
        const { account } = ownAccount(db, who, accountId);
        const key = `createAgent ${accountId} ${submitKey(db, readHeaders(info, CreateAgentHeaders))}`;
        const first = db.state.firstAnswers[key];
        if (first !== undefined) return { jobId: first };
        const limit = agentLimit(db, account);
        if (agentsUsed(db, accountId) + agentsComing(db, accountId) >= limit.most) return refuseAgent(limit);
        const content = newContent(db, asked);
        const avatar = keptAvatar(db, asked);
        const kind = 'bot_creation' as const;
        const work = { kind, name, content, ...(avatar && { avatar }), by: nameOf(who), botKey: null };
        const { jobId } = startJob(db, accountId, work, name);
        db.state.firstAnswers[key] = jobId;
        return { jobId };
      }),
    ),
    getAgentMockHandler(
      answering(
        AgentDetail,
        (info) => ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey)).agent,
      ),
    ),
    getSaveAvatarMockHandler(
      answering(AgentAvatar, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, agent } = ownAgent(db, who, readId(info, 'botKey', AgentKey));
        if (agent.isCreator)
          refuse({ status: 409, code: 'IS_CREATOR', message: 'The creator wears the sign' });
        const avatar = await readBody(info, AgentAvatar);
        const { imageUrl } = avatar;
        if (imageUrl !== null && imageUrl !== agent.avatar?.imageUrl && !isUploadOf(db, accountId, imageUrl))
          refuseInvalid([{ path: 'imageUrl', code: 'unknown' }]);
        agent.avatar = avatar;
        agent.updatedAt = db.iso();
        return avatar;
      }),
    ),
    getRenameAgentMockHandler(
      answering(Agent, async (info) => {
        const { agent } = ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey));
        const { name } = await readBody(info, RenameAgentRequest);
        agent.name = name;
        agent.updatedAt = db.iso();
        return agent;
      }),
    ),
  ];
}
