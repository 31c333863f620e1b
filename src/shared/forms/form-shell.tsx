import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useRefusedFields } from './use-refused-fields';

export interface FormShellProps<Values extends FieldValues>
  extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'children' | 'ref'> {
  form: UseFormReturn<Values>;
  /** The fields that the provider may refuse: they are marked, and the first gets the focus. */
  fields: readonly FieldPath<Values>[];
  /** Where in the request's body these fields lie. */
  under?: string;
  /** Sends it; throws when it was not taken. */
  onSubmit: (values: Values) => unknown;
  /** What else a refusal does, once its fields are marked. */
  onRefused?: (error: unknown) => void;
  /** Why it was not taken, beyond its fields; null when nothing is wrong. */
  failure: unknown;
  /** What says so in the place of the usual notice. */
  failureNotice?: ReactNode;
  /** Whether it is being sent: it is not sent a second time meanwhile. */
  busy: boolean;
  /** The buttons, at the end. */
  actions: ReactNode;
}

/** A form: checked by the contract's schema, refused fields marked, the failure above the buttons. */
export function FormShell<Values extends FieldValues>({
  form,
  fields,
  under,
  onSubmit,
  onRefused,
  failure,
  failureNotice = <FailureNotice error={failure} />,
  busy,
  actions,
  className = 'flex flex-col gap-4',
  children,
  id,
  ref,
}: FormShellProps<Values>) {
  const showRefused = useRefusedFields();
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showRefused(error, form, fields, under === undefined ? {} : { under });
      onRefused?.(error);
    }
  });
  return (
    <form
      id={id}
      ref={ref}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event);
      }}
    >
      {children}
      {failureNotice}
      {actions}
    </form>
  );
}
