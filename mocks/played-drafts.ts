import type { FieldError } from '@/api/generated/schemas';
import type { Db } from './db';
import { BotContent, type BotDetail, type BotDraft, type DraftChange } from './own-schemas';
import { keepHistory } from './played-history';
import { refuse } from './refuse';
import { REFUSED_TEXT } from './sentinels';
import type { StoredUser } from './state';

/** The name of a person as it is shown to the others. */
export function nameOf({ user }: StoredUser): string {
  return [user.name, user.lastname].filter(Boolean).join(' ');
}

/** Refuses with 409 when the draft was saved since that revision. */
export function readDraftFrom({ draft }: BotDetail, revision: string | undefined): void {
  if (revision === undefined || revision === draft.revision) return;
  const message = `The draft was saved by ${draft.savedBy} at ${draft.savedAt.slice(11, 16)}`;
  refuse({ status: 409, code: 'DRAFT_CHANGED', message });
}

function repeated(path: string, name: string, keys: readonly string[] = []): FieldError[] {
  const second = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return second < 0 ? [] : [{ path: `${path}.${second}${name}`, code: 'duplicate' }];
}

/** The parts of a change in which something stands twice. */
export function duplicatesIn({ instructions, knowledge, tools, channels }: DraftChange): FieldError[] {
  return [
    ...repeated(
      'instructions',
      '.blockId',
      instructions?.map(({ blockId }) => blockId),
    ),
    ...repeated(
      'knowledge',
      '.itemId',
      knowledge?.map(({ itemId }) => itemId),
    ),
    ...repeated(
      'tools',
      '.toolkit',
      tools?.map(({ toolkit }) => toolkit),
    ),
    ...repeated('channels', '', channels),
  ];
}

/** Whether two contents are the same; the provider writes their fields in one order. */
export function sameContent(one: BotContent, other: BotContent): boolean {
  return JSON.stringify(BotContent.parse(one)) === JSON.stringify(BotContent.parse(other));
}

/** Whether visitors talk to just that content. */
export function isLiveContent(db: Db, botKey: string, content: BotContent): boolean {
  const live = db.state.versions[botKey]?.find(({ isLive }) => isLive);
  return live !== undefined && sameContent(live.content, content);
}

/** The texts of a change that the provider does not take. */
export function refusedTextsIn({ instructions = [] }: DraftChange): FieldError[] {
  return instructions.flatMap(({ texts }, index) =>
    Object.entries(texts)
      .filter(([, text]) => text.includes(REFUSED_TEXT))
      .map(([language]) => ({ path: `instructions.${index}.texts.${language}`, code: 'refused' })),
  );
}

/** Replaces the draft, under a new revision; what the list shows of the agent follows. */
export function writeDraft(db: Db, bot: BotDetail, content: BotContent, who: StoredUser): BotDraft {
  const before = bot.draft;
  bot.draft = { revision: db.id('rev'), savedAt: db.iso(), savedBy: nameOf(who), content };
  keepHistory(db.state.blockHistory, bot.botKey, before, bot.draft);
  bot.summary = content.summary;
  bot.channels = content.channels;
  bot.updatedAt = db.iso();
  bot.unpublishedChanges = !isLiveContent(db, bot.botKey, content);
  return bot.draft;
}
