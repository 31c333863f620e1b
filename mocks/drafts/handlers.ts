import { ownAgent } from '@mocks/agents/store';
import { whoCalls } from '@mocks/auth/store';
import { answering } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId } from '@mocks/core/read-request';
import { refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import { getBlockHistoryMockHandler, getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import { BlockHistory, BlockId, BotDraft, BotKey, SaveDraftHeaders } from '@/api/generated/schemas';
import { duplicatesIn, refusedTextsIn } from './draft-faults';
import { DraftChange } from './schemas';
import { historyOf, refuseStaleRevision, writeDraft } from './store';

/** Plays the drafts of agents. */
export function draftHandlers(db: Db<State>): HttpHandler[] {
  return [
    getSaveDraftMockHandler(
      answering(BotDraft, async (info) => {
        const who = whoCalls(db, info);
        const { bot } = ownAgent(db, who, readId(info, 'botKey', BotKey));
        const change = await readBody(info, DraftChange);
        if (Object.keys(change).length === 0) refuseInvalid([{ path: '', code: 'too_small' }]);
        const refused = [...duplicatesIn(change), ...refusedTextsIn(change)];
        if (refused.length > 0) refuseInvalid(refused);
        refuseStaleRevision(bot, readHeaders(info, SaveDraftHeaders)['If-Match']);
        return writeDraft(db, bot, { ...bot.draft.content, ...change }, who);
      }),
    ),
    getBlockHistoryMockHandler(
      answering(BlockHistory, (info) => {
        const { bot } = ownAgent(db, whoCalls(db, info), readId(info, 'botKey', BotKey));
        const items = historyOf(db.state.blockHistory, bot, readId(info, 'blockId', BlockId));
        return listOf(items);
      }),
    ),
  ];
}
