import type { ReactNode } from 'react';

/** The ARIA attributes that tie a control to the hint and error of its FieldFrame. */
export function fieldAria(id: string, hint: ReactNode, error: ReactNode) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}
