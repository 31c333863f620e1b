import type { OAuthState } from './store';

/** Ana can sign in with Google and Microsoft, beside her password; one way to a consent page is running. */
export function seedOAuth(now: number): OAuthState {
  return {
    identities: { 'google ana@acme.example': 'usr_ana', 'microsoft ana@acme.example': 'usr_ana' },
    oauthRequests: {
      '4/0AbUR2VMeHxD7': {
        provider: 'google',
        challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        redirectUri: 'https://app.acme.example/oauth/google',
        startedAt: now,
      },
    },
  };
}
