import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyDots } from './busy-dots';
import { type ButtonLook, buttonClass } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Ignores clicks for now, but keeps the focus; its text, or one beside it, says until when. */
  'aria-disabled'?: boolean | undefined;
  /** Shows pulsing dots and ignores clicks, but keeps the focus where it is. */
  busy?: boolean | undefined;
  icon?: ReactNode;
}

/** The one button of the product. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  'aria-disabled': unavailable = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus; a busy or unavailable one must also not submit its form.
    if (busy || unavailable) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, size, block }), busy && 'cursor-progress', className)}
      aria-busy={busy || undefined}
      aria-disabled={unavailable || undefined}
      onClick={handleClick}
    >
      {busy ? <BusyDots /> : icon}
      {children}
    </button>
  );
}
