// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portFree, portInUse } from '../scripts/port-free';
import { productionApp } from '../scripts/production-app';
import {
  CACHING,
  contentSecurityPolicy,
  foreignHeaders,
  OWN_ORIGIN_ONLY,
  originsFromConfig,
  securityHeaders,
} from '../scripts/security-headers';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const script = 'export const greeting = "hello";';

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>shell</title>');
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), script);
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{"index.html":{"isEntry":true}}');
  writeFileSync(join(dist, 'config.json'), '{"assetOrigins": ["https://pictures.example/logo.png"]}');
});
afterAll(() => rmSync(dist, { recursive: true }));

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const html = { headers: { accept: 'text/html' } };
const app = () => productionApp({ dist, apiUrl: 'http://127.0.0.1:9' });

describe('the production server', () => {
  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/.vite%2fmanifest.json',
    '//.vite/manifest.json',
  ])('does not give out what the build notes for its own tools (%s)', async (path) => {
    const answer = await app().request(`http://localhost${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('isEntry');
  });

  it('answers every page of the product with the shell, asked for again each time', async () => {
    for (const path of [
      '/',
      '/en/login',
      '/es/dashboard/a%2e%2e/x',
      '/user.reset-password',
      '/..%2f..%2fetc',
    ]) {
      const answer = await app().request(path, html);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain('shell');
      expect(answer.headers.get('cache-control'), path).toBe(CACHING.changing);
    }
  });

  it('says 404 to a missing file, and does not let that answer be kept', async () => {
    const answer = await app().request('/assets/gone-9z.js', html);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe(CACHING.changing);
    expect((await app().request('/robots.txt')).status).toBe(404);
  });

  it('sends a hashed file compressed and for good', async () => {
    const answer = await app().request('/assets/main-1a2b.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe(CACHING.hashed);
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it('puts every security header on pages, files, refusals and what the provider says', async () => {
    const expected = securityHeaders(originsFromConfig('{"assetOrigins": ["https://pictures.example"]}'));
    for (const path of ['/', '/assets/main-1a2b.js', '/assets/gone.js', '/api/v1/account']) {
      const answer = await app().request(path, html);
      for (const [name, value] of Object.entries(expected))
        expect(answer.headers.get(name), path).toBe(value);
    }
  });

  it('allows the script and the style that stand in the HTML, by what they are', async () => {
    const built = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(
      join(built, 'index.html'),
      '<script>a()</script><script src="/b.js"></script><style>p{}</style>',
    );
    const answer = await productionApp({ dist: built, apiUrl: 'http://127.0.0.1:9' }).request('/', html);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`);
    rmSync(built, { recursive: true });
  });

  it('answers the login with its own page, under one policy with the others', async () => {
    const built = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(join(built, 'index.html'), '<script>a()</script><style>p{}</style>');
    writeFileSync(join(built, 'login.html'), 'login <script>a()</script><style>i{}</style>');
    const { request } = productionApp({ dist: built, apiUrl: 'http://127.0.0.1:9' });
    for (const path of ['/login', '/en/login', '/es/Login/']) {
      const answer = await request(path, html);
      expect(await answer.text(), path).toMatch(/^login/);
      expect(answer.headers.get('cache-control'), path).toBe(CACHING.changing);
    }
    for (const path of ['/en/login/x', '/login.x', '/dashboard/login', '/'])
      expect(await (await request(path, html)).text(), path).not.toMatch(/^login/);
    const policy = (await request('/login', html)).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')} ${hash('i{}')};`);
    rmSync(built, { recursive: true });
  });

  it('names an unreachable provider and how to mend it', async () => {
    const answer = await app().request('/api/v1/account');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/http:\/\/127\.0\.0\.1:9.*npm run provider.*API_URL/),
      code: 'PROVIDER_UNREACHABLE',
    });
  });

  it('warns of a broken config.json and stays at its strictest', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(join(broken, 'index.html'), 'shell');
    writeFileSync(join(broken, 'config.json'), '{"apiBase": ');
    const warnings: string[] = [];
    const answer = await productionApp({
      dist: broken,
      apiUrl: 'http://127.0.0.1:9',
      warn: (sentence) => warnings.push(sentence),
    }).request('/', html);
    expect(answer.headers.get('content-security-policy')).toBe(contentSecurityPolicy(OWN_ORIGIN_ONLY));
    expect(warnings).toEqual([expect.stringContaining('config.json')]);
    rmSync(broken, { recursive: true });
  });

  it('hands on a request whole, and an event stream event by event', async () => {
    const provider = createServer((request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'x-asked': `${request.method} ${request.url}`,
      });
      response.write('data: first\n\n');
      // The second event leaves only after the first was read: a buffering proxy would never end.
      release = () => response.end('data: second\n\n');
    });
    let release = () => {};
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const port = addressOf(provider.address()).port;
    const served = serve({
      fetch: productionApp({ dist, apiUrl: `http://127.0.0.1:${port}` }).fetch,
      hostname: '127.0.0.1',
      port: 0,
    });
    await new Promise((resolve) => served.once('listening', resolve));

    const answer = await fetch(
      `http://127.0.0.1:${addressOf(served.address()).port}/api/v1/conversations/a%2Fb/messages?x=1`,
      { method: 'POST', body: 'hello', headers: { accept: 'text/event-stream' } },
    );
    expect(answer.headers.get('x-asked')).toBe('POST /api/v1/conversations/a%2Fb/messages?x=1');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: first\n\n');
    release();
    expect((await reader?.read())?.value).toBe('data: second\n\n');
    served.close();
    provider.close();
  });
});

