import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria';
import { FieldFrame } from './field-frame';
import { TextArea } from './text-area';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Letters used, in words of the caller ("12 / 400"). */
  counter?: string | undefined;
}

/** A text field of several lines; one whose text is known here grows with it from `rows` lines on. */
export function TextAreaField({
  label,
  hint,
  error,
  counter,
  id,
  className,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const grows = typeof rest.value === 'string';
  const field = (
    <TextArea
      {...fieldAria(fieldId, hint, error)}
      {...rest}
      rows={rows}
      id={fieldId}
      className={clsx('textarea', grows && 'h-full min-h-0 resize-none')}
    />
  );
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} corner={counter} className={className}>
      {grows ? (
        <div className="sized-by-text max-h-120" data-text={rest.value}>
          {field}
        </div>
      ) : (
        field
      )}
    </FieldFrame>
  );
}
