import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SecondFactorCode } from '@/api/generated/schemas/secondFactorCode.zod';
import { useTurnOffSecondFactor } from '@/api/generated/security/security';
import { CodeField } from '@/shared/account/code-field';
import { whyCodeRefused } from '@/shared/account/second-factor-code';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Asks for a code before no code is asked for at sign-in any more. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  const t = LL.security.turningOff;
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useTurnOffSecondFactor();
  const form = useForm({ resolver: useContractResolver(SecondFactorCode), defaultValues: { code: '' } });
  const { register, setError, formState } = form;

  const turnOff = async (data: SecondFactorCode) => {
    await mutateAsync({ data });
    await invalidateAfter(queryClient, 'turnOffSecondFactor');
    showToast({ title: t.done() });
    onClose();
  };

  return (
    <FormDialog
      title={t.title()}
      description={t.text()}
      submitLabel={t.confirm()}
      cancelLabel={t.cancel()}
      danger
      onCancel={onClose}
      form={form}
      fields={['code']}
      onSubmit={turnOff}
      onRefused={(refusal) => {
        const why = whyCodeRefused(refusal);
        if (why) setError('code', { message: LL.security.factor[why]() }, { shouldFocus: true });
      }}
      failure={whyCodeRefused(error) ? null : error}
      busy={formState.isSubmitting}
    >
      <CodeField {...register('code')} orRecovery error={formState.errors.code?.message} />
    </FormDialog>
  );
}
