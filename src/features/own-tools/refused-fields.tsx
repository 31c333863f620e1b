import { useI18nContext } from '@i18n/i18n-react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { Notice } from '@/ui/notice';
import { INLINE_LINK } from '@/ui/text-link-class';
import type { OwnToolForm } from './own-tool-form';

interface RefusedFieldsProps {
  form: UseFormReturn<OwnToolForm>;
  /** Why the tool was not taken. */
  error: unknown;
}

const PARTS = ['name', 'value'] as const;

/** Why a tool was not saved: which fields are wrong, each with the way to it, since it may lie far above. */
export function RefusedFields({ form: { formState, getValues, setFocus }, error }: RefusedFieldsProps) {
  const t = useI18nContext().LL.ownTools.form;
  const wordsOf = useFailureTexts();
  const { errors } = formState;
  const wrong = [
    { field: 'name', label: t.name(), why: errors.name?.message },
    { field: 'description', label: t.description(), why: errors.description?.message },
    { field: 'method', label: t.method(), why: errors.method?.message },
    { field: 'url', label: t.url(), why: errors.url?.message },
    ...getValues('headers').flatMap((_, row) =>
      PARTS.map(
        (part) =>
          ({
            field: `headers.${row}.${part}`,
            label: t.headers(),
            why: errors.headers?.[row]?.[part]?.message,
          }) as const,
      ),
    ),
    { field: 'timeLimitSeconds', label: t.timeLimit(), why: errors.timeLimitSeconds?.message },
    { field: 'parameters', label: t.argumentsTitle(), why: errors.parameters?.message },
  ] as const;
  const told = wrong.filter(({ why }) => why);
  if (!(error instanceof ApiError) || told.length === 0) return <FailureNotice error={error} />;
  return (
    <Notice tone="error" title={wordsOf(error).title}>
      <ul>
        {told.map(({ field, label, why }) => (
          <li key={field}>
            <button type="button" className={`cursor-pointer ${INLINE_LINK}`} onClick={() => setFocus(field)}>
              {label}
            </button>
            : {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
