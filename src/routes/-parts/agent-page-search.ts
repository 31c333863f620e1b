import { Locale } from '@/api/generated/schemas/locale.zod';
import { type AgentTab, agentTab } from '@/features/agents/agent-tab';

interface AgentPageSearch {
  tab?: AgentTab;
  /** Which texts of the instructions are edited. */
  lang?: Locale | undefined;
  /** The two versions that are compared: by their ids, or `draft`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What of an agent's page a link carries; what is not understood is left out. */
export function agentPageSearch({ tab, lang, from, to }: Record<string, unknown>): AgentPageSearch {
  return {
    ...(tab !== undefined && { tab: agentTab(tab) }),
    ...(Locale.safeParse(lang).success && { lang: Locale.parse(lang) }),
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
  };
}
