import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { BotCounts, BotList, BotsParamsOutput } from '@/api/generated/schemas';
import type { Bot } from './schemas';
import { inTrash } from './store';

/** How many agents a page has where it is not said. */
const PAGE_SIZE = 50;

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Names in the order people expect: "2" before "10", whatever the case and the accents. */
function byName(name: string): string {
  return fold(name).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function inOrder(found: Bot[], { sort = 'updated', order }: BotsParamsOutput): Bot[] {
  const sign = (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  return found
    .map((bot) => ({ bot, by: sort === 'name' ? byName(bot.name) : bot.updatedAt }))
    .sort((a, b) => (a.by === b.by ? 0 : a.by < b.by ? -sign : sign))
    .map(({ bot }) => bot);
}

function countsOf(own: readonly Bot[]): BotCounts {
  const counts = {
    all: own.length,
    live: 0,
    draft: 0,
    paused: 0,
    error: 0,
    unpublished: 0,
    withChannel: 0,
  };
  for (const bot of own) {
    counts[bot.status] += 1;
    if (bot.unpublishedChanges) counts.unpublished += 1;
    if (bot.channels.length > 0) counts.withChannel += 1;
  }
  return counts;
}

/** A page of an account's agents that match, with what is known of all of them. */
export function listAgents(db: Db<State>, asked: BotsParamsOutput): BotList {
  const { accountId, cursor = '0', limit = PAGE_SIZE, q = '', status, channel, unpublished } = asked;
  const all = Object.values(db.state.bots)
    .filter(({ accountId: owner, bot }) => owner === accountId && !inTrash(db, bot.botKey))
    .map(({ bot }) => bot);
  const own = all.filter((bot) => !bot.isCreator);
  const words = fold(q.trim());
  const found = own.filter(
    (bot) =>
      (words === '' || fold(`${bot.name}\n${bot.summary.en}\n${bot.summary.es}`).includes(words)) &&
      (status === undefined || bot.status === status) &&
      (channel === undefined || bot.channels.includes(channel)) &&
      (unpublished === undefined || bot.unpublishedChanges === unpublished),
  );
  const start = Number(cursor);
  const end = start + limit;
  return {
    items: inOrder(found, asked).slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
    total: found.length,
    botCreator: all.find((bot) => bot.isCreator) ?? null,
    counts: countsOf(own),
  };
}
