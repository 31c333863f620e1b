import type { AgentContent, InstructionBlock } from '@mocks/agents/content';
import type { AgentDetail } from '@mocks/agents/schemas';
import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { refuse } from '@mocks/core/refuse';
import { isLiveContent, type VersionsState } from '@mocks/versions/store';
import * as z from 'zod/mini';
import { AgentKey, BlockId } from '@/api/generated/schemas';
import { BlockHistoryEntry, type StoredDraft } from './schemas';

/** What is remembered of drafts, beside the newest of each agent. */
export const DraftsState = z.object({
  /** By agent and block, newest first. */
  blockHistory: z._default(z.record(AgentKey, z.record(BlockId, z.array(BlockHistoryEntry))), {}),
});
export type DraftsState = z.infer<typeof DraftsState>;

/** Refuses with 409 when the draft was saved since that revision. */
export function refuseStaleRevision({ draft }: AgentDetail, revision: string | undefined): void {
  if (revision === undefined || revision === draft.revision) return;
  const message = `The draft was saved by ${draft.savedBy} at ${draft.savedAt.slice(11, 16)}`;
  refuse({ status: 409, code: 'DRAFT_CHANGED', message });
}

/** Replaces the draft, under a new revision; what the list shows of the agent follows. */
export function writeDraft(
  db: Db<DraftsState & VersionsState>,
  agent: AgentDetail,
  content: AgentContent,
  who: StoredUser,
): StoredDraft {
  const before = agent.draft;
  agent.draft = { revision: db.id('rev'), savedAt: db.iso(), savedBy: nameOf(who), content };
  recordHistory(db.state.blockHistory, agent.botKey, before, agent.draft);
  agent.summary = content.summary;
  // What visitors talk to is on the channels of its version until the draft takes its place.
  if (!agent.live) agent.channels = content.channels;
  agent.updatedAt = db.iso();
  agent.unpublishedChanges = !isLiveContent(db, agent.botKey, content);
  return agent.draft;
}

export type Histories = DraftsState['blockHistory'];

/** How many texts of a block are remembered. */
const KEPT = 30;

/** What one person saves within this time counts as one, as people see it. */
const AS_ONE_MS = 10 * MINUTE;

const sameBlock = (one: InstructionBlock, other: InstructionBlock) =>
  JSON.stringify(one) === JSON.stringify(other);

type Saved = Pick<StoredDraft, 'revision' | 'savedAt' | 'savedBy' | 'content'>;

function entryOf(saved: Saved, block: InstructionBlock): BlockHistoryEntry {
  const { revision, savedAt, savedBy } = saved;
  return { revision, savedAt, savedBy, block: structuredClone(block) };
}

/** With one more entry, unless nothing changed; the newest first. */
function withEntry(history: readonly BlockHistoryEntry[], entry: BlockHistoryEntry): BlockHistoryEntry[] {
  const [newest, ...older] = history;
  if (!newest) return [entry];
  if (sameBlock(newest.block, entry.block)) return [...history];
  const isBack = older.some(({ block }) => sameBlock(block, entry.block));
  const isSoon = Date.parse(entry.savedAt) - Date.parse(newest.savedAt) < AS_ONE_MS;
  // The first text of all stays: what it was before somebody began.
  const replaces = older.length > 0 && newest.savedBy === entry.savedBy && isSoon && !isBack;
  return [entry, ...(replaces ? older : history)].slice(0, KEPT);
}

/** Remembers the blocks in which a saved draft is not what was there before. */
export function recordHistory(histories: Histories, botKey: string, before: Saved, after: Saved): void {
  const ofAgent = histories[botKey] ?? {};
  histories[botKey] = ofAgent;
  for (const block of after.content.instructions) {
    const was = before.content.instructions.find(({ blockId }) => blockId === block.blockId);
    const known = ofAgent[block.blockId] ?? (was ? [entryOf(before, was)] : []);
    ofAgent[block.blockId] = withEntry(known, entryOf(after, block));
  }
}

/** What a block said, the newest first; a draft that was not saved since it was made is its own history. */
export function historyOf(histories: Histories, { botKey, draft }: AgentDetail, blockId: string) {
  const block = draft.content.instructions.find((one) => one.blockId === blockId);
  return histories[botKey]?.[blockId] ?? (block ? [entryOf(draft, block)] : []);
}

/** A draft as the provider keeps it the first time. */
export function firstDraft(content: AgentContent, savedAt: string, savedBy: string): StoredDraft {
  return { revision: 'rev_1', savedAt, savedBy, content };
}
