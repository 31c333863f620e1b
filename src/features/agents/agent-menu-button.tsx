import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { IconButton } from '@/ui/icon-button';

/** The one menu of all agents. */
export const AGENT_MENU_ID = 'agent-menu';

interface AgentMenuButtonProps {
  agent: Agent;
  /** Whether the menu is open for this agent; undefined when it was last open for another one. */
  open: boolean | undefined;
  onMenu: (agent: Agent, button: HTMLElement, byKey: boolean) => void;
}

/** Opens and closes the menu of one agent. */
export function AgentMenuButton({ agent, open, onMenu }: AgentMenuButtonProps) {
  const t = useI18nContext().LL.agentActions;
  return (
    <IconButton
      label={t.menu({ name: agent.name })}
      icon="•••"
      className="text-[0.5rem] sm:btn-sm"
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      aria-controls={open === undefined ? undefined : AGENT_MENU_ID}
      // Enter and Space click, too, but not with a pointer.
      onClick={({ currentTarget, detail }) => onMenu(agent, currentTarget, detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMenu(agent, event.currentTarget, true);
      }}
    />
  );
}
