// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createProviderServer } from '@mocks/core/server';
import { CONSENT_PATH, consentPage } from '@mocks/oauth/consent-page';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Account, CurrentUser, OAuthRedirect, Session, WelcomeProcess } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Caller = ReturnType<typeof createCaller>;
type Provider = 'google' | 'microsoft';

const MINUTE = 60_000;
const APP = 'https://app.acme.example';

function secrets() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge, state: randomBytes(32).toString('base64url') };
}

function begin(caller: Caller, provider: Provider, redirectUri = `${APP}/oauth/${provider}`) {
  const { verifier, challenge, state } = secrets();
  const body = { state, codeChallenge: challenge, codeChallengeMethod: 'S256', redirectUri };
  const started = caller.call('startOAuth', { path: { identityProvider: provider }, body });
  return { started, verifier, state, redirectUri, provider };
}

/** Starts, and opens the consent page: where each of its links leads. */
async function consent(caller: Caller, provider: Provider) {
  const { started, ...begun } = begin(caller, provider);
  const { authorizationUrl } = z.parse(OAuthRedirect, (await started).body);
  const page = consentPage(authorizationUrl, 'en');
  const html = await page.text();
  const links = [...html.matchAll(/<a href="([^"]*)"><b>([^<]*)</g)].map(([, href = '', name = '']) => {
    const url = new URL(href.replaceAll('&#38;', '&'));
    return [name, url] as const;
  });
  return { ...begun, page, html, links: new Map(links), authorizationUrl };
}

async function exchange(
  caller: Caller,
  { provider, redirectUri, verifier }: { provider: Provider; redirectUri: string; verifier: string },
  back: URL | undefined,
) {
  const body = { code: back?.searchParams.get('code'), codeVerifier: verifier, redirectUri };
  return caller.call('finishOAuth', { path: { identityProvider: provider }, body });
}

