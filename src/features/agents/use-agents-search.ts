import { useNavigate, useSearch } from '@tanstack/react-router';
import { agentListSearch } from './agent-list-search';
import type { AgentsSearch } from './agents-search';
import { keepView } from './kept-view';

/** What the address asks of the list of agents, on either of its two routes; and how to change parts of it. */
export function useAgentsSearch(): [AgentsSearch, (change: AgentsSearch) => void] {
  const navigate = useNavigate();
  const search = agentListSearch(useSearch({ strict: false }));
  const change = (parts: AgentsSearch) => {
    void keepView({ ...search, ...parts });
    void navigate({ to: '.', search: (now) => agentListSearch({ ...now, ...parts }), replace: true });
  };
  return [search, change];
}
