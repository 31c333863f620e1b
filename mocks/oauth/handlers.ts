import { addPerson } from '@mocks/auth/add-person';
import { signInAs } from '@mocks/auth/sign-in-as';
import { findPerson, type StoredUser } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import { arePartnersDown } from '@mocks/core/core-state';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { readBody, readParameter } from '@mocks/core/read-request';
import { refuse, refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { takeCode } from '@mocks/security/second-factor';
import { type HttpHandler, http } from 'msw';
import { getFinishOAuthMockHandler, getStartOAuthMockHandler } from '@/api/generated/oauth/oauth.msw';
import { IdentityProvider, OAuthCallback, OAuthRedirect, OAuthStart, Session } from '@/api/generated/schemas';
import { CONSENT_PATH, callbackOf, consentPage } from './consent-page';

const CODE_MILLISECONDS = 10 * MINUTE;
const MOST_REQUESTS = 50;

const NAMES = { google: 'Google', microsoft: 'Microsoft' } as const;

function refuseCode(): never {
  return refuse({ status: 409, code: 'OAUTH_CODE_REFUSED', message: 'The code is not good, or no longer' });
}

function refuseDown(provider: IdentityProvider): never {
  const message = `${NAMES[provider]} does not answer`;
  return refuse({ status: 503, code: 'IDENTITY_PROVIDER_DOWN', message });
}

/** SHA-256 as PKCE writes it: base64url without padding. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Takes the request that a code belongs to: known, of this provider, address and verifier, not too old, and only once,
 * unless it is kept.
 */
async function takeRequest(
  db: Db<State>,
  provider: IdentityProvider,
  { code, codeVerifier, redirectUri }: OAuthCallback,
): Promise<{ choice: string; keep: () => void }> {
  const challenge = await challengeOf(codeVerifier);
  const [id = '', choice] = code.split('.');
  const asked = Object.hasOwn(db.state.oauthRequests, id) ? db.state.oauthRequests[id] : undefined;
  if (!asked) return refuseCode();
  delete db.state.oauthRequests[id];
  const age = db.now() - asked.startedAt;
  const fits =
    asked.provider === provider && asked.redirectUri === redirectUri && asked.challenge === challenge;
  if (!fits || age < 0 || age > CODE_MILLISECONDS) return refuseCode();
  return {
    choice: choice ?? 'ana',
    keep: () => {
      db.state.oauthRequests[id] = asked;
    },
  };
}

/** Who the identity provider vouches for, by what was chosen on the consent page. */
function vouchedFor(db: Db<State>, choice: string): Pick<StoredUser['user'], 'name' | 'lastname' | 'email'> {
  if (choice === 'ana') return { name: 'Ana', lastname: 'Luna', email: 'ana@acme.example' };
  if (choice === 'exists') return { name: 'Tomás', lastname: null, email: 'trial@acme.example' };
  const [, number] = db.id('person').split('_');
  return { name: 'Sofía', lastname: 'Marín', email: `sofia.marin.${number}@correo.example` };
}

/** Whoever the identity is linked to; else somebody new, unless the e-mail has an account with a password. */
function personOf(db: Db<State>, provider: IdentityProvider, choice: string): StoredUser {
  const vouched = vouchedFor(db, choice);
  const identity = `${provider} ${vouched.email}`;
  const linked = db.state.users[db.state.identities[identity] ?? ''];
  if (linked) return linked;
  if (findPerson(db, vouched.email)) {
    refuse({ status: 409, code: 'ACCOUNT_EXISTS', message: 'This e-mail has an account with a password' });
  }
  const added = addPerson(db, vouched);
  db.state.identities[identity] = added.userId;
  return added;
}

/** Only the newest requests are remembered: most are never finished. */
function forgetOldRequests({ state }: Db<State>): void {
  for (const id of Object.keys(state.oauthRequests).slice(0, -MOST_REQUESTS)) delete state.oauthRequests[id];
}

const providerOf = (info: Info) => readParameter(info, 'identityProvider', IdentityProvider);

/** Plays Google and Microsoft: the way to their consent page, and the exchange of its code. */
export function oauthHandlers(db: Db<State>, ownOrigin?: () => string): HttpHandler[] {
  return [
    getStartOAuthMockHandler(
      answering(OAuthRedirect, async (info) => {
        const provider = providerOf(info);
        const { state, codeChallenge, redirectUri } = await readBody(info, OAuthStart);
        if (!callbackOf(redirectUri, provider)) {
          refuseInvalid([{ path: 'redirectUri', code: 'not_registered' }]);
        }
        if (arePartnersDown(db.state)) refuseDown(provider);
        const request = db.id('aut');
        db.state.oauthRequests[request] = {
          provider,
          challenge: codeChallenge,
          redirectUri,
          startedAt: db.now(),
        };
        forgetOldRequests(db);
        const url = new URL(`${CONSENT_PATH}${provider}`, ownOrigin?.() ?? info.request.url);
        url.search = String(new URLSearchParams({ request, state, redirect_uri: redirectUri }));
        return { authorizationUrl: url.href };
      }),
    ),
    getFinishOAuthMockHandler(
      answering(Session, async (info) => {
        const provider = providerOf(info);
        const callback = await readBody(info, OAuthCallback);
        if (arePartnersDown(db.state)) refuseDown(provider);
        const { choice, keep } = await takeRequest(db, provider, callback);
        if (choice === 'down') refuseDown(provider);
        const who = personOf(db, provider, choice);
        try {
          await takeCode(db, who, callback.secondFactorCode);
        } catch (refusal) {
          // The person types the code of the second factor next: the same request is sent again with it.
          keep();
          throw refusal;
        }
        return signInAs(db, who, info.request);
      }),
    ),
  ];
}

/** The consent page over HTTP, beside the API; a worker in the browser never sees a navigation. */
export const consentHandler: HttpHandler = http.get(`*${CONSENT_PATH}:provider`, ({ request }) =>
  consentPage(request.url, request.headers.get('Accept-Language')),
);
