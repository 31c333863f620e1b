import { ownAccount } from '@mocks/accounts/store';
import { refuseUntested } from '@mocks/agent-tests/gate';
import { ownAgent } from '@mocks/agents/store';
import { nameOf, type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { refuseStaleRevision } from '@mocks/drafts/store';
import { seesAgent } from '@mocks/roles/check-role';
import { refuseUnready } from '@mocks/versions/readiness';
import { addVersion, makeLive } from '@mocks/versions/store';
import type { HttpHandler } from 'msw';
import {
  getAskToPublishMockHandler,
  getDecidePublishMockHandler,
  getPublishingMockHandler,
  getSavePublishingMockHandler,
} from '@/api/generated/publishing/publishing.msw';
import {
  AccountId,
  AgentKey,
  PublishDecision,
  Publishing,
  PublishingPayload,
  PublishRequestId,
  PublishRequestPayload,
  WaitingPublish,
} from '@/api/generated/schemas';
import { needsApproval, type StoredRequest } from './store';

function shown(db: Db<State>, request: StoredRequest, who: StoredUser): WaitingPublish {
  const { requestId, botKey, revision, notes, overrideReason, userId, name, askedAt } = request;
  const person = db.state.users[userId]?.user;
  return {
    requestId,
    botKey,
    agentName: db.state.agents[botKey]?.agent.name ?? '',
    revision,
    notes,
    overrideReason: overrideReason ?? null,
    by: { userId, name, imageUrl: person?.imageUrl ?? person?.image_url ?? null },
    askedAt: new Date(askedAt).toISOString(),
    isOwn: userId === who.userId,
  };
}

function publishingOf(db: Db<State>, who: StoredUser): Publishing {
  const { accountId } = who;
  const isOn = needsApproval(db, accountId);
  const waiting = db.state.publishRequests
    .filter((one) => isOn && one.accountId === accountId && seesAgent(who, one.botKey))
    .sort((a, b) => b.askedAt - a.askedAt);
  return { needsApproval: isOn, ...listOf(waiting.map((one) => shown(db, one, who))) };
}

/** Plays publishing with a second person. */
export function publishingHandlers(db: Db<State>): HttpHandler[] {
  const drop = (requestId: string) => {
    db.state.publishRequests = db.state.publishRequests.filter((one) => one.requestId !== requestId);
  };
  return [
    getPublishingMockHandler(
      answering(Publishing, (info) => {
        const who = whoCalls(db, info);
        ownAccount(db, who, readId(info, 'accountId', AccountId));
        return publishingOf(db, who);
      }),
    ),
    getSavePublishingMockHandler(
      answering(Publishing, async (info) => {
        const who = whoCalls(db, info);
        const { needsApproval: isOn } = await readBody(info, PublishingPayload);
        const accountId = readId(info, 'accountId', AccountId);
        ownAccount(db, who, accountId);
        const others = db.state.needApproval.filter((one) => one !== accountId);
        db.state.needApproval = isOn ? [...others, accountId] : others;
        return publishingOf(db, who);
      }),
    ),
    getAskToPublishMockHandler(
      answering(WaitingPublish, async (info) => {
        const who = whoCalls(db, info);
        const { revision, notes, override } = await readBody(info, PublishRequestPayload);
        const stored = ownAgent(db, who, readId(info, 'botKey', AgentKey));
        refuseStaleRevision(stored.agent, revision);
        refuseUnready(db, stored);
        if (!override) refuseUntested(db, stored.agent);
        const { botKey } = stored.agent;
        const { accountId, userId } = who;
        const requestId = db.id('prq');
        const asked: StoredRequest = {
          requestId,
          accountId,
          botKey,
          revision,
          notes,
          ...(override && { overrideReason: override.reason }),
          userId,
          name: nameOf(who),
          askedAt: db.now(),
        };
        const others = db.state.publishRequests.filter((one) => one.botKey !== botKey);
        db.state.publishRequests = [...others, asked];
        return shown(db, asked, who);
      }),
    ),
    getDecidePublishMockHandler(
      answering(WaitingPublish, async (info) => {
        const who = whoCalls(db, info);
        const { decision } = await readBody(info, PublishDecision);
        const stored = ownAgent(db, who, readId(info, 'botKey', AgentKey));
        const { agent } = stored;
        const requestId = readId(info, 'requestId', PublishRequestId);
        const asked = db.state.publishRequests.find(
          (one) => one.requestId === requestId && one.botKey === agent.botKey,
        );
        if (!asked) return refuseUnknown();
        if (decision === 'approve') {
          if (asked.userId === who.userId) {
            refuse({ status: 409, code: 'OWN_REQUEST', message: 'Somebody else has to approve this' });
          }
          refuseStaleRevision(agent, asked.revision);
          refuseUnready(db, stored);
          const { notes, overrideReason } = asked;
          if (overrideReason === undefined) refuseUntested(db, agent);
          const by = db.state.users[asked.userId] ?? who;
          const version = { kind: 'published', notes, ...(overrideReason && { overrideReason }) } as const;
          makeLive(db, agent, addVersion(db, agent, version, by));
        }
        drop(requestId);
        return shown(db, asked, who);
      }),
    ),
  ];
}
