import { refuseUntested } from '@mocks/agent-tests/gate';
import { sameContent } from '@mocks/agents/content';
import { ownAgent } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, submitKey } from '@mocks/core/read-request';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { refuseStaleRevision, writeDraft } from '@mocks/drafts/store';
import { refuseUnapproved } from '@mocks/publishing/store';
import type { HttpHandler } from 'msw';
import {
  AgentKey,
  AgentVersion,
  AgentVersionHead,
  AgentVersionList,
  PublishHeaders,
  PublishRequest,
  Readiness,
  RestoreVersionHeaders,
  StoredDraft,
  VersionId,
} from '@/api/generated/schemas';
import {
  getGoLiveMockHandler,
  getPublishMockHandler,
  getReadinessMockHandler,
  getRestoreVersionMockHandler,
  getVersionMockHandler,
  getVersionsMockHandler,
} from '@/api/generated/versions/versions.msw';
import { readinessChecks, refuseUnready } from './readiness';
import { addVersion, findVersion, headOf, isHeld, makeLive, versionsOf } from './store';

/** Plays the versions of agents, and what makes one of a draft. */
export function versionHandlers(db: Db<State>): HttpHandler[] {
  const calledBy = (info: Info) => {
    const who = whoCalls(db, info);
    const stored = ownAgent(db, who, readId(info, 'botKey', AgentKey));
    return { who, stored, agent: stored.agent };
  };
  const versionOf = (info: Info) =>
    findVersion(db, calledBy(info).agent.botKey, readId(info, 'versionId', VersionId));

  return [
    getVersionsMockHandler(
      answering(AgentVersionList, (info) => {
        return listOf(versionsOf(db, calledBy(info).agent.botKey).map(headOf));
      }),
    ),
    getPublishMockHandler(
      answering(AgentVersionHead, async (info) => {
        const { who, stored, agent } = calledBy(info);
        const { notes, override } = await readBody(info, PublishRequest);
        const headers = readHeaders(info, PublishHeaders);
        const key = `${agent.botKey} ${submitKey(db, headers)}`;
        const first = db.state.publications[key];
        if (first !== undefined) return headOf(findVersion(db, agent.botKey, first));
        refuseStaleRevision(agent, headers['If-Match']);
        refuseUnapproved(db, who.accountId);
        refuseUnready(db, stored);
        if (!override) refuseUntested(db, agent);
        const version = addVersion(
          db,
          agent,
          { kind: 'published', notes, ...(override && { overrideReason: override.reason }) },
          who,
        );
        db.state.publications[key] = version.versionId;
        return makeLive(db, agent, version);
      }),
    ),
    getVersionMockHandler(answering(AgentVersion, versionOf)),
    getGoLiveMockHandler(
      answering(AgentVersionHead, (info) => {
        const { agent } = calledBy(info);
        const version = versionOf(info);
        if (version.kind === 'kept')
          refuse({ status: 409, code: 'NOT_PUBLISHED', message: 'This draft was never published' });
        return version.isLive ? headOf(version) : makeLive(db, agent, version);
      }),
    ),
    getRestoreVersionMockHandler(
      answering(StoredDraft, (info) => {
        const { who, agent } = calledBy(info);
        const { content } = versionOf(info);
        refuseStaleRevision(agent, readHeaders(info, RestoreVersionHeaders)['If-Match']);
        if (sameContent(content, agent.draft.content)) return agent.draft;
        if (!isHeld(db, agent.botKey, agent.draft.content))
          addVersion(db, agent, { kind: 'kept', notes: '' }, who);
        return writeDraft(db, agent, structuredClone(content), who);
      }),
    ),
    getReadinessMockHandler(
      answering(Readiness, (info) => {
        const { stored, agent } = calledBy(info);
        const items = readinessChecks(db, stored);
        return { revision: agent.draft.revision, ...listOf(items) };
      }),
    ),
  ];
}
