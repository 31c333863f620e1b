import { Locale } from '@/api/generated/schemas/locale.zod';
import { focusedPart } from '@/shared/agents/agent-part';
import { type AgentTab, agentTab } from '@/shared/agents/agent-tab';

/** What of an agent's page a link carries. */
export interface AgentPageSearch {
  tab?: AgentTab;
  /** Which texts of the instructions are edited. */
  lang?: Locale | undefined;
  /** The two versions that are compared: by their ids, or `draft`. */
  from?: string | undefined;
  to?: string | undefined;
  /** What is to have the focus: a block or a piece of knowledge, by its id. */
  focus?: string | undefined;
  /** Publishing begins at once. */
  publish?: true | undefined;
}

/** What of an agent's page a link carries; what is not understood is left out. */
export function agentPageSearch({
  tab,
  lang,
  from,
  to,
  focus,
  publish,
}: Record<string, unknown>): AgentPageSearch {
  return {
    ...(tab !== undefined && { tab: agentTab(tab) }),
    ...(Locale.safeParse(lang).success && { lang: Locale.parse(lang) }),
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
    ...(focusedPart(focus) && { focus: focusedPart(focus) }),
    ...(publish === true && { publish }),
  };
}
