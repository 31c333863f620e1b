import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { signIn } from '@/api/generated/auth/auth';
import type { Session } from '@/api/generated/schemas/session.zod';
import { SignInRequest } from '@/api/generated/schemas/signInRequest.zod';
import { loadPart } from '@/lib/load-part';
import type { TypedBeforeScript } from '@/session/first-paint-form';
import type { IdentityProvider } from '@/session/oauth-transaction';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PasswordField } from '@/ui/password-field';
import { TEXT_LINK } from '@/ui/text-link-class';
import { EmailField } from './email-field';
import { OAuthButtons } from './oauth-buttons';
import { useOAuthStart } from './use-oauth-start';

interface LoginScreenProps {
  onSignedIn: (session: Session) => void | Promise<void>;
  /** Who is about to sign in, as the page before knows it. */
  email?: string | undefined;
  /** The page that was asked for. */
  returnTo?: string | undefined;
  /** Why the last session ended. */
  reason?: 'expired' | 'inactive' | undefined;
  /** Hands over what was typed into the form of the HTML before this one took its place. */
  inherit?: ((take: (typed: TypedBeforeScript) => void) => () => void) | undefined;
}

// Few have one.
const SecondFactorStep = lazy(() =>
  loadPart(async () => ({ default: (await import('./second-factor-step')).SecondFactorStep })),
);

const FIELDS = ['email', 'password'] as const;

/** A wrong pair is the one 401 that leaves the session alone (specification §8). */
function isWrongPair(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Sign-in with e-mail and password. */
export function LoginScreen({
  onSignedIn,
  email: knownEmail = '',
  returnTo,
  reason,
  inherit,
}: LoginScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.auth;
  const entering = useMutation({
    mutationFn: async (data: SignInRequest) => onSignedIn(await signIn(data)),
  });
  const oauth = useOAuthStart(returnTo);
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm({
    resolver: useContractResolver(SignInRequest),
    defaultValues: { email: knownEmail, password: '' },
  });
  const { register, setValue, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const wrongPair = isWrongPair(entering.error);
  const [pair, setPair] = useState<SignInRequest>();

  const send = async (data: SignInRequest) => {
    oauth.forget();
    try {
      await entering.mutateAsync(data);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_NEEDED') throw error;
      setPair(data);
    }
  };

  const leaveFor = (provider: IdentityProvider) => {
    entering.reset();
    void oauth.start(provider);
  };

  const take = useEffectEvent(({ email, password, submitted, provider, focused }: TypedBeforeScript) => {
    // The HTML's form does not know the address that the page before passed on.
    if (email !== '') setValue('email', email);
    setValue('password', password);
    if (focused) setFocus(focused);
    if (submitted) formElement.current?.requestSubmit();
    else if (provider) leaveFor(provider);
  });
  useLayoutEffect(() => inherit?.((typed) => take(typed)), [inherit]);

  const begin = useEffectEvent(() => {
    // A touch screen would open its keyboard over the page; and who is anywhere else already stays there.
    if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    if (document.activeElement === document.body) setFocus(knownEmail === '' ? 'email' : 'password');
  });
  useEffect(() => begin(), []);

  if (pair) {
    return (
      <Late>
        <WithTexts nouns={['security']}>
          <SecondFactorStep
            account={pair.email}
            failure={entering.error}
            onCode={(code) => entering.mutateAsync({ ...pair, code })}
            onBack={() => {
              entering.reset();
              setPair(undefined);
            }}
          />
        </WithTexts>
      </Late>
    );
  }
  return (
    <>
      <PageHeader title={t.title()} text={t.text()} />
      {reason && !entering.error && (
        <Notice tone="info" assertive={reason === 'inactive'} className="mb-4">
          {t[reason]()}
        </Notice>
      )}
      <FormShell
        ref={formElement}
        form={form}
        fields={FIELDS}
        onSubmit={send}
        onRefused={(error) => isWrongPair(error) && setFocus('password')}
        failure={entering.error}
        failureNotice={wrongPair ? <Notice tone="error">{t.wrongPair()}</Notice> : undefined}
        busy={isSubmitting}
        actions={
          <>
            <Button type="submit" block busy={isSubmitting}>
              {LL.common.login()}
            </Button>
            <OAuthButtons attempt={oauth.attempt} onStart={leaveFor} />
          </>
        }
      >
        <EmailField {...register('email')} error={errors.email?.message} />
        <div className="relative">
          <PasswordField
            {...register('password')}
            autoComplete="current-password"
            required
            label={t.password()}
            error={errors.password?.message}
            showLabel={t.showPassword()}
            hideLabel={t.hidePassword()}
          />
          {/* Beside the label to the eye, and behind the field for who goes on by keyboard. */}
          <Link
            to="/{-$locale}/passwordrecovery"
            className={`${TEXT_LINK} absolute end-0 top-0 max-sm:-top-2.5`}
          >
            {t.forgot()}
          </Link>
        </div>
      </FormShell>
      <p className="mt-6 text-center text-quiet">
        {t.noAccount()}{' '}
        <Link to="/{-$locale}/onboarding/register" className={TEXT_LINK}>
          {t.register()}
        </Link>
      </p>
    </>
  );
}