describe('the headers', () => {
  it('open only to the origins of config.json', () => {
    const policy = contentSecurityPolicy(
      originsFromConfig(
        '{"apiBase": "https://api.example/api/v1", "uploadOrigins": ["https://files.example"], "assetOrigins": []}',
      ),
    );
    expect(policy).toContain("connect-src 'self' https://api.example https://files.example;");
    expect(policy).toContain("img-src 'self' data:;");
    expect(contentSecurityPolicy(originsFromConfig('{"apiBase": "/api/v1"}'))).toContain(
      "connect-src 'self';",
    );
  });

  it('open to Stripe only when payments are configured', () => {
    const open = contentSecurityPolicy(originsFromConfig('{"stripePublishableKey": "pk_test_0123456789"}'));
    expect(open).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(open).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(open).toContain("connect-src 'self' https://api.stripe.com;");
    // Text still becomes no script: the one policy lets addresses of Stripe through and nothing else.
    expect(open).toContain("require-trusted-types-for 'script'; trusted-types default");
    const shut = contentSecurityPolicy(originsFromConfig('{}'));
    expect(shut).not.toContain('stripe');
    expect(shut).toContain("trusted-types 'none'");
    expect(shut).not.toContain('frame-src');
  });

  it('let other pages read the chat and where the provider is, and nothing else', () => {
    const conf = readFileSync('deploy/nginx.conf', 'utf8');
    for (const path of ['/widget/agent-chat.js', '/widget/parts/a.js', '/config.json']) {
      const headers = Object.entries(foreignHeaders(path));
      expect(headers).toHaveLength(2);
      for (const [name] of headers) expect(conf).toContain(`add_header ${name} $agent_dashboard_foreign`);
    }
    for (const path of ['/', '/assets/a.js', '/en/login', '/api/v1/auth/me'])
      expect(foreignHeaders(path)).toEqual({});
  });

  it('are the same in deploy/nginx.conf', () => {
    const conf = readFileSync('deploy/nginx.conf', 'utf8');
    const inline = { scripts: ['$agent_dashboard_scripts'], styles: ['$agent_dashboard_styles'] };
    for (const [name, value] of Object.entries(securityHeaders(OWN_ORIGIN_ONLY, inline))) {
      expect(conf).toContain(`add_header ${name} "${value}" always;`);
    }
    for (const value of Object.values(CACHING)) expect(conf).toContain(`"${value}"`);
    expect(conf).toMatch(/listen 80;[^}]*return 301 https:/);
    expect(conf.match(/listen (?!80;|443 ssl;)/g), 'pages are served with TLS only').toBeNull();
    expect(conf.match(/^ {4,}add_header/gm), 'an add_header in a location drops the others').toBeNull();
  });
});

describe('a port in use', () => {
  it('is noticed, and the sentence names another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = addressOf(other.address());
    expect(await portFree(port)).toBe(false);
    await new Promise((resolve) => other.close(resolve));
    expect(await portFree(port)).toBe(true);
    expect(portInUse(5173, 'npm run dev')).toBe(
      'Port 5173 is in use by another program. Stop it, or start with `npm run dev -- --port 5174`.',
    );
  });
});

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address;
}
