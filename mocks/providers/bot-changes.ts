import type { HttpHandler } from 'msw';
import { getChangeBotsMockHandler, getTrashMockHandler } from '@/api/generated/projects/projects.msw';
import {
  BotChange,
  type BotChangeKind,
  type BotChangeRefusal,
  BotChangeResults,
  TrashedBotList,
  TrashParams,
} from '@/api/generated/schemas';
import { botLimit, botsComing, botsUsed } from '../bot-limit';
import { answering, ownAccount, readBody, readQuery, whoCalls } from '../call';
import type { Db } from '../db';
import { canReturn, goneAt, inTrash } from '../played-trash';
import { FAILING_NAME } from '../sentinels';
import type { StoredBot } from '../state';

/** Why a change of one agent is not made; undefined when it can be, or is so already. */
function refusalOf(
  db: Db,
  { bot }: StoredBot,
  change: BotChangeKind,
  room: number,
): BotChangeRefusal | undefined {
  const { botKey, status, isCreator, name } = bot;
  const trashed = inTrash(db, botKey);
  if (trashed && (change !== 'restore' || !canReturn(db, botKey)))
    return change === 'trash' ? undefined : 'NOT_FOUND';
  if (isCreator) return 'IS_CREATOR';
  if (name === FAILING_NAME) return 'FAILED';
  if (change === 'pause' && status !== 'live' && status !== 'paused') return 'NOT_LIVE';
  if (change === 'resume' && status !== 'paused' && status !== 'live') return 'NOT_PAUSED';
  return change === 'restore' && trashed && room <= 0 ? 'BOT_LIMIT_REACHED' : undefined;
}

function make(db: Db, { bot }: StoredBot, change: BotChangeKind): void {
  if (change === 'trash') {
    db.state.trash[bot.botKey] ??= db.now();
    return;
  }
  if (change === 'restore') {
    delete db.state.trash[bot.botKey];
    if (bot.status === 'live') bot.status = 'paused';
    return;
  }
  bot.status = change === 'pause' ? 'paused' : 'live';
}

/** Plays what can be done with many agents at once, and the trash. */
export function botChangeHandlers(db: Db): HttpHandler[] {
  return [
    getChangeBotsMockHandler(
      answering(BotChangeResults, async (info) => {
        const who = whoCalls(db, info);
        const { accountId, change, botKeys } = await readBody(info, BotChange);
        const { account } = ownAccount(db, who, accountId);
        let room = botLimit(db, account) - botsUsed(db, accountId) - botsComing(db, accountId);
        const results = botKeys.map((botKey) => {
          const stored = db.state.bots[botKey];
          const own = stored?.accountId === accountId ? stored : undefined;
          const code = own ? refusalOf(db, own, change, room) : 'NOT_FOUND';
          if (own && code === undefined) {
            if (change === 'restore' && inTrash(db, botKey)) room -= 1;
            make(db, own, change);
          }
          return { botKey, done: code === undefined, code: code ?? null };
        });
        return { results };
      }),
    ),
    getTrashMockHandler(
      answering(TrashedBotList, (info) => {
        const who = whoCalls(db, info);
        const { accountId } = readQuery(info, TrashParams);
        ownAccount(db, who, accountId);
        const items = Object.entries(db.state.trash)
          .flatMap(([botKey, trashedAt]) => {
            const stored = db.state.bots[botKey];
            const ends = goneAt(db, botKey);
            if (stored?.accountId !== accountId || ends === undefined || !canReturn(db, botKey)) return [];
            const { name, summary } = stored.bot;
            return { botKey, name, summary, trashedAt: iso(trashedAt), goneAt: iso(ends) };
          })
          .sort((a, b) => b.trashedAt.localeCompare(a.trashedAt));
        return { items, nextCursor: null, total: items.length };
      }),
    ),
  ];
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
