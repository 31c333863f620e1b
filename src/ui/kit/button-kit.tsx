import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../button';
import { buttonClass } from '../button-class';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { Popover } from '../popover';
import { showToast } from '../toast/toast-queue';
import { KitGroup } from './kit-group';

/** Buttons in all their sizes and variants, and what opens from one. */
export function ButtonKit() {
  return (
    <KitGroup title="Buttons">
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          <Button size={size} icon={<Plus size={16} aria-hidden="true" />}>
            Primary
          </Button>
          <Button size={size} variant="secondary">
            Secondary
          </Button>
          <Button size={size} variant="ghost">
            Ghost
          </Button>
          <Button size={size} variant="danger">
            Danger
          </Button>
          <Button size={size} busy>
            Busy
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <a className={buttonClass({ variant: 'secondary', size })} href="#page-title">
            Back to the top
          </a>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Edit" icon={<Pencil size={16} aria-hidden="true" />} />
        <Popover label="More about it" trigger={<Button variant="secondary">Popover</Button>}>
          <p>A small panel.</p>
        </Popover>
        <Menu
          label="Agent actions"
          align="start"
          trigger={<IconButton label="Open agent actions" icon={<Ellipsis size={16} aria-hidden="true" />} />}
          items={[
            {
              id: 'edit',
              label: 'Edit',
              icon: <Pencil size={14} aria-hidden="true" />,
              onSelect: () => showToast({ type: 'info', title: 'Edit' }),
            },
            { id: 'off', label: 'Not now', disabled: true, onSelect: () => undefined },
            'separator',
            {
              id: 'delete',
              label: 'Delete',
              danger: true,
              icon: <Trash2 size={14} aria-hidden="true" />,
              onSelect: () => showToast({ type: 'error', title: 'Deleted' }),
            },
          ]}
        />
      </div>
    </KitGroup>
  );
}
