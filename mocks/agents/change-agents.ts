import type { Db } from '@mocks/core/db';
import { FAILING_NAME } from '@mocks/core/sentinel';
import type { State } from '@mocks/core/state';
import type { BotChangeKind, BotChangeRefusal } from '@/api/generated/schemas';
import { canReturn, inTrash, type StoredBot } from './store';

/** Why a change of one agent is not made; undefined when it can be, or is so already. */
export function changeRefusal(
  db: Db<State>,
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

/** Makes a change of one agent; one that comes back from the trash is paused. */
export function changeAgent(db: Db<State>, { bot }: StoredBot, change: BotChangeKind): void {
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
