import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './icon-button';
import { useFocusReturn } from './use-focus-return';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  /** For more than a few fields: wider, on phones the whole window; read from its beginning. */
  large?: boolean | undefined;
  /** Takes the focus on closing where what opened it is no longer there. */
  opener?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** Who has something to type need not pass the button that closes. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector('input, textarea, select');
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** What is read first has nothing to type at its beginning. */
function focusWindow(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** A window over the page for one task. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  large = false,
  opener,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(opener);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix's overlay: that one writes a style element to lock the scroll. */}
        <div className="backdrop-in fixed inset-0 z-40 bg-black/50" />
        <div
          className={clsx(
            // A row of its own height would let what is long grow out of the window.
            'pointer-events-none fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center p-4',
            large && 'max-sm:p-0',
          )}
        >
          <RadixDialog.Content
            {...focusReturn}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus();
              if (large) focusWindow(event);
              else focusFirstField(event);
            }}
            aria-modal="true"
            className={clsx(
              'layer-in pointer-events-auto relative flex max-h-full w-full flex-col rounded-box border border-line bg-base-100 shadow-xl outline-none',
              large ? 'max-w-3xl max-sm:h-full max-sm:rounded-none max-sm:border-0' : 'max-w-lg',
            )}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onEscapeKeyDown={(event) => {
              // Escape closes an open list inside first.
              if (event.target instanceof Element && event.target.matches('[aria-expanded="true"]')) {
                event.preventDefault();
              }
            }}
          >
            <div
              className={clsx(
                'flex items-start justify-between gap-4 px-5 pt-4',
                large && 'border-line border-b pb-3',
              )}
            >
              <div className="min-w-0 pt-1">
                <RadixDialog.Title className="font-semibold text-base">{title}</RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="mt-1 text-quiet">{description}</RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X size={16} aria-hidden="true" />}
                  className="btn-sm -me-2 shrink-0"
                />
              </RadixDialog.Close>
            </div>
            <div className="relative min-h-0 grow overflow-y-auto px-5 py-4">{children}</div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">{footer}</div>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
