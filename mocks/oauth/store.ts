import * as z from 'zod/mini';
import { IdentityProvider, UserId } from '@/api/generated/schemas';

const OAuthRequest = z.object({
  provider: IdentityProvider,
  challenge: z.string(),
  redirectUri: z.string(),
  startedAt: z.number(),
});

/** What is remembered of signing in with Google or Microsoft. */
export const OAuthState = z.object({
  /** By the identity provider and its e-mail: whose account it opens. */
  identities: z._default(z.record(z.string(), UserId), {}),
  /** The way to a consent page, once it was asked for; a code begins with its name. */
  oauthRequests: z._default(z.record(z.string(), OAuthRequest), {}),
});
export type OAuthState = z.infer<typeof OAuthState>;