/** Sends as a proxy does that keeps the browser's Host; fetch would write its own. */
async function postAs(host: string, url: string, body: unknown): Promise<string> {
  const sent = request(url, { method: 'POST', headers: { Host: host, 'Content-Type': 'application/json' } });
  sent.end(JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('nothing came back');
  return text(answer);
}

const REFUSED = { status: 409, body: { code: 'OAUTH_CODE_REFUSED' } };

describe('signing in with Google or Microsoft', () => {
  test.each(['google', 'microsoft'] as const)(
    'Ana comes in by %s, with her own account',
    async (provider) => {
      const caller = createCaller();
      const { links, state, ...begun } = await consent(caller, provider);
      const back = links.get('Ana Luna');
      expect([back?.origin, back?.pathname]).toEqual([APP, `/oauth/${provider}`]);
      expect(back?.searchParams.get('state')).toBe(state);
      const came = await exchange(caller, begun, back);
      const { token } = z.parse(Session, came.body);
      const who = z.parse(CurrentUser, (await caller.call('currentUser', { token })).body);
      expect(who).toMatchObject({ userId: 'usr_ana', accountId: 'acc_acme' });
    },
  );

  test('somebody new gets an account of their own, at the company settings', async () => {
    const caller = createCaller();
    const sessions: Session[] = [];
    for (const provider of ['google', 'google'] as const) {
      const { links, ...begun } = await consent(caller, provider);
      sessions.push(z.parse(Session, (await exchange(caller, begun, links.get('Sofía Marín'))).body));
    }
    expect(new Set(sessions.map(({ accountId }) => accountId)).size).toBe(2);
    const { token, accountId, user } = z.parse(
      z.required(Session, { token: true, accountId: true, user: true }),
      sessions[0],
    );
    expect(user).toMatchObject({ name: 'Sofía', lastname: 'Marín' });
    const path = { accountId };
    const process = z.parse(WelcomeProcess, (await caller.call('welcomeProcess', { token, path })).body);
    expect(process).toEqual({ settings: {}, currentStage: 'company_settings', isEnd: false });
    const account = z.parse(Account, (await caller.call('account', { token, path })).body);
    expect(account).toMatchObject({ welcomeIsEnd: false, subscription: { statusValue: 'none' } });
    const foreign = await caller.call('account', { token, path: { accountId: 'acc_acme' } });
    expect(foreign.status).toBe(403);
  });

  test('an e-mail with a password account is told to use it', async () => {
    const caller = createCaller();
    const { links, ...begun } = await consent(caller, 'google');
    expect(await exchange(caller, begun, links.get('Tomás'))).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EXISTS', reference: expect.stringMatching(/^ref_/) },
    });
  });

  test('an identity provider that does not answer is a 503', async () => {
    const caller = createCaller();
    const { links, ...begun } = await consent(caller, 'microsoft');
    expect(await exchange(caller, begun, links.get('IDENTITY_PROVIDER_DOWN'))).toMatchObject({
      status: 503,
      body: { code: 'IDENTITY_PROVIDER_DOWN' },
    });
  });

  test('a code is good once', async () => {
    const caller = createCaller();
    const { links, ...begun } = await consent(caller, 'google');
    expect((await exchange(caller, begun, links.get('Ana Luna'))).status).toBe(200);
    expect(await exchange(caller, begun, links.get('Ana Luna'))).toMatchObject(REFUSED);
  });

  test.each([
    ['another verifier', { verifier: 'a'.repeat(43) }],
    ['another address', { redirectUri: `${APP}/en/oauth/google` }],
    ['another provider', { provider: 'microsoft' as const }],
  ])('a code with %s is refused, and used up by it', async (_, wrong) => {
    const caller = createCaller();
    const { links, ...begun } = await consent(caller, 'google');
    expect(await exchange(caller, { ...begun, ...wrong }, links.get('Ana Luna'))).toMatchObject(REFUSED);
    expect(await exchange(caller, begun, links.get('Ana Luna'))).toMatchObject(REFUSED);
  });

  test.each([
    [10 * MINUTE, 200],
    [10 * MINUTE + 1, 409],
    [-1, 409],
  ])('a code after %i ms: %i', async (time, status) => {
    const caller = createCaller();
    const { links, ...begun } = await consent(caller, 'google');
    caller.clock.advance(time);
    expect((await exchange(caller, begun, links.get('Ana Luna'))).status).toBe(status);
  });

  test.each(['aut_1.ana', '__proto__', '__proto__.ana', 'constructor', '.', 'ana'])(
    'the made-up code %s is refused',
    async (code) => {
      const back = new URL(`${APP}/?${new URLSearchParams({ code })}`);
      const begun = {
        provider: 'google',
        redirectUri: `${APP}/oauth/google`,
        verifier: 'a'.repeat(43),
      } as const;
      expect(await exchange(createCaller(), begun, back)).toMatchObject(REFUSED);
    },
  );

  test.each([
    'javascript:alert(1)//oauth/google',
    'data:text/html,/oauth/google',
    `${APP}/oauth/microsoft`,
    `${APP}/fr/oauth/google`,
    `${APP}/x/oauth/google`,
    `${APP}/oauth/google/`,
    `${APP}/oauth/google?next=https://evil.example`,
    `${APP}/oauth/google#x`,
    'https://user@app.acme.example/oauth/google',
    'myapp://oauth/google',
  ])('the address %s is not registered', async (redirectUri) => {
    const { started } = begin(createCaller(), 'google', redirectUri);
    expect(await started).toMatchObject({ status: 422, body: { fields: [{ path: 'redirectUri' }] } });
  });

  test.each([`${APP}/oauth/google`, `${APP}/es/oauth/google`, 'http://localhost:4173/en/oauth/google'])(
    'the address %s is',
    async (redirectUri) => {
      expect((await begin(createCaller(), 'google', redirectUri).started).status).toBe(200);
    },
  );

  test('a provider that nobody knows is refused', async () => {
    const called = createCaller().call('startOAuth', { path: { identityProvider: 'constructor' } });
    expect(await called).toMatchObject({ status: 422, body: { fields: [{ path: 'identityProvider' }] } });
  });

  test('an expired session is no obstacle to signing in', async () => {
    const caller = createCaller();
    caller.db.state.scenario = 'expired';
    const { links, ...begun } = await consent(caller, 'google');
    expect((await exchange(caller, begun, links.get('Ana Luna'))).status).toBe(200);
  });
});

describe('the consent page', () => {
  test('is plain HTML without script, in the language of the browser', async () => {
    const { page, html, authorizationUrl } = await consent(createCaller(), 'google');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(html).not.toMatch(/<script|<img|onerror=/i);
    const spanish = await consentPage(authorizationUrl, 'es-MX,es;q=0.9').text();
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('Entrar con Google');
  });

  test.each([
    ['a foreign address', { redirect_uri: 'https://evil.example/' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['markup as its request', { request: '"><script>' }],
    ['no state', { state: '' }],
  ])('leads nowhere with %s', async (_, wrong) => {
    const { authorizationUrl } = await consent(createCaller(), 'google');
    const url = new URL(authorizationUrl);
    for (const [name, value] of Object.entries(wrong)) url.searchParams.set(name, value);
    const page = consentPage(url.href, 'en');
    expect(page.status).toBe(400);
    expect(await page.text()).not.toMatch(/<a |<script/);
  });

  test('is served by the provider itself, at its own origin, whoever asks', async () => {
    const server = await createProviderServer({ port: 0, speed: 0 });
    try {
      const { challenge, state } = secrets();
      const came = await postAs('app.acme.example', `${server.url}/api/v1/auth/oauth/google/start`, {
        state,
        codeChallenge: challenge,
        codeChallengeMethod: 'S256',
        redirectUri: `${APP}/oauth/google`,
      });
      const { authorizationUrl } = z.parse(OAuthRedirect, JSON.parse(came));
      expect(authorizationUrl.startsWith(`${server.url}${CONSENT_PATH}google?`)).toBe(true);
      const page = await fetch(authorizationUrl, { headers: { 'Accept-Language': 'es' } });
      expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('Sofía Marín');
    } finally {
      await server.close();
    }
  });
});
