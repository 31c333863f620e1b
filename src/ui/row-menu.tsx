import { DropdownMenu } from 'radix-ui';
import { focusPlace } from '@/lib/keep-place';
import { useWindowEvent } from '@/lib/use-window-event';
import { MenuContent, type MenuItems } from './menu-content';

/** Where a button stands within the box that holds the rows and their menu, in pixels. */
export interface RowMenuPlace {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface RowMenuProps {
  /** The buttons name it in `aria-controls`. */
  id: string;
  label: string;
  items: MenuItems;
  open: boolean;
  /** The button that opened it last. */
  opener: HTMLElement | undefined;
  place: RowMenuPlace;
  /** Opened by a key: the first entry takes the focus, as it does not after a click. */
  byKey: boolean;
  onClose: () => void;
}

/** Radix knows of the key only when it was there before, and its code comes late. */
function focusFirstItem(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/** One menu for the buttons of all rows: a thousand rows need not have one each. It stands in a `relative` box with them. */
export function RowMenu({ id, label, items, open, opener, place, byKey, onClose }: RowMenuProps) {
  // Its button stands elsewhere then, or is gone.
  useWindowEvent('resize', () => open && onClose());
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={(stays) => !stays && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          aria-controls={undefined}
          className="pointer-events-none absolute top-0 left-0"
          // At another width its place would be beside the page, and the page as wide as that.
          style={open ? place : undefined}
        />
      </DropdownMenu.Trigger>
      <MenuContent
        id={id}
        ref={byKey ? focusFirstItem : undefined}
        label={label}
        items={items}
        onInteractOutside={(event) => {
          // Its button closes it by itself.
          if (event.target instanceof Node && opener?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A dialog that it opened has the focus by now, and would take it back with all of its field selected.
          if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
          // What was chosen may have removed the row.
          if (opener?.isConnected) opener.focus();
          else focusPlace();
        }}
      />
    </DropdownMenu.Root>
  );
}
