import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  label: string;
  /** A button that takes a ref; it opens the panel. */
  trigger: ReactElement;
  open?: boolean | undefined;
  /** Open as soon as it is there: its button was pressed before. */
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** A small panel beside a button. */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  children,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      {/* In place, not in a portal: inside its landmark, and above a native dialog it stands in. */}
      <RadixPopover.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="layer-in z-50 whitespace-normal text-start font-normal w-80 max-w-[calc(100vw-1rem)] rounded-box border border-line bg-base-100 p-4 shadow-lg"
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Root>
  );
}
