import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OAuthTroubleScreen } from '@/features/auth/oauth-trouble-screen';
import { OAuthWorking } from '@/features/auth/oauth-working';
import { finishedOAuth, type OAuthCallback, type OAuthOutcome } from '@/routes/-guards/finish-oauth';
import { LoginForLink } from './links';

/** The page an identity provider sends a person back to. */
export function RoutedOAuthCallback({ provider, queryClient, locale }: OAuthCallback) {
  const navigate = useNavigate();
  const [ended, setEnded] = useState<OAuthOutcome>();
  useEffect(() => {
    void finishedOAuth({ provider, queryClient, locale }).then(setEnded);
  }, [provider, queryClient, locale]);
  const href = ended && 'href' in ended ? ended.href : undefined;
  useEffect(() => {
    // In the place of the callback: the way back leads past it.
    if (href !== undefined) void navigate({ href, replace: true });
  }, [navigate, href]);
  if (!ended || 'href' in ended) return <OAuthWorking />;
  return <OAuthTroubleScreen provider={provider} trouble={ended} LoginLink={LoginForLink} />;
}
