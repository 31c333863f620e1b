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
import { AgentKey, BlockHistory, BlockId, SaveDraftHeaders, StoredDraft } from '@/api/generated/schemas';
import { duplicatesIn, refusedTextsIn } from './draft-faults';
import { DraftChange } from './schemas';
import { historyOf, refuseStaleRevision, writeDraft } from './store';

/** Plays the drafts of agents. */
export function draftHandlers(db: Db<State>): HttpHandler[] {
  return [
    getSaveDraftMockHandler(
      answering(StoredDraft, async (info) => {
        const who = whoCalls(db, info);
        const { agent } = ownAgent(db, who, readId(info, 'botKey', AgentKey));
        const change = await readBody(info, DraftChange);
        if (Object.keys(change).length === 0) refuseInvalid([{ path: '', code: 'too_small' }]);
        const refused = [...duplicatesIn(change), ...refusedTextsIn(change)];
        if (refused.length > 0) refuseInvalid(refused);
        refuseStaleRevision(agent, readHeaders(info, SaveDraftHeaders)['If-Match']);
        return writeDraft(db, agent, { ...agent.draft.content, ...change }, who);
      }),
    ),
    getBlockHistoryMockHandler(
      answering(BlockHistory, (info) => {
        const { agent } = ownAgent(db, whoCalls(db, info), readId(info, 'botKey', AgentKey));
        const items = historyOf(db.state.blockHistory, agent, readId(info, 'blockId', BlockId));
        return listOf(items);
      }),
    ),
  ];
}
