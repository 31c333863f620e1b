import { useI18nContext } from '@i18n/i18n-react';
import { ApiError } from '@/api/api-error';
import type { IdentityProvider } from '@/session/oauth-transaction';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './identity-providers';
import type { OAuthStart } from './use-oauth-start';

const PROVIDERS = ['google', 'microsoft'] as const;
const LINE = 'before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line';

interface OAuthButtonsProps extends Pick<OAuthStart, 'attempt'> {
  onStart: (provider: IdentityProvider) => void;
}

function StartFailure({ attempt }: Pick<OAuthStart, 'attempt'>) {
  const { LL } = useI18nContext();
  if (!attempt || attempt.state === 'starting') return null;
  const service = PROVIDER_NAMES[attempt.provider];
  if (attempt.state === 'not-kept') {
    return (
      <Notice tone="error" title={LL.oauth.noStorage.title()}>
        {LL.oauth.noStorage.text({ service })}
      </Notice>
    );
  }
  const { error } = attempt;
  const status = error instanceof ApiError ? error.status : undefined;
  const t = status === 422 ? LL.oauth.notRegistered : status === 503 ? LL.oauth.down : undefined;
  if (!t) return <FailureNotice error={error} title={LL.oauth.notStarted({ service })} />;
  return (
    <Notice tone="error" title={t.title({ service })}>
      {t.text()}
    </Notice>
  );
}

/** The ways to sign in with an account somewhere else; belongs at the end of the form they stand in for. */
export function OAuthButtons({ attempt, onStart }: OAuthButtonsProps) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-col gap-3">
      <p className={`flex items-center gap-3 text-quiet ${LINE}`}>{LL.oauth.or()}</p>
      <StartFailure attempt={attempt} />
      <div className="grid gap-3 max-sm:grid-cols-2">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            block
            aria-label={LL.oauth.continueWith({ service: PROVIDER_NAMES[provider] })}
            // boot.ts knows the button by it, before this code has arrived.
            data-provider={provider}
            icon={PROVIDER_MARKS[provider]}
            busy={attempt?.state === 'starting' && attempt.provider === provider}
            onClick={() => onStart(provider)}
          >
            <span className="sm:hidden">{PROVIDER_NAMES[provider]}</span>
            <span className="max-sm:hidden">
              {LL.oauth.continueWith({ service: PROVIDER_NAMES[provider] })}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
