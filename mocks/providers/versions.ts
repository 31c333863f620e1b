import type { HttpHandler } from 'msw';
import { BotKey, BotVersion, BotVersionList, VersionId } from '@/api/generated/schemas';
import { getVersionMockHandler, getVersionsMockHandler } from '@/api/generated/versions/versions.msw';
import { answering, ownBot, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { refuseUnknown } from '../refuse';

/** Plays the versions of agents. */
export function versionHandlers(db: Db): HttpHandler[] {
  return [
    getVersionsMockHandler(
      answering(BotVersionList, (info) => {
        const { bot } = ownBot(db, whoCalls(db, info), readId(info, 'botKey', BotKey));
        const items = db.state.versions[bot.botKey] ?? [];
        return { items, nextCursor: null, total: items.length };
      }),
    ),
    getVersionMockHandler(
      answering(BotVersion, (info) => {
        const { bot } = ownBot(db, whoCalls(db, info), readId(info, 'botKey', BotKey));
        const versionId = readId(info, 'versionId', VersionId);
        return (
          db.state.versions[bot.botKey]?.find((version) => version.versionId === versionId) ?? refuseUnknown()
        );
      }),
    ),
  ];
}
