import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createProviderServer, type ProviderServer } from '@mocks/core/server';
import { type Resolve, realOutside } from '@mocks/own-tools/real-outside';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { type HttpToolInput, Session } from '@/api/generated/schemas';

/** What a tool sends along, and nobody may be told. */
export const SECRET = 'Bearer shop-secret-77';
/** The most of an answer that is taken. */
export const MEGABYTE = 1024 * 1024;

const SCHEMA = {
  type: 'object',
  required: ['sku'],
  properties: { sku: { type: 'string' }, units: { type: 'integer' } },
};

/** A tool that calls an address with its secret. */
export const toolAt = (url: string, rest: Partial<HttpToolInput> = {}): HttpToolInput => ({
  name: 'Stock',
  description: '',
  method: 'GET',
  url,
  headers: [{ name: 'Authorization', value: SECRET }],
  parameters: SCHEMA,
  changesData: false,
  timeLimitSeconds: 1,
  ...rest,
});

const resolveName: Resolve = async (name) => {
  if (name === 'inside.example') return [{ address: '10.0.0.7', family: 4 }];
  if (name === 'half.example')
    return [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
  throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' });
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `127.0.0.1:${address.port}`;
}

/** Plays, for a file of tests, a provider whose tools really call: a company's small server, but no other one. */
export function playOwnTools() {
  /** What the small servers were asked, the newest last. */
  const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const hosts = { shop: '', stranger: '' };
  const servers: Server[] = [];
  let provider: ProviderServer;
  let token = '';

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body });
    const [path = ''] = url.split('?');
    const redirects: Record<string, string> = {
      '/away': `http://${hosts.stranger}/taken`,
      '/metadata': 'http://169.254.169.254/latest/meta-data',
      '/again': '/again',
      '/moved': '/stock/COL-090',
    };
    const location = redirects[path];
    if (location !== undefined) return void response.writeHead(302, { Location: location }).end();
    if (path === '/large') return void response.end('a'.repeat(MEGABYTE + 1));
    if (path === '/full') return void response.end('a'.repeat(MEGABYTE));
    if (path === '/announced') return void response.writeHead(200, { 'Content-Length': '99999999' }).end('a');
    if (path === '/silent') return;
    if (path === '/broken') return void response.writeHead(500).end('out of order');
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Seen', headers.authorization ?? '');
    response.end(JSON.stringify({ url, you: headers.authorization, body }));
  }

  async function send(method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
    return fetch(`${provider.url}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  beforeAll(async () => {
    const taking = (request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      request.on('data', (part) => {
        body += String(part);
      });
      request.on('end', () => answer(request, response, body));
    };
    const shop = createServer(taking);
    const stranger = createServer(taking);
    servers.push(shop, stranger);
    hosts.shop = await listen(shop);
    hosts.stranger = await listen(stranger);
    provider = await createProviderServer({
      port: 0,
      speed: 0,
      outside: realOutside({ mayCall: [hosts.shop], resolve: resolveName }),
    });
    const signedIn = await send('POST', '/auth/sign-in', {
      email: 'ana@acme.example',
      password: DEMO_PASSWORD,
    });
    token = z.parse(Session, await signedIn.json()).token;
  });

  afterAll(async () => {
    await provider.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  return { asked, hosts, send };
}
