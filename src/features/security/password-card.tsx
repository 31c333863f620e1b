import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { PasswordChange } from '@/api/generated/schemas/passwordChange.zod';
import { useChangePassword } from '@/api/generated/security/security';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { newPasswordError } from '@/shared/forms/new-password-error';
import { SaveLine } from '@/shared/forms/save-line';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
import { PasswordField } from '@/ui/password-field';
import { showToast } from '@/ui/toast/toast-queue';

const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const;
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

const isWrong = (error: unknown) => error instanceof ApiError && error.code === 'WRONG_PASSWORD';

/** Another password, with the one there is. */
export function PasswordCard() {
  const { LL } = useI18nContext();
  const t = LL.security.password;
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useChangePassword();
  const form = useForm({ resolver: useContractResolver(PasswordChange), defaultValues: EMPTY });
  const { register, setError, formState } = form;
  const { errors, isDirty } = formState;
  const leaveDialog = useLeaveGuard(isDirty);
  const shown = { showLabel: t.show(), hideLabel: t.hide() };

  const save = async (data: PasswordChange) => {
    if (data.password !== data.confirmPassword) {
      setError('confirmPassword', { message: t.mismatch() }, { shouldFocus: true });
      return;
    }
    await mutateAsync({ data });
    form.reset(EMPTY);
    await invalidateAfter(queryClient, 'changePassword');
    showToast({ title: t.saved() });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      {leaveDialog}
      <FormShell
        form={form}
        fields={FIELDS}
        onSubmit={save}
        onRefused={(refusal) =>
          isWrong(refusal) && setError('currentPassword', { message: t.wrong() }, { shouldFocus: true })
        }
        failure={isWrong(error) ? null : error}
        busy={isPending}
        className="flex max-w-sm flex-col gap-4"
        actions={<SaveLine label={t.save()} text={t.save()} busy={isPending} dirty={isDirty} />}
      >
        <PasswordField
          {...register('currentPassword')}
          {...shown}
          required
          autoComplete="current-password"
          label={t.current()}
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...register('password')}
          {...shown}
          required
          autoComplete="new-password"
          label={t.next()}
          hint={t.hint()}
          error={newPasswordError(LL.rules, errors.password?.message)}
        />
        <PasswordField
          {...register('confirmPassword')}
          {...shown}
          required
          autoComplete="new-password"
          label={t.again()}
          error={errors.confirmPassword?.message}
        />
      </FormShell>
    </Card>
  );
}
