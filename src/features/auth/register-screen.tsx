import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { register as openAccount } from '@/api/generated/auth/auth';
import { RegisterRequest } from '@/api/generated/schemas/registerRequest.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useRefusedFields } from '@/shared/forms/use-refused-fields';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { TextField } from '@/ui/text-field';
import { INLINE_LINK, TEXT_LINK } from '@/ui/text-link-class';
import { EmailField } from './email-field';
import { enter } from './enter';
import { NewPasswordFields } from './new-password-fields';
import { OAuthButtons } from './oauth-buttons';
import { samePasswords } from './same-passwords';
import { useOAuthStart } from './use-oauth-start';

const Registration = RegisterRequest.check(samePasswords);
const FIRST_STEP = '/onboarding/company_settings';
const FIELDS = ['name', 'lastname', 'email', 'password', 'confirmPassword'] as const;

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'EMAIL_TAKEN';
const trimmed = { setValueAs: (typed: string) => typed.trim() };

/** Opens an account. */
export function RegisterScreen() {
  const { LL, locale } = useI18nContext();
  const words = LL.register;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const submitOnce = useSubmitOnce('register');
  const opening = useMutation({
    mutationFn: async (data: RegisterRequest) => {
      const session = await submitOnce(data, (request) => openAccount(data, request));
      await navigate({ href: await enter({ queryClient, locale, session, redirect: FIRST_STEP }) });
    },
  });
  const oauth = useOAuthStart();
  const showRefused = useRefusedFields();
  const form = useForm({
    resolver: useContractResolver(Registration),
    defaultValues: { name: '', lastname: '', email: '', password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });

  const showRefusal = (error: unknown) => {
    showRefused(error, form, FIELDS);
    if (isTaken(error)) setError('email', { type: 'taken', message: words.taken() }, { shouldFocus: true });
  };

  const send = handleSubmit(async (data) => {
    oauth.forget();
    try {
      await opening.mutateAsync(data);
    } catch (error) {
      showRefusal(error);
    }
  });

  const taken = errors.email?.type === 'taken' && (
    <>
      {words.taken()}
      <span className="mt-1 flex flex-wrap gap-x-4">
        <Link to="/{-$locale}/login" state={{ email: typed.email ?? '' }} className={TEXT_LINK}>
          {words.takenLogin()}
        </Link>
        <Link to="/{-$locale}/passwordrecovery" state={{ email: typed.email ?? '' }} className={TEXT_LINK}>
          {words.takenRecovery()}
        </Link>
      </span>
    </>
  );

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={words.title()} text={words.text()} />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register('name', trimmed)}
            autoComplete="given-name"
            required
            label={words.name()}
            error={errors.name?.message}
          />
          <TextField
            {...register('lastname', trimmed)}
            autoComplete="family-name"
            label={words.lastname()}
            error={errors.lastname?.message}
          />
        </div>
        <EmailField {...register('email')} error={taken || errors.email?.message} />
        <NewPasswordFields
          password={{
            label: LL.auth.password(),
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
        {!isTaken(opening.error) && <FailureNotice error={opening.error} />}
        <Button type="submit" block busy={isSubmitting}>
          {words.submit()}
        </Button>
        <OAuthButtons
          attempt={oauth.attempt}
          onStart={(provider) => {
            opening.reset();
            void oauth.start(provider);
          }}
        />
      </form>
      <p className="mt-6 text-center text-quiet">
        {words.hasAccount()}{' '}
        <Link to="/{-$locale}/login" className={INLINE_LINK}>
          {LL.common.login()}
        </Link>
      </p>
    </div>
  );
}
