import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotStatus } from '@/api/generated/schemas/botStatus.zod';
import { foldText } from '@/ui/fold-text';

/** What a link to the list of agents shares. */
export interface AgentsSearch {
  q?: string | undefined;
  status?: BotStatus | undefined;
  sort?: 'name' | 'updated' | undefined;
  /** The trash in the place of the list. */
  view?: 'trash' | undefined;
  dir?: 'asc' | 'desc' | undefined;
}

/** The agents that match, in the order asked for, the creator first; `folded` holds each with the text to search in. */
export function selectAgents(folded: ReadonlyMap<Bot, string>, search: AgentsSearch, locale: string): Bot[] {
  const asked = foldText((search.q ?? '').trim());
  const sort = search.sort ?? 'updated';
  const sign = (search.dir ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byCreator = (a: Bot, b: Bot) => Number(b.isCreator) - Number(a.isCreator);
  const byChoice = (a: Bot, b: Bot) =>
    sort === 'name' ? compare(a.name, b.name) : Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
  return [...folded]
    .filter(([bot, text]) => text.includes(asked) && (!search.status || bot.status === search.status))
    .map(([bot]) => bot)
    .sort((a, b) => byCreator(a, b) || sign * byChoice(a, b));
}
