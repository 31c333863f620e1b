import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  /** The name for a screen reader and the native tip. */
  label: string;
  icon: ReactNode;
}

/** A square button that shows an icon only. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx('btn btn-ghost btn-square', className)}
    >
      {icon}
    </button>
  );
}
