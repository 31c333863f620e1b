import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { MenuContent, type MenuItems } from './menu-content';

interface MenuProps {
  label: string;
  /** A button that takes a ref; it opens the menu. */
  trigger: ReactElement;
  /** What the entries are about, above them. */
  head?: ReactNode;
  items: MenuItems;
  align?: 'start' | 'end' | undefined;
  /** Open as soon as it is there: its button was pressed before. */
  defaultOpen?: boolean;
}

/** Actions behind a button. */
export function Menu({ label, trigger, head, items, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent label={label} head={head} items={items} align={align} />
    </DropdownMenu.Root>
  );
}
