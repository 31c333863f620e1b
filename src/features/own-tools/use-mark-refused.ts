import { useI18nContext } from '@i18n/i18n-react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { CallReason } from '@/api/generated/schemas/callReason.zod';
import { useCallWords } from '@/shared/tool-calls/use-call-words';
import type { OwnToolForm } from './own-tool-form';

const FIELDS = [
  'name',
  'description',
  'method',
  'url',
  'parameters',
  'changesData',
  'timeLimitSeconds',
] as const;

/** Marks the fields of a tool that were refused, each with the reason in words; the first gets the focus. */
export function useMarkRefused({ setError, getValues }: UseFormReturn<OwnToolForm>) {
  const { LL } = useI18nContext();
  const words = useCallWords();
  return (refused: unknown) => {
    if (!(refused instanceof ApiError)) return;
    for (const [index, { path, code }] of refused.fields.entries()) {
      const place = path.replace(/^tool\./, '');
      const message = CallReason.safeParse(code).success ? words.reason(code) : LL.rules.invalid();
      const focus = { shouldFocus: index === 0 };
      const field = FIELDS.find((one) => one === place);
      if (field) setError(field, { message }, focus);
      const [, at, part] = /^headers\.(\d+)\.(name|value)$/.exec(place) ?? [];
      const row = Number(at);
      if (part === undefined || row >= getValues('headers').length) continue;
      setError(part === 'name' ? `headers.${row}.name` : `headers.${row}.value`, { message }, focus);
    }
  };
}
