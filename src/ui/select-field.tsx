import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria';
import { FieldFrame } from './field-frame';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The text of the empty choice. */
  placeholder?: string | undefined;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
}

/** A choice from a short list, with the device's own list. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <select {...fieldAria(fieldId, hint, error)} {...rest} id={fieldId} className="select">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
