import { useMemo, useRef, useState } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { OpenedMenu } from './agent-menu';
import type { AgentActs } from './agent-row';
import { useStable } from './use-stable';

/** The one menu of all rows: whose it is, and where over `rows` it opens. `acts` are what a row can do. */
export function useAgentMenu(onTick: AgentActs['onTick']) {
  const rows = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenedMenu>();
  const onMenu = useStable((agent: Agent, opener: HTMLElement, byKey: boolean) => {
    const box = rows.current?.getBoundingClientRect();
    const { top, left, width, height } = opener.getBoundingClientRect();
    if (!box) return;
    const place = { top: top - box.top, left: left - box.left, width, height };
    setMenu({ agent, opener, place, byKey, open: !(menu?.open && menu.agent.botKey === agent.botKey) });
  });
  return {
    rows,
    menu,
    acts: useMemo(() => ({ onTick, onMenu }), [onTick, onMenu]),
    menuOpenOf: (botKey: string) => (menu?.agent.botKey === botKey ? menu.open : undefined),
    closeMenu: () => setMenu(menu && { ...menu, open: false }),
  };
}
