import type { IdentityProvider } from '@/session/oauth-transaction';

/** How the identity providers call themselves, in every language. */
export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

/** The signs of the identity providers, in their own colours. */
export const PROVIDER_MARKS: Record<IdentityProvider, React.ReactNode> = {
  google: (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.2 13.2 0 0 1-19.6-6.9H4.5v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.8 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.5a22 22 0 0 0 0 19.8l7.3-5.7z" />
      <path
        fill="#ea4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.1 21.1 0 0 0 24 2 22 22 0 0 0 4.5 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.8z"
      />
    </svg>
  ),
  microsoft: (
    <svg width="17" height="17" viewBox="0 0 21 21" aria-hidden="true">
      <path fill="#f25022" d="M0 0h10v10H0z" />
      <path fill="#7fba00" d="M11 0h10v10H11z" />
      <path fill="#00a4ef" d="M0 11h10v10H0z" />
      <path fill="#ffb900" d="M11 11h10v10H11z" />
    </svg>
  ),
};
