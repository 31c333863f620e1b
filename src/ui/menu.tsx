import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** One entry of a Menu. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface MenuProps {
  label: string;
  /** A button that takes a ref; it opens the menu. */
  trigger: ReactElement;
  items: readonly (MenuItem | 'separator')[];
  align?: 'start' | 'end' | undefined;
}

/** Actions behind a button. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const keyed = items.map((item, index) => ({
    item,
    key: item === 'separator' ? `separator-${index}` : item.id,
  }));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* In place, not in a portal: inside its landmark, and above a native dialog it stands in. */}
      <DropdownMenu.Content
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className="layer-in z-50 whitespace-normal text-start font-normal min-w-44 max-w-[90vw] rounded-field border border-line bg-base-100 p-1 shadow-lg"
      >
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
    </DropdownMenu.Root>
  );
}
