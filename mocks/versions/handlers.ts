import { refuseUntested } from '@mocks/agent-tests/gate';
import { sameContent } from '@mocks/agents/content';
import { ownAgent, type StoredBot } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, submitKey } from '@mocks/core/read-request';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { refuseStaleRevision, writeDraft } from '@mocks/drafts/store';
import type { HttpHandler } from 'msw';
import {
  BotDraft,
  BotKey,
  BotVersion,
  BotVersionHead,
  BotVersionList,
  PublishHeaders,
  PublishRequest,
  Readiness,
  RestoreVersionHeaders,
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
import { readinessChecks } from './readiness';
import { addVersion, findVersion, headOf, isHeld, makeLive, versionsOf } from './store';

/** Refuses with 409 when a check says that the draft cannot be published. */
function refuseUnready(db: Db<State>, stored: StoredBot): void {
  const blocking = readinessChecks(db, stored).filter(({ state }) => state === 'blocking');
  if (blocking.length === 0) return;
  const fields = blocking.map(({ code, tab, itemId }) => ({
    path: [tab, itemId].filter(Boolean).join('.'),
    code,
  }));
  refuse({ status: 409, code: 'NOT_READY', message: 'The draft is not ready', fields });
}

/** Plays the versions of agents, and what makes one of a draft. */
export function versionHandlers(db: Db<State>): HttpHandler[] {
  const calledBy = (info: Info) => {
    const who = whoCalls(db, info);
    const stored = ownAgent(db, who, readId(info, 'botKey', BotKey));
    return { who, stored, bot: stored.bot };
  };
  const versionOf = (info: Info) =>
    findVersion(db, calledBy(info).bot.botKey, readId(info, 'versionId', VersionId));

  return [
    getVersionsMockHandler(
      answering(BotVersionList, (info) => {
        return listOf(versionsOf(db, calledBy(info).bot.botKey).map(headOf));
      }),
    ),
    getPublishMockHandler(
      answering(BotVersionHead, async (info) => {
        const { who, stored, bot } = calledBy(info);
        const { notes, override } = await readBody(info, PublishRequest);
        const headers = readHeaders(info, PublishHeaders);
        const key = `${bot.botKey} ${submitKey(db, headers)}`;
        const first = db.state.publications[key];
        if (first !== undefined) return headOf(findVersion(db, bot.botKey, first));
        refuseStaleRevision(bot, headers['If-Match']);
        refuseUnready(db, stored);
        if (!override) refuseUntested(db, bot);
        const version = addVersion(
          db,
          bot,
          { kind: 'published', notes, ...(override && { overrideReason: override.reason }) },
          who,
        );
        db.state.publications[key] = version.versionId;
        return makeLive(db, bot, version);
      }),
    ),
    getVersionMockHandler(answering(BotVersion, versionOf)),
    getGoLiveMockHandler(
      answering(BotVersionHead, (info) => {
        const { bot } = calledBy(info);
        const version = versionOf(info);
        if (version.kind === 'kept')
          refuse({ status: 409, code: 'NOT_PUBLISHED', message: 'This draft was never published' });
        return version.isLive ? headOf(version) : makeLive(db, bot, version);
      }),
    ),
    getRestoreVersionMockHandler(
      answering(BotDraft, (info) => {
        const { who, bot } = calledBy(info);
        const { content } = versionOf(info);
        refuseStaleRevision(bot, readHeaders(info, RestoreVersionHeaders)['If-Match']);
        if (sameContent(content, bot.draft.content)) return bot.draft;
        if (!isHeld(db, bot.botKey, bot.draft.content)) addVersion(db, bot, { kind: 'kept', notes: '' }, who);
        return writeDraft(db, bot, structuredClone(content), who);
      }),
    ),
    getReadinessMockHandler(
      answering(Readiness, (info) => {
        const { stored, bot } = calledBy(info);
        const items = readinessChecks(db, stored);
        return { revision: bot.draft.revision, ...listOf(items) };
      }),
    ),
  ];
}
