import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria';
import { FieldFrame } from './field-frame';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Something inside the field at its end, such as a unit or a small button. */
  trailing?: ReactNode;
}

/** A one-line text field. */
export function TextField({
  label,
  hint,
  error,
  trailing,
  id,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const aria = fieldAria(fieldId, hint, error);
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      {trailing ? (
        <div className="input pe-1.5">
          <input {...aria} {...rest} id={fieldId} type={type} className="min-w-0 grow" />
          {trailing}
        </div>
      ) : (
        <input {...aria} {...rest} id={fieldId} type={type} className="input" />
      )}
    </FieldFrame>
  );
}
