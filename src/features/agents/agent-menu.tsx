import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { Copy, FileDown, Pencil, Tag } from 'lucide-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import { useMay } from '@/shared/account/use-may';
import { RowMenu, type RowMenuPlace } from '@/ui/row-menu';
import { AGENT_MENU_ID } from './agent-menu-button';
import { pausingItems } from './pausing-items';
import { trashItem } from './trash-item';

/** Whose menu was opened last, and from where. */
export interface OpenedMenu {
  agent: Agent;
  open: boolean;
  opener: HTMLElement;
  place: RowMenuPlace;
  byKey: boolean;
}

interface AgentMenuProps {
  opened: OpenedMenu | undefined;
  onClose: () => void;
  onRename: (agent: Agent) => void;
  /** Asks for an agent's tags. */
  onTags: (agent: Agent) => void;
  onChange: (change: AgentChangeKind, agent: Agent) => void;
  /** Gives this agent as a file. */
  onExport: (agent: Agent) => void;
}

const NOWHERE = { top: 0, left: 0, width: 0, height: 0 };

/** What can be done with one agent, as far as its state allows; there before it is asked for, and for all agents. */
export function AgentMenu({ opened, onClose, onRename, onTags, onChange, onExport }: AgentMenuProps) {
  const t = useI18nContext().LL.agentActions;
  const navigate = useNavigate();
  const may = useMay();
  const agent = opened?.agent;
  const pausing = agent ? pausingItems(t, agent, (change) => onChange(change, agent)) : [];
  return (
    <RowMenu
      id={AGENT_MENU_ID}
      label={t.menu({ name: agent?.name ?? '' })}
      open={opened?.open ?? false}
      opener={opened?.opener}
      place={opened?.place ?? NOWHERE}
      byKey={opened?.byKey ?? false}
      onClose={onClose}
      items={
        agent && !may('edit')
          ? [
              {
                id: 'export',
                label: t.export(),
                icon: <FileDown size={16} />,
                onSelect: () => onExport(agent),
              },
            ]
          : agent
            ? [
                {
                  id: 'rename',
                  label: t.rename(),
                  icon: <Pencil size={16} />,
                  onSelect: () => onRename(agent),
                },
                ...(agent.tags
                  ? [{ id: 'tags', label: t.tags(), icon: <Tag size={16} />, onSelect: () => onTags(agent) }]
                  : []),
                {
                  id: 'duplicate',
                  label: t.duplicate(),
                  icon: <Copy size={16} />,
                  onSelect: () =>
                    void navigate({
                      to: '/{-$locale}/dashboard/setup/create-new-agent',
                      search: { way: 'copy', from: agent.botKey },
                    }),
                },
                {
                  id: 'export',
                  label: t.export(),
                  icon: <FileDown size={16} />,
                  onSelect: () => onExport(agent),
                },
                ...pausing,
                ...trashItem(t, () => onChange('trash', agent)),
              ]
            : []
      }
    />
  );
}
