import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria';

interface TickFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  control: 'checkbox' | 'switch';
}

/** The shared body of CheckboxField and SwitchField: the control first, its label beside it. */
export function TickField({ label, hint, error, control, id, className, ...rest }: TickFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={className}>
      <div className="flex items-start gap-3 max-sm:min-h-11">
        <input
          {...fieldAria(fieldId, hint, error)}
          {...rest}
          id={fieldId}
          type="checkbox"
          role={control === 'switch' ? 'switch' : undefined}
          className={clsx(
            control === 'switch' ? 'switch toggle' : 'tick checkbox disabled:opacity-50 sm:mt-0.5',
            // Beside the first line of a label that has room for a finger above it.
            'max-sm:mt-2.5',
          )}
        />
        <div className="min-w-0 grow pt-0.5">
          <label htmlFor={fieldId} className="cursor-pointer max-sm:block max-sm:py-2.5">
            {label}
          </label>
          {error && (
            <p id={`${fieldId}-error`} className="text-[0.8125rem] text-error">
              {error}
            </p>
          )}
          {hint && (
            <p id={`${fieldId}-hint`} className="text-[0.8125rem] text-quiet">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
