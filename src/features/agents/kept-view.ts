import { isRecord } from '@/lib/is-record';
import { keepChoice, readChoice } from '@/session/kept-choices';
import { agentListSearch } from './agent-list-search';
import type { AgentsSearch } from './agents-search';

const NAME = 'agents-view';

/** What of the list is remembered: neither the words that were looked for nor the trash. */
function remembered({ q: _words, view, ...search }: AgentsSearch): AgentsSearch {
  return { ...search, view: view === 'trash' ? undefined : view };
}

/** Remembers how a person looks at the list. */
export function keepView(search: AgentsSearch): Promise<void> {
  return keepChoice(NAME, remembered(search));
}

/** How this person looked at the list the last time; undefined where it was as it comes, or the link says how. */
export async function keptView(link: AgentsSearch): Promise<AgentsSearch | undefined> {
  if (Object.values(link).some((part) => part !== undefined)) return undefined;
  const kept = await readChoice(NAME);
  const view = isRecord(kept) ? remembered(agentListSearch(kept)) : {};
  return Object.values(view).some((part) => part !== undefined) ? view : undefined;
}
