import type { BlockHistoryEntry, BotDetail, BotDraft, BotVersion, InstructionBlock } from './own-schemas';
import type { State, StoredBot } from './state';

type Histories = State['blockHistory'];

/** How many texts of a block are remembered. */
const KEPT = 30;
/** What one person saves within this time counts as one, as people see it. */
const AS_ONE_MS = 10 * 60_000;

const sameBlock = (one: InstructionBlock, other: InstructionBlock) =>
  JSON.stringify(one) === JSON.stringify(other);

type Saved = Pick<BotDraft, 'revision' | 'savedAt' | 'savedBy' | 'content'>;

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
export function keepHistory(histories: Histories, botKey: string, before: Saved, after: Saved): void {
  const ofBot = histories[botKey] ?? {};
  histories[botKey] = ofBot;
  for (const block of after.content.instructions) {
    const was = before.content.instructions.find(({ blockId }) => blockId === block.blockId);
    const known = ofBot[block.blockId] ?? (was ? [entryOf(before, was)] : []);
    ofBot[block.blockId] = withEntry(known, entryOf(after, block));
  }
}

/** What a block said, the newest first; a draft that was not saved since it was made is its own history. */
export function historyOf(histories: Histories, { botKey, draft }: BotDetail, blockId: string) {
  const block = draft.content.instructions.find((one) => one.blockId === blockId);
  return histories[botKey]?.[blockId] ?? (block ? [entryOf(draft, block)] : []);
}

/** What the blocks of the usual agents said in the versions before the story begins, and say in their drafts. */
export function seededHistory(
  bots: readonly StoredBot[],
  versions: Readonly<Record<string, readonly BotVersion[]>>,
): Histories {
  const histories: Histories = {};
  for (const { bot } of bots) {
    const published = (versions[bot.botKey] ?? []).toReversed().map((version, index) => ({
      ...version,
      revision: `rev_${index + 1}`,
    }));
    const [first = bot.draft, ...later] = [...published, bot.draft];
    keepHistory(histories, bot.botKey, first, first);
    later.reduce((before, after) => {
      keepHistory(histories, bot.botKey, before, after);
      return after;
    }, first);
  }
  return histories;
}
