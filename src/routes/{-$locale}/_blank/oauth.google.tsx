import { createFileRoute, redirect } from '@tanstack/react-router';
import { finishedOAuth } from '@/routes/-guards/finish-oauth';
import { RoutedOAuthCallback } from '@/routes/-parts/routed-oauth-callback';
import { readToken } from '@/session/token';

export const Route = createFileRoute('/{-$locale}/_blank/oauth/google')({
  beforeLoad: () => {
    if (readToken() !== undefined) throw redirect({ to: '/{-$locale}/dashboard/home' });
  },
  loader: ({ context: { queryClient, locale } }) => ({
    outcome: finishedOAuth({ queryClient, locale, provider: 'google' }),
  }),
  component: function GoogleRoute() {
    return <RoutedOAuthCallback provider="google" outcome={Route.useLoaderData().outcome} />;
  },
  staticData: { title: (LL) => LL.oauth.signInWith({ provider: 'Google' }) },
});
