import { useI18nContext } from '@i18n/i18n-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PublishRequest } from '@/api/generated/schemas/publishRequest.zod';
import { useDraft } from '@/session/use-draft';
import { TextAreaField } from '@/ui/text-area-field';

interface OverrideFieldProps {
  form: UseFormReturn<PublishRequest>;
  /** Under which name the reason is kept until it was sent. */
  draftName: string;
}

/** Why somebody publishes although a test fails; it is part of the form only where it is asked for. */
export function OverrideField({ form, draftName }: OverrideFieldProps) {
  const t = useI18nContext().LL.versions.sheet;
  const { control, formState, getValues, register, setValue } = form;
  const reason = useWatch({ control, name: 'override.reason' });
  useDraft(draftName, {
    value: reason || undefined,
    onKept: (kept) => {
      // What is typed by now is newer.
      if (typeof kept === 'string' && !getValues('override.reason')) setValue('override.reason', kept);
    },
  });
  return (
    <TextAreaField
      label={t.reason()}
      hint={t.reasonHint()}
      rows={2}
      error={formState.errors.override?.reason?.message}
      {...register('override.reason', { shouldUnregister: true })}
    />
  );
}
