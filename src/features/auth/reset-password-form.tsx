import { useI18nContext } from '@i18n/i18n-react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useResetPassword } from '@/api/generated/auth/auth';
import { PasswordReset } from '@/api/generated/schemas/passwordReset.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useRefusedFields } from '@/shared/forms/use-refused-fields';
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
  const words = useI18nContext().LL.recovery.reset;
  const reset = useResetPassword();
  const navigate = useNavigateFromHere();
  const showRefused = useRefusedFields();
  const form = useForm({
    resolver: useContractResolver(NewPasswords),
    defaultValues: { secret, password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });

  const showRefusal = (error: unknown) => {
    showRefused(error, form, FIELDS);
    const why = error instanceof ApiError && whyEnded(error);
    if (why) onEnded(why);
  };

  const send = handleSubmit(async (data) => {
    try {
      const changed = await reset.mutateAsync({ data });
      // The address is known where the provider tells it.
      const changedFor = changed?.email ?? undefined;
      await endSessionOf(changedFor);
      await navigate({ to: '/{-$locale}/recoversuccess', state: { changedFor }, replace: true });
    } catch (error) {
      showRefusal(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <NewPasswordFields
        password={{
          label: words.password(),
          field: register('password', { deps: 'confirmPassword' }),
          typed: typed.password ?? '',
          error: errors.password?.message,
        }}
        confirmPassword={{
          label: words.confirmPassword(),
          field: register('confirmPassword'),
          typed: typed.confirmPassword ?? '',
          error: errors.confirmPassword?.message,
        }}
      />
      <FailureNotice error={reset.error} />
      <Button type="submit" block busy={isSubmitting || reset.isSuccess}>
        {words.submit()}
      </Button>
    </form>
  );
}
