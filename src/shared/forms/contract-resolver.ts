import { zodResolver } from '@hookform/resolvers/zod';
import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatNumber } from '@/lib/format';

type Issue = z.core.$ZodRawIssue;

const NAMED = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'country',
  'timeZone',
  'reason',
  'instructions',
] as const;

/** What is missing, by name where every form has the same field, at whatever depth. */
function missing(t: TranslationFunctions['rules'], path: Issue['path']): string {
  const named = NAMED.find((one) => one === path?.at(-1));
  return named ? t.missing[named]() : t.required();
}

function ruleOf(t: TranslationFunctions['rules'], locale: string, issue: Issue): string {
  if (issue.input === undefined || issue.input === '') return missing(t, issue.path);
  if (issue.code === 'custom' && issue.params?.rule === 'between') {
    const { minimum, maximum } = issue.params;
    return t.between({ minimum: Number(minimum), maximum: Number(maximum) });
  }
  if (issue.code === 'too_small') return t.tooShort({ minimum: Number(issue.minimum) });
  if (issue.code === 'too_big') return t.tooLong({ maximum: formatNumber(locale, Number(issue.maximum)) });
  if (issue.code === 'invalid_format' && issue.format === 'email') return t.email();
  if (issue.code === 'custom' && issue.params?.rule === 'mismatch') return t.mismatch();
  return t.invalid();
}

/** A form's resolver on a schema of the contract; its messages are the catalogue's. */
export function useContractResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
): Resolver<Values> {
  const { LL, locale } = useI18nContext();
  return zodResolver(schema, { error: (issue: Issue) => ruleOf(LL.rules, locale, issue) });
}
