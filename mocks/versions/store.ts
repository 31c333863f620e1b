import { type AgentContent, sameContent } from '@mocks/agents/content';
import type { AgentDetail } from '@mocks/agents/schemas';
import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AgentKey, VersionId } from '@/api/generated/schemas';
import { AgentVersion, type AgentVersionHead } from './schemas';

/** What is remembered of versions. */
export const VersionsState = z.object({
  /** By agent, newest first. */
  versions: z._default(z.record(AgentKey, z.array(AgentVersion)), {}),
  /** By agent and Idempotency-Key: the version that the first answer named. */
  publications: z._default(z.record(z.string(), VersionId), {}),
});
export type VersionsState = z.infer<typeof VersionsState>;

/** Whether visitors talk to just that content. */
export function isLiveContent(db: Db<VersionsState>, botKey: string, content: AgentContent): boolean {
  const live = db.state.versions[botKey]?.find(({ isLive }) => isLive);
  return live !== undefined && sameContent(live.content, content);
}

/** The versions of an agent, newest first. */
export function versionsOf(db: Db<VersionsState>, botKey: string): AgentVersion[] {
  return db.state.versions[botKey] ?? [];
}

/** One version of an agent. */
export function findVersion(db: Db<VersionsState>, botKey: string, versionId: string): AgentVersion {
  return versionsOf(db, botKey).find((version) => version.versionId === versionId) ?? refuseUnknown();
}

/** A version as a list shows it. */
export function headOf({ content: _content, ...head }: AgentVersion): AgentVersionHead {
  return head;
}

type NewVersion = Pick<AgentVersion, 'kind' | 'notes'> & Partial<Pick<AgentVersion, 'overrideReason'>>;

/** Puts what the draft holds into a new version. */
export function addVersion(
  db: Db<VersionsState>,
  { botKey, draft }: AgentDetail,
  version: NewVersion,
  who: StoredUser,
): AgentVersion {
  const numbers = versionsOf(db, botKey).map(({ number }) => number ?? 0);
  const added: AgentVersion = {
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
export function makeLive(
  db: Db<VersionsState>,
  agent: AgentDetail,
  { versionId }: AgentVersion,
): AgentVersionHead {
  for (const version of versionsOf(db, agent.botKey)) version.isLive = version.versionId === versionId;
  const live = findVersion(db, agent.botKey, versionId);
  agent.live = headOf(live);
  agent.channels = live.content.channels;
  agent.unpublishedChanges = !sameContent(live.content, agent.draft.content);
  if (agent.status === 'draft') agent.status = 'live';
  agent.updatedAt = db.iso();
  return agent.live;
}

/** Whether a version holds just that. */
export function isHeld(db: Db<VersionsState>, botKey: string, content: AgentContent): boolean {
  return versionsOf(db, botKey).some((version) => sameContent(version.content, content));
}
