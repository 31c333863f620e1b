import type { HttpHandler } from 'msw';
import { getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import { BotDraft, BotKey, DraftChange, SaveDraftHeaders } from '@/api/generated/schemas';
import { answering, ownBot, readBody, readHeaders, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { duplicatesIn, readDraftFrom, writeDraft } from '../played-drafts';
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
        const twice = duplicatesIn(change);
        if (twice.length > 0) refuseInvalid(twice);
        readDraftFrom(bot, readHeaders(info, SaveDraftHeaders)['If-Match']);
        return writeDraft(db, bot, { ...bot.draft.content, ...change }, who);
      }),
    ),
  ];
}
