import { useState } from 'react';
import { Button } from '../button';
import { CommandPalette } from '../command-palette';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { SelectField } from '../select-field';
import { TextField } from '../text-field';
import { showToast, TOAST_POSITIONS } from '../toast/toast-queue';
import { KitGroup } from './kit-group';

/** What stands above the page: dialogs, the palette, toasts. */
export function LayerKit() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'palette' | undefined>();
  const close = () => setOpen(undefined);
  const command = (label: string) => ({
    id: label,
    label,
    onSelect: () => {
      showToast({ type: 'info', title: label });
    },
  });
  return (
    <KitGroup title="Layers">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Open confirmation
        </Button>
        <Button variant="secondary" onClick={() => setOpen('palette')}>
          Open palette
        </Button>
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() =>
              showToast({
                type,
                title: `A ${type} toast`,
                text: 'It leaves by itself.',
                action: { label: 'Undo', onClick: () => showToast({ title: 'Undone' }) },
              })
            }
          >
            Toast {type}
          </Button>
        ))}
        {TOAST_POSITIONS.map((position) => (
          <Button
            key={position}
            variant="ghost"
            size="sm"
            onClick={() => showToast({ title: position, position })}
          >
            {position}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="New agent"
        description="Name it and choose how it thinks."
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Create</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="Name" error="Enter a name" />
          <SelectField label="Model" options={[{ value: 'balanced', label: 'Balanced' }]} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this agent?"
        description="Its conversations stay."
        confirmLabel="Delete"
        cancelLabel="Keep"
        danger
        onConfirm={close}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        label="Commands"
        placeholder="Search pages and actions"
        emptyText="Nothing found"
        closeLabel="Close"
        groups={[
          {
            id: 'pages',
            heading: 'Pages',
            entries: [command('Home'), command('Agents'), command('Analytics')],
          },
          {
            id: 'countries',
            heading: 'Countries',
            entries: [command('Argentina'), command('Nicaragua'), command('México')],
          },
        ]}
      />
    </KitGroup>
  );
}
