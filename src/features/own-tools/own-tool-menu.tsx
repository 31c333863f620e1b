import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { ScrollText, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, useRef, useState } from 'react';
import type { HttpTool } from '@/api/generated/schemas/httpTool.zod';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { Late } from '@/ui/late';
import type { RowMenuPlace } from '@/ui/row-menu';

const RowMenu = lazy(() => loadPart(async () => ({ default: (await import('@/ui/row-menu')).RowMenu })));

/** The one menu of all own tools. */
export const OWN_TOOL_MENU_ID = 'own-tool-menu';

interface OpenedMenu {
  tool: HttpTool;
  open: boolean;
  opener: HTMLElement;
  place: RowMenuPlace;
  byKey: boolean;
}

/** Opens the menu from a button of a row, or closes it. */
export type ShowMenu = (tool: HttpTool, opener: HTMLElement, byKey: boolean) => void;

interface OwnToolMenuProps {
  nameOf: (tool: HttpTool) => string;
  onRemove: (tool: HttpTool) => void;
  /** The rows; `shownOf` is the tool whose menu is open. */
  children: (show: ShowMenu, shownOf?: string) => ReactNode;
}

/** Rows of own tools, and what can be done with one of them that is done seldom. */
export function OwnToolMenu({ nameOf, onRemove, children }: OwnToolMenuProps) {
  const t = useI18nContext().LL.ownTools;
  const navigate = useNavigate();
  const idle = useIdle();
  const rows = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenedMenu>();
  const show: ShowMenu = (tool, opener, byKey) => {
    const box = rows.current?.getBoundingClientRect();
    if (!box) return;
    const { top, left, width, height } = opener.getBoundingClientRect();
    const place = { top: top - box.top, left: left - box.left, width, height };
    setMenu({ tool, opener, place, byKey, open: !(menu?.open && menu.tool.toolId === tool.toolId) });
  };
  const tool = menu?.tool;
  return (
    <div ref={rows} className="relative">
      {children(show, menu?.open ? tool?.toolId : undefined)}
      {(idle || menu) && (
        <Late>
          <RowMenu
            id={OWN_TOOL_MENU_ID}
            label={tool ? t.more({ name: nameOf(tool) }) : ''}
            open={menu?.open ?? false}
            opener={menu?.opener}
            place={menu?.place ?? { top: 0, left: 0, width: 0, height: 0 }}
            byKey={menu?.byKey ?? false}
            onClose={() => setMenu(menu && { ...menu, open: false })}
            items={
              tool
                ? [
                    {
                      id: 'calls',
                      label: t.calls(),
                      icon: <ScrollText size={16} aria-hidden="true" />,
                      onSelect: () =>
                        void navigate({
                          to: '/{-$locale}/dashboard/setup/tools2',
                          search: { view: 'calls', toolkit: OWN_TOOLKIT, action: tool.toolId },
                        }),
                    },
                    {
                      id: 'remove',
                      label: t.remove(),
                      icon: <Trash2 size={16} aria-hidden="true" />,
                      danger: true,
                      onSelect: () => onRemove(tool),
                    },
                  ]
                : []
            }
          />
        </Late>
      )}
    </div>
  );
}
