import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

/** One entry of a menu. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The entries of a menu, or a line between two of them. */
export type MenuItems = readonly (MenuItem | 'separator')[];

interface MenuContentProps extends Omit<ComponentProps<typeof DropdownMenu.Content>, 'children'> {
  label: string;
  head?: ReactNode;
  items: MenuItems;
}

/** The entries of an open menu. */
export function MenuContent({ label, head, items, align = 'end', ...rest }: MenuContentProps) {
  const keyed = items.map((item, index) => ({
    item,
    key: item === 'separator' ? `separator-${index}` : item.id,
  }));
  return (
    // In place, not in a portal: inside its landmark, and above a native dialog it stands in.
    <DropdownMenu.Content
      {...rest}
      aria-label={label}
      align={align}
      sideOffset={4}
      collisionPadding={8}
      className="layer-in z-50 whitespace-normal text-start font-normal min-w-44 max-w-[90vw] rounded-field border border-line bg-base-100 p-1 shadow-lg"
    >
      {head && (
        <DropdownMenu.Label className="mb-1 border-line border-b px-2 py-1.5 [overflow-wrap:anywhere]">
          {head}
        </DropdownMenu.Label>
      )}
      {keyed.map(({ item, key }) =>
        item === 'separator' ? (
          <DropdownMenu.Separator key={key} className="my-1 h-px bg-line" />
        ) : (
          <DropdownMenu.Item
            key={key}
            disabled={item.disabled}
            onSelect={item.onSelect}
            className={clsx(
              'flex min-h-8 cursor-pointer items-center gap-2 rounded-field px-2 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-base-content/8 data-disabled:opacity-50 max-sm:min-h-11',
              item.danger && 'text-error data-highlighted:bg-error/10',
            )}
          >
            {item.icon}
            {item.label}
          </DropdownMenu.Item>
        ),
      )}
    </DropdownMenu.Content>
  );
}
