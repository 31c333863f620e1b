import { createFileRoute } from '@tanstack/react-router';
import { OAuthCallbackScreen } from '@/features/auth/oauth-callback-screen';
import { redirectSignedIn } from '@/routes/-guards/redirect-signed-in';

export const Route = createFileRoute('/{-$locale}/_blank/oauth/microsoft')({
  beforeLoad: ({ context: { locale } }) => redirectSignedIn(locale),
  component: () => <OAuthCallbackScreen provider="microsoft" />,
  staticData: { texts: ['oauthReturn'], title: (LL) => LL.oauth.signInWith({ service: 'Microsoft' }) },
});
