import clsx from 'clsx';

/** The looks a button or a button-like link can have. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
  block?: boolean | undefined;
}

const VARIANT_CLASS = {
  primary: 'btn-primary',
  secondary: 'btn-plain',
  ghost: 'btn-ghost',
  danger: 'btn-error',
} as const;

/** Class names that make a link look like a button. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return clsx('btn', VARIANT_CLASS[variant], size === 'sm' && 'btn-sm', block && 'btn-block');
}
