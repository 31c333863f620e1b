import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import type { IdentityProvider } from '@/session/oauth-transaction';
import { type OAuthOutcome, type SecondFactorAsked, troubleOf } from './finish-oauth';
import { PROVIDER_NAMES } from './identity-providers';
import { SecondFactorStep } from './second-factor-step';

interface OAuthSecondFactorProps {
  provider: IdentityProvider;
  asked: SecondFactorAsked;
  /** Hears how the sign-in ended. */
  onEnd: (outcome: OAuthOutcome) => void;
}

/** The code of the authenticator app, after an identity provider has vouched for a person. */
export function OAuthSecondFactor({ provider, asked, onEnd }: OAuthSecondFactorProps) {
  const navigate = useNavigate();
  const { enterWith, returnTo } = asked;
  const entering = useMutation({
    mutationFn: enterWith,
    onSuccess: (href) => onEnd({ href }),
    onError: (error) => {
      // What the identity provider vouched for is too old by now: no code of an app helps any more.
      if (error instanceof ApiError && error.code === 'OAUTH_CODE_REFUSED')
        onEnd({ ...troubleOf(error), returnTo });
    },
  });
  return (
    <SecondFactorStep
      account={PROVIDER_NAMES[provider]}
      failure={entering.error}
      onCode={(code) => entering.mutateAsync(code)}
      onBack={() => void navigate({ to: '/{-$locale}/login', search: { redirect: returnTo } })}
    />
  );
}
