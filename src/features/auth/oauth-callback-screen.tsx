import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { IdentityProvider } from '@/session/oauth-transaction';
import { finishedOAuth, type OAuthOutcome } from './finish-oauth';
import { OAuthTroubleScreen } from './oauth-trouble-screen';
import { OAuthWorking } from './oauth-working';

/** The page an identity provider sends a person back to. */
export function OAuthCallbackScreen({ provider }: { provider: IdentityProvider }) {
  const { locale } = useI18nContext();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [ended, setEnded] = useState<OAuthOutcome>();
  useEffect(() => {
    void finishedOAuth({ provider, queryClient, locale }).then((outcome) => {
      // In the place of the callback: the way back leads past it.
      if ('href' in outcome) void navigate({ href: outcome.href, replace: true });
      else setEnded(outcome);
    });
  }, [provider, queryClient, locale, navigate]);
  if (!ended || 'href' in ended) return <OAuthWorking />;
  return <OAuthTroubleScreen provider={provider} trouble={ended} />;
}
