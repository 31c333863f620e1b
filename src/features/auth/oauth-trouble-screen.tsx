import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { CallbackRefusal, IdentityProvider } from '@/session/oauth-transaction';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailureReference } from '@/shared/failures/failure-reference';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { PROVIDER_NAMES } from './identity-providers';

/** How a sign-in with an identity provider can end without a session. */
export interface OAuthTrouble {
  kind: CallbackRefusal | 'cancelled' | 'accountExists' | 'used' | 'down' | 'refused' | 'failed';
  /** What the identity provider says of it. */
  says?: string | undefined;
  /** What support asks for. */
  reference?: string | undefined;
  /** The failed call, when the catalogue has the texts. */
  error?: unknown;
  /** The page that was asked for, to go on to after another try. */
  returnTo?: string | undefined;
}

interface OAuthTroubleScreenProps {
  provider: IdentityProvider;
  trouble: OAuthTrouble;
}

const ACTION = {
  cancelled: 'back',
  down: 'back',
  refused: 'back',
  accountExists: 'withPassword',
  foreign: 'again',
  old: 'again',
  missing: 'again',
  used: 'again',
  failed: 'again',
} as const;

/** A callback that ended without a session: what happened, and one way on. */
export function OAuthTroubleScreen({ provider, trouble }: OAuthTroubleScreenProps) {
  const { LL } = useI18nContext();
  const { kind, says, reference, error, returnTo } = trouble;
  const name = { service: PROVIDER_NAMES[provider] };
  const t = kind === 'down' ? LL.oauth.down : LL.oauthReturn[kind];
  return (
    <>
      <PageHeader takesFocus title={t.title(name)} text={t.text(name)} />
      <div className="flex flex-col gap-5">
        {says && (
          <figure>
            <figcaption className="text-quiet">{LL.oauthReturn.says(name)}</figcaption>
            <blockquote className="mt-1 wrap-anywhere border-line border-s-2 ps-3">{says}</blockquote>
          </figure>
        )}
        {error !== undefined && <FailureNotice error={error} />}
        <FailureReference reference={reference} />
        <Link to="/{-$locale}/login" className={buttonClass({ block: true })} search={{ redirect: returnTo }}>
          {LL.oauthReturn[ACTION[kind]]()}
        </Link>
        {kind === 'accountExists' && (
          <Link to="/{-$locale}/passwordrecovery" className={buttonClass({ variant: 'ghost', block: true })}>
            {LL.auth.forgot()}
          </Link>
        )}
      </div>
    </>
  );
}
