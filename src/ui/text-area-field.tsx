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

/** A text field of several lines. */
export function TextAreaField({ label, hint, error, counter, id, className, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} corner={counter} className={className}>
      <TextArea rows={4} {...fieldAria(fieldId, hint, error)} {...rest} id={fieldId} className="textarea" />
    </FieldFrame>
  );
}
