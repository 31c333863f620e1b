import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { MenuContent, type MenuItems } from './menu-content';

interface MenuProps {
  label: string;
  /** A button that takes a ref; it opens the menu. */
  trigger: ReactElement;
  items: MenuItems;
  align?: 'start' | 'end' | undefined;
}

/** Actions behind a button. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent label={label} items={items} align={align} />
    </DropdownMenu.Root>
  );
}
