import { useI18nContext } from '@i18n/i18n-react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';

interface RefusedFieldsOptions {
  /** Where in the request body the fields lie. */
  under?: string;
  /** Whether the first of them gets the focus. */
  focus?: boolean;
}

/** Marks the fields of a form that the provider refused and focuses the first; what is no failed call is thrown on. */
export function useRefusedFields() {
  const { LL } = useI18nContext();
  return <Values extends FieldValues>(
    error: unknown,
    { setError }: Pick<UseFormReturn<Values>, 'setError'>,
    fields: readonly FieldPath<Values>[],
    { under, focus = true }: RefusedFieldsOptions = {},
  ): void => {
    if (!(error instanceof ApiError)) throw error;
    const paths = new Set(error.fields.map(({ path }) => path));
    const refused = fields.filter((field) => paths.has(under === undefined ? field : `${under}.${field}`));
    for (const [index, field] of refused.entries())
      setError(field, { message: LL.rules.invalid() }, { shouldFocus: focus && index === 0 });
  };
}
