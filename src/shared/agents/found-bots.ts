import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotList } from '@/api/generated/schemas/botList.zod';
import type { BotsParams } from '@/api/generated/schemas/botsParams.zod';
import { foldText } from '@/lib/fold-text';
import { timeOf } from '@/lib/moment';
import { countsOf, isWhole } from './bot-list';

/** Whether an agent is among those asked for. */
export function isAskedFor(
  { name, summary, ...bot }: Bot,
  { q = '', status, channel, unpublished }: Omit<BotsParams, 'accountId'>,
): boolean {
  return (
    foldText(`${name}\n${summary.en}\n${summary.es}`).includes(foldText(q.trim())) &&
    (status === undefined || bot.status === status) &&
    (channel === undefined || bot.channels?.includes(channel) === true) &&
    (unpublished === undefined || bot.unpublishedChanges === unpublished)
  );
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function inOrder(bots: readonly Bot[], { sort, order }: BotsParams): readonly Bot[] {
  const sign = order === (sort === 'name' ? 'desc' : 'asc') ? -1 : 1;
  return bots.toSorted((a, b) =>
    sort === 'name'
      ? sign * byName.compare(a.name, b.name)
      : sign * (timeOf(b.updatedAt) - timeOf(a.updatedAt) || 0),
  );
}

/** Whether all agents came, whatever was asked for; a search answers with the counts of all beside them. */
function isUnsearched(list: BotList): boolean {
  return !list.counts && isWhole(list);
}

/** The agents asked for, looked for here where the provider gives all of them whatever it is asked. */
export function foundBots(list: BotList, asked: BotsParams): BotList {
  if (!isUnsearched(list)) return list;
  const found = inOrder(
    list.items.filter((bot) => isAskedFor(bot, asked)),
    asked,
  );
  return { ...list, items: found.slice(0, asked.limit), total: found.length, counts: countsOf(list) };
}
