import type { ComponentProps } from 'react';

/**
 * A textarea whose Undo takes back what was typed, not one letter at a time: React writes the default text of a textarea
 * anew on every key, and Chromium ends a step of its undo there. Nobody here resets a field to that text.
 */
export function TextArea({ ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      ref={(field) => {
        if (field)
          Object.defineProperty(field, 'defaultValue', {
            configurable: true,
            get: () => field.value,
            set: () => {},
          });
        if (typeof ref === 'function') return ref(field);
        if (ref) ref.current = field;
      }}
    />
  );
}
