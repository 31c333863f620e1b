import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useFocusReturn } from './use-focus-return';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  /** Without it there is one answer only. */
  cancelLabel?: string | undefined;
  /** The dialog stays open until the caller closes it, so a failure can be shown. */
  onConfirm: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back lightly. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  busy = false,
  children,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const confirm = (
    <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className="backdrop-in fixed inset-0 z-40 bg-black/50" />
        <div className="pointer-events-none fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center p-4">
          <AlertDialog.Content
            {...focusReturn}
            aria-modal="true"
            className="layer-in pointer-events-auto relative max-h-full w-full max-w-md overflow-y-auto rounded-box border border-line bg-base-100 p-5 shadow-xl"
          >
            <AlertDialog.Title className="font-semibold text-base">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-quiet">{description}</AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              {cancelLabel && (
                <AlertDialog.Cancel asChild>
                  <Button variant="secondary">{cancelLabel}</Button>
                </AlertDialog.Cancel>
              )}
              {cancelLabel ? (
                confirm
              ) : (
                // Radix puts the focus on what cancels, and nowhere without it.
                <AlertDialog.Cancel asChild>{confirm}</AlertDialog.Cancel>
              )}
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
