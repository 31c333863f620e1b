import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import type { IdentityProvider } from '@/session/oauth-transaction';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { finishedOAuth, type OAuthOutcome } from './finish-oauth';
import { OAuthTroubleScreen } from './oauth-trouble-screen';
import { OAuthWorking } from './oauth-working';

// Few have one.
const OAuthSecondFactor = lazy(() =>
  loadPart(async () => ({ default: (await import('./oauth-second-factor')).OAuthSecondFactor })),
);

/** The page an identity provider sends a person back to. */
export function OAuthCallbackScreen({ provider }: { provider: IdentityProvider }) {
  const { locale } = useI18nContext();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [ended, setEnded] = useState<OAuthOutcome>();
  useEffect(() => {
    void finishedOAuth({ provider, queryClient, locale }).then(setEnded);
  }, [provider, queryClient, locale]);
  const href = ended && 'href' in ended ? ended.href : undefined;
  useEffect(() => {
    // In the place of the callback: the way back leads past it.
    if (href !== undefined) void navigate({ href, replace: true });
  }, [href, navigate]);
  if (!ended || 'href' in ended) return <OAuthWorking />;
  if (ended.kind === 'secondFactor')
    return (
      <Late fallback={<OAuthWorking />}>
        <WithTexts nouns={['security']}>
          <OAuthSecondFactor provider={provider} asked={ended} onEnd={setEnded} />
        </WithTexts>
      </Late>
    );
  return <OAuthTroubleScreen provider={provider} trouble={ended} />;
}
