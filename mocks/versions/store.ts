import { type BotContent, sameContent } from '@mocks/agents/content';
import type { BotDetail } from '@mocks/agents/schemas';
import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { BotKey, VersionId } from '@/api/generated/schemas';
import { BotVersion, type BotVersionHead } from './schemas';

/** What is remembered of versions. */
export const VersionsState = z.object({
  /** By agent, newest first. */
  versions: z._default(z.record(BotKey, z.array(BotVersion)), {}),
  /** By agent and Idempotency-Key: the version that the first answer named. */
  publications: z._default(z.record(z.string(), VersionId), {}),
});
export type VersionsState = z.infer<typeof VersionsState>;

/** Whether visitors talk to just that content. */
export function isLiveContent(db: Db<VersionsState>, botKey: string, content: BotContent): boolean {
  const live = db.state.versions[botKey]?.find(({ isLive }) => isLive);
  return live !== undefined && sameContent(live.content, content);
}

/** The versions of an agent, newest first. */
export function versionsOf(db: Db<VersionsState>, botKey: string): BotVersion[] {
  return db.state.versions[botKey] ?? [];
}

/** One version of an agent. */
export function findVersion(db: Db<VersionsState>, botKey: string, versionId: string): BotVersion {
  return versionsOf(db, botKey).find((version) => version.versionId === versionId) ?? refuseUnknown();
}

/** A version as a list shows it. */
export function headOf({ content: _content, ...head }: BotVersion): BotVersionHead {
  return head;
}

type NewVersion = Pick<BotVersion, 'kind' | 'notes'> & Partial<Pick<BotVersion, 'overrideReason'>>;

/** Puts what the draft holds into a new version. */
export function addVersion(
  db: Db<VersionsState>,
  { botKey, draft }: BotDetail,
  version: NewVersion,
  who: StoredUser,
): BotVersion {
  const numbers = versionsOf(db, botKey).map(({ number }) => number ?? 0);
  const added: BotVersion = {
    ...version,
    versionId: db.id('ver'),
    number: version.kind === 'published' ? Math.max(0, ...numbers) + 1 : null,
    savedAt: db.iso(),
    savedBy: nameOf(who),
    isLive: false,
    content: structuredClone(draft.content),
  };
  db.state.versions[botKey] = [added, ...versionsOf(db, botKey)];
  return added;
}

/** From now on visitors talk to that version; an agent that is paused stays so. */
export function makeLive(db: Db<VersionsState>, bot: BotDetail, { versionId }: BotVersion): BotVersionHead {
  for (const version of versionsOf(db, bot.botKey)) version.isLive = version.versionId === versionId;
  const live = findVersion(db, bot.botKey, versionId);
  bot.live = headOf(live);
  bot.unpublishedChanges = !sameContent(live.content, bot.draft.content);
  if (bot.status === 'draft') bot.status = 'live';
  bot.updatedAt = db.iso();
  return bot.live;
}

/** Whether a version holds just that. */
export function isHeld(db: Db<VersionsState>, botKey: string, content: BotContent): boolean {
  return versionsOf(db, botKey).some((version) => sameContent(version.content, content));
}
