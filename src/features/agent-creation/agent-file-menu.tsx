import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { Copy, FileDown, FileInput } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Menu } from '@/ui/menu';
import type { MenuItems } from '@/ui/menu-content';
import { showToast } from '@/ui/toast/toast-queue';
import type { CreationSearch } from './creation-search';
import { useExportAgent } from './use-export-agent';

interface AgentFileMenuProps extends Pick<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> {
  draft: AgentDraft;
  /** What else can be done with the agent, as its state allows. */
  more: MenuItems;
}

/** On an agent's page: to copy it, to take it as a file, to replace its draft by a file. */
export function AgentFileMenu({ draft, more, ...opened }: AgentFileMenuProps) {
  const { LL } = useI18nContext();
  const t = LL.agentActions;
  const exportAgent = useExportAgent();
  const navigate = useNavigate();
  const { agent } = draft;
  if (!agent) return null;
  const { botKey, name, isCreator } = agent;

  const takeFile = async () => {
    // The file holds what the provider has, so that has to be what is on the screen.
    if (await draft.saveNow()) await exportAgent(botKey);
    else showToast({ title: t.notSaved(), type: 'error' });
  };
  const create = (search: CreationSearch) =>
    void navigate({ to: '/{-$locale}/dashboard/setup/create-new-agent', search });
  const takeIt = {
    id: 'export',
    label: t.export(),
    icon: <FileDown size={16} />,
    onSelect: () => void takeFile(),
  };
  // In the order of the list's menu.
  const items = isCreator
    ? [takeIt]
    : [
        {
          id: 'duplicate',
          label: t.duplicate(),
          icon: <Copy size={16} />,
          onSelect: () => create({ way: 'copy', from: botKey }),
        },
        takeIt,
        {
          id: 'import',
          label: t.importInto(),
          icon: <FileInput size={16} />,
          onSelect: () => create({ way: 'import', into: botKey }),
        },
      ];
  return <Menu {...opened} label={t.menu({ name })} items={[...items, ...more]} />;
}
