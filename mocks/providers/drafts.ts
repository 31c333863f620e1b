import type { HttpHandler } from 'msw';
import { getBlockHistoryMockHandler, getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import { BlockHistory, BlockId, BotDraft, BotKey, SaveDraftHeaders } from '@/api/generated/schemas';
import { answering, ownBot, readBody, readHeaders, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { DraftChange } from '../own-schemas';
import { duplicatesIn, readDraftFrom, refusedTextsIn, writeDraft } from '../played-drafts';
import { historyOf } from '../played-history';
import { refuseInvalid } from '../refuse';

/** Plays the drafts of agents. */
export function draftHandlers(db: Db): HttpHandler[] {
  return [
    getSaveDraftMockHandler(
      answering(BotDraft, async (info) => {
        const who = whoCalls(db, info);
        const { bot } = ownBot(db, who, readId(info, 'botKey', BotKey));
        const change = await readBody(info, DraftChange);
        if (Object.keys(change).length === 0) refuseInvalid([{ path: '', code: 'too_small' }]);
        const refused = [...duplicatesIn(change), ...refusedTextsIn(change)];
        if (refused.length > 0) refuseInvalid(refused);
        readDraftFrom(bot, readHeaders(info, SaveDraftHeaders)['If-Match']);
        return writeDraft(db, bot, { ...bot.draft.content, ...change }, who);
      }),
    ),
    getBlockHistoryMockHandler(
      answering(BlockHistory, (info) => {
        const { bot } = ownBot(db, whoCalls(db, info), readId(info, 'botKey', BotKey));
        const items = historyOf(db.state.blockHistory, bot, readId(info, 'blockId', BlockId));
        return { items, nextCursor: null, total: items.length };
      }),
    ),
  ];
}
