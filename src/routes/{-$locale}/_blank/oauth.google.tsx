import { createFileRoute, redirect } from '@tanstack/react-router';
import { RoutedOAuthCallback } from '@/routes/-parts/routed-oauth-callback';
import { readToken } from '@/session/token';

export const Route = createFileRoute('/{-$locale}/_blank/oauth/google')({
  beforeLoad: ({ context: { locale } }) => {
    if (readToken() !== undefined) throw redirect({ to: '/{-$locale}/dashboard/home', params: { locale } });
  },
  component: function GoogleRoute() {
    const { queryClient, locale } = Route.useRouteContext();
    return <RoutedOAuthCallback provider="google" queryClient={queryClient} locale={locale} />;
  },
  staticData: { words: ['oauthReturn'], title: (LL) => LL.oauth.signInWith({ service: 'Google' }) },
});
