import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { register as openAccount } from '@/api/generated/auth/auth';
import { RegisterRequest } from '@/api/generated/schemas/registerRequest.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
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
const HOME = '/dashboard/home';
const FIELDS = ['name', 'lastname', 'email', 'password', 'confirmPassword'] as const;

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'EMAIL_TAKEN';
const trimmed = { setValueAs: (typed: string) => typed.trim() };

/** An invitation that can be accepted. */
export interface OpenInvitation {
  secret: string;
  /** The address that it is for. */
  email: string;
  /** What stands in the place of the usual title. */
  title: string;
  text: string;
}

interface RegisterScreenProps {
  /** Into whose company; without it a new one is opened. */
  invitation?: OpenInvitation | undefined;
}

/** Opens an account, or comes into the company that has invited. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.register;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const submitOnce = useSubmitOnce('register');
  const opening = useMutation({
    mutationFn: async (data: RegisterRequest) => {
      const session = await submitOnce(data, (request) => openAccount(data, request));
      await navigate({
        href: await enter({ queryClient, locale, session, redirect: invitation ? HOME : FIRST_STEP }),
      });
    },
  });
  const oauth = useOAuthStart();
  const form = useForm({
    resolver: useContractResolver(Registration),
    defaultValues: {
      name: '',
      lastname: '',
      email: invitation?.email ?? '',
      password: '',
      confirmPassword: '',
      ...(invitation && { invitation: invitation.secret }),
    },
  });
  const { register, control, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });

  const send = async (data: RegisterRequest) => {
    oauth.forget();
    await opening.mutateAsync(data);
  };
  const onRefused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'INVITATION_FOR_ANOTHER')
      setError('email', { message: t.invited.forAnother() }, { shouldFocus: true });
    if (isTaken(error)) setError('email', { type: 'taken', message: t.taken() }, { shouldFocus: true });
  };

  const taken = errors.email?.type === 'taken' && (
    <>
      {t.taken()}
      <span className="mt-1 flex flex-wrap gap-x-4">
        <Link to="/{-$locale}/login" state={{ email: typed.email ?? '' }} className={TEXT_LINK}>
          {t.takenLogin()}
        </Link>
        <Link to="/{-$locale}/passwordrecovery" state={{ email: typed.email ?? '' }} className={TEXT_LINK}>
          {t.takenRecovery()}
        </Link>
      </span>
    </>
  );

  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={invitation?.title ?? t.title()} text={invitation?.text ?? t.text()} />
      <FormShell
        form={form}
        fields={FIELDS}
        onSubmit={send}
        onRefused={onRefused}
        failure={opening.error}
        failureNotice={isTaken(opening.error) ? null : undefined}
        busy={isSubmitting}
        actions={
          <>
            <Button type="submit" block busy={isSubmitting}>
              {invitation ? t.invited.submit() : t.submit()}
            </Button>
            {!invitation && (
              <OAuthButtons
                attempt={oauth.attempt}
                onStart={(provider) => {
                  opening.reset();
                  void oauth.start(provider);
                }}
              />
            )}
          </>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register('name', trimmed)}
            autoComplete="given-name"
            required
            label={t.name()}
            error={errors.name?.message}
          />
          <TextField
            {...register('lastname', trimmed)}
            autoComplete="family-name"
            label={t.lastname()}
            error={errors.lastname?.message}
          />
        </div>
        <EmailField
          {...register('email')}
          readOnly={invitation !== undefined}
          hint={invitation && t.invited.emailHint()}
          error={taken || errors.email?.message}
        />
        <NewPasswordFields
          password={{
            label: LL.auth.password(),
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
      <p className="mt-6 text-center text-quiet">
        {t.hasAccount()}{' '}
        <Link to="/{-$locale}/login" className={INLINE_LINK}>
          {LL.common.login()}
        </Link>
      </p>
    </div>
  );
}
