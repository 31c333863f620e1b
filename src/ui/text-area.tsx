import type { ComponentProps } from 'react';

/** Leaves the default text of a field alone while somebody types in it. */
function keepUndo(field: HTMLTextAreaElement): void {
  const isTypedIn = () => field.ownerDocument.activeElement === field;
  Object.defineProperty(field, 'defaultValue', {
    configurable: true,
    get: () => (isTypedIn() ? field.value : field.textContent),
    set: (text: string) => {
      if (!isTypedIn()) field.textContent = text;
    },
  });
}

/**
 * A textarea whose Undo takes back what was typed, not one letter at a time: React writes the default text of a textarea
 * anew on every key, and Chromium ends a step of its undo there.
 */
export function TextArea({ ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      ref={(field) => {
        if (field) keepUndo(field);
        if (typeof ref === 'function') return ref(field);
        if (ref) ref.current = field;
      }}
    />
  );
}
