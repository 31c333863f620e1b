import { useI18nContext } from '@i18n/i18n-react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useResetPassword } from '@/api/generated/recovery/recovery';
import { PasswordReset } from '@/api/generated/schemas/passwordReset.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Button } from '@/ui/button';
import { endSessionOf } from './end-session-of';
import type { WhyEnded } from './link-ended';
import { NewPasswordFields } from './new-password-fields';
import { samePasswords } from './same-passwords';

interface ResetPasswordFormProps {
  secret: string;
  /** The link stopped being good meanwhile. */
  onEnded: (why: WhyEnded) => void;
}

const NewPasswords = PasswordReset.check(samePasswords);
const FIELDS = ['password', 'confirmPassword'] as const;

function whyEnded({ kind, status, code }: ApiError): WhyEnded | undefined {
  if (code === 'RESET_LINK_EXPIRED') return 'expired';
  if (code === 'RESET_LINK_USED') return 'used';
  return kind === 'refused' && status === 404 ? 'unknown' : undefined;
}

/** The new password, twice. */
export function ResetPasswordForm({ secret, onEnded }: ResetPasswordFormProps) {
  const t = useI18nContext().LL.recovery.reset;
  const reset = useResetPassword();
  const navigate = useNavigateFromHere();
  const form = useForm({
    resolver: useContractResolver(NewPasswords),
    defaultValues: { secret, password: '', confirmPassword: '' },
  });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });

  const send = async (data: PasswordReset) => {
    const changed = await reset.mutateAsync({ data });
    // The address is known where the provider answers with it.
    const changedFor = changed?.email ?? undefined;
    await endSessionOf(changedFor);
    await navigate({ to: '/{-$locale}/recoversuccess', state: { changedFor }, replace: true });
  };
  const onRefused = (error: unknown) => {
    const why = error instanceof ApiError && whyEnded(error);
    if (why) onEnded(why);
  };

  return (
    <FormShell
      form={form}
      fields={FIELDS}
      onSubmit={send}
      onRefused={onRefused}
      failure={reset.error}
      busy={isSubmitting || reset.isSuccess}
      actions={
        <Button type="submit" block busy={isSubmitting || reset.isSuccess}>
          {t.submit()}
        </Button>
      }
    >
      <NewPasswordFields
        password={{
          label: t.password(),
          field: register('password', { deps: 'confirmPassword' }),
          typed: typed.password ?? '',
          error: errors.password?.message,
        }}
        confirmPassword={{
          label: t.confirmPassword(),
          field: register('confirmPassword'),
          typed: typed.confirmPassword ?? '',
          error: errors.confirmPassword?.message,
        }}
      />
    </FormShell>
  );
}
