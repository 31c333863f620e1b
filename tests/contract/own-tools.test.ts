// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createProviderServer, type ProviderServer } from '@mocks/core/server';
import { type Resolve, realOutside } from '@mocks/own-tools/real-outside';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  HttpTool,
  type HttpToolInput,
  LoggedCall,
  LoggedCallList,
  ProviderError,
  Session,
  ToolkitList,
} from '@/api/generated/schemas';

const SECRET = 'Bearer shop-secret-77';
const MEGABYTE = 1024 * 1024;

/** What the small server was asked, the newest last. */
const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let shop: Server;
let shopHost = '';
let stranger: Server;
let strangerHost = '';
let provider: ProviderServer;
let token = '';

const resolveName: Resolve = async (name) => {
  if (name === 'inside.example') return [{ address: '10.0.0.7', family: 4 }];
  if (name === 'half.example')
    return [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
  throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' });
};

function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers, body });
  const [path = ''] = url.split('?');
  const redirects: Record<string, string> = {
    '/away': `http://${strangerHost}/taken`,
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

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `127.0.0.1:${address.port}`;
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
  shop = createServer(taking);
  stranger = createServer(taking);
  shopHost = await listen(shop);
  strangerHost = await listen(stranger);
  provider = await createProviderServer({
    port: 0,
    speed: 0,
    outside: realOutside({ mayCall: [shopHost], resolve: resolveName }),
  });
  const signedIn = await send('POST', '/auth/sign-in', {
    email: 'ana@acme.example',
    password: DEMO_PASSWORD,
  });
  token = z.parse(Session, await signedIn.json()).token;
});

afterAll(async () => {
  await provider.close();
  for (const server of [shop, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

const SCHEMA = {
  type: 'object',
  required: ['sku'],
  properties: { sku: { type: 'string' }, units: { type: 'integer' } },
};

const toolAt = (url: string, rest: Partial<HttpToolInput> = {}): HttpToolInput => ({
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

async function run(
  tool: HttpToolInput,
  given: Record<string, unknown> = { sku: 'COL-090' },
): Promise<LoggedCall> {
  const came = await send('POST', '/http-tools/test', {
    accountId: 'acc_acme',
    toolId: null,
    tool,
    arguments: given,
  });
  expect(came.status).toBe(200);
  const text = await came.text();
  expect(text).not.toContain('shop-secret-77');
  return z.parse(LoggedCall, JSON.parse(text));
}

async function refusedFields(tool: HttpToolInput): Promise<string[]> {
  const came = await send('POST', '/http-tools', { accountId: 'acc_acme', tool });
  if (came.status !== 422) return [String(came.status)];
  const { fields = [] } = z.parse(ProviderError, await came.json());
  return fields.map(({ path, code }) => `${path.replace(/^tool\./, '')} ${code}`);
}

describe('a tool really calls, and tells no secret', () => {
  test('the argument goes into the path, the rest into the query, the secret into the header', async () => {
    const call = await run(toolAt(`http://${shopHost}/stock/{sku}`), { sku: 'a/b c', units: 3 });
    expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/stock/a%2Fb%20c?units=3' });
    expect(asked.at(-1)?.headers.authorization).toBe(SECRET);
    expect(call).toMatchObject({
      outcome: 'done',
      origin: 'test',
      by: 'Ana Luna',
      answer: { status: 200, played: false },
    });
    expect(call.answer?.body).toContain('"you":"••••"');
    expect(call.answer?.headers).toContainEqual({ name: 'x-seen', value: '••••' });
    expect(call.request?.headers).toContainEqual({ name: 'Authorization', value: '••••' });
  });

  test('a POST sends the rest as JSON', async () => {
    await run(toolAt(`http://${shopHost}/reserve/{sku}`, { method: 'POST' }), { sku: 'COL-090', units: 2 });
    expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/reserve/COL-090', body: '{"units":2}' });
    expect(asked.at(-1)?.headers['content-type']).toBe('application/json');
  });

  test('an argument that would leave the path, or that the schema does not take, is not sent', async () => {
    const before = asked.length;
    const tool = toolAt(`http://${shopHost}/stock/{sku}/price`);
    expect(await run(tool, { sku: '..' })).toMatchObject({
      outcome: 'refused',
      reason: 'ARGUMENT_NOT_IN_PATH',
    });
    expect(await run(tool, { sku: 7 })).toMatchObject({ outcome: 'refused', reason: 'ARGUMENTS_INVALID' });
    expect(await run(tool, {})).toMatchObject({ outcome: 'refused', reason: 'ARGUMENTS_INVALID' });
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['/broken', 'failed', 'ERROR_STATUS'],
    ['/silent', 'failed', 'TIMED_OUT'],
    ['/large', 'refused', 'ANSWER_TOO_LARGE'],
    ['/announced', 'refused', 'ANSWER_TOO_LARGE'],
    ['/away', 'refused', 'REDIRECT_NOT_ALLOWED'],
    ['/metadata', 'refused', 'REDIRECT_NOT_ALLOWED'],
    ['/again', 'failed', 'TOO_MANY_REDIRECTS'],
    ['/full', 'done', null],
    ['/moved', 'done', null],
  ])('%s is %s: %s', async (path, outcome, reason) => {
    const before = asked.length;
    const call = await run(toolAt(`http://${shopHost}${path}`));
    expect([call.outcome, call.reason]).toEqual([outcome, reason]);
    expect(asked.slice(before).every(({ url }) => !url.startsWith('/taken'))).toBe(true);
    if (path === '/full') expect(call.answer).toMatchObject({ bytes: MEGABYTE, isCut: true });
    if (path === '/moved') expect(call.answer?.via).toEqual([`http://${shopHost}/stock/COL-090`]);
  });

  test('a server nobody allowed is not called, by its name neither', async () => {
    const before = asked.length;
    for (const url of [`http://${strangerHost}/taken`, 'http://localhost:1/', 'http://[::1]:9/'])
      expect(await run(toolAt(url))).toMatchObject({ outcome: 'refused', reason: 'ADDRESS_NOT_ALLOWED' });
    for (const name of ['inside.example', 'half.example'])
      expect(await run(toolAt(`http://${name}/`))).toMatchObject({
        outcome: 'refused',
        reason: 'ADDRESS_NOT_ALLOWED',
      });
    expect(await run(toolAt('http://nowhere.example/'))).toMatchObject({
      outcome: 'failed',
      reason: 'ADDRESS_NOT_FOUND',
    });
    expect(asked).toHaveLength(before);
  });

  test('other calls are answered while one is being made', async () => {
    const slow = run(toolAt(`http://${shopHost}/silent`));
    const first = await Promise.race([
      slow.then(() => 'slow'),
      send('GET', '/http-tools?accountId=acc_acme').then(() => 'list'),
    ]);
    expect(first).toBe('list');
    await slow;
  });

  test('the same key makes one call', async () => {
    const before = asked.length;
    const body = {
      accountId: 'acc_acme',
      toolId: null,
      tool: toolAt(`http://${shopHost}/once`),
      arguments: { sku: 'a' },
    };
    const key = { 'Idempotency-Key': 'once-and-no-more' };
    const first = z.parse(LoggedCall, await (await send('POST', '/http-tools/test', body, key)).json());
    const second = z.parse(LoggedCall, await (await send('POST', '/http-tools/test', body, key)).json());
    expect(second.callId).toBe(first.callId);
    expect(asked).toHaveLength(before + 1);
  });
});

describe('what is refused is refused beside its field', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1:8080/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://１２７.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'http://inside.example/',
    'http://half.example/',
  ])('%s', async (url) => {
    expect(await refusedFields(toolAt(url))).toEqual(['url ADDRESS_NOT_ALLOWED']);
  });

  test.each([
    ['ftp://shop.example/', 'url SCHEME_NOT_ALLOWED'],
    ['file:///etc/passwd', 'url SCHEME_NOT_ALLOWED'],
    ['shop.example/stock', 'url ADDRESS_INVALID'],
    ['http://shop example/', 'url ADDRESS_INVALID'],
    ['http://ana:secret@shop.example/', 'url ADDRESS_HAS_PASSWORD'],
    ['http://{sku}.example/', 'url VARIABLE_IN_HOST'],
    ['http://shop.example/{order}', 'url VARIABLE_NOT_IN_SCHEMA'],
  ])('%s', async (url, fault) => {
    expect(await refusedFields(toolAt(url))).toEqual([fault]);
  });

  test('headers and the schema', async () => {
    const headers = [
      { name: 'Host', value: 'a' },
      { name: 'X-One', value: 'a' },
      { name: 'x-one', value: 'b' },
      { name: 'X-Two' },
      { name: 'X-Three', value: 'a\r\nX-Four: b' },
    ];
    expect(
      await refusedFields(toolAt('http://shop.example/', { headers, parameters: { type: 'array' } })),
    ).toEqual([
      'headers.0.name HEADER_NOT_ALLOWED',
      'headers.2.name HEADER_TWICE',
      'headers.3.value SECRET_MISSING',
      'headers.4.value HEADER_VALUE_INVALID',
      'parameters SCHEMA_INVALID',
    ]);
    const dangling = { type: 'object', properties: { a: { $ref: '#/$defs/none' } } };
    expect(await refusedFields(toolAt('http://shop.example/', { parameters: dangling }))).toEqual([
      'parameters SCHEMA_INVALID',
    ]);
  });
});

test('a tool is made, is a toolkit of its own, keeps its secret when it is changed, and is logged', async () => {
  const made = await send('POST', '/http-tools', {
    accountId: 'acc_acme',
    tool: toolAt(`http://${shopHost}/s/{sku}`),
  });
  const text = await made.text();
  expect([made.status, text.includes('secret')]).toEqual([201, false]);
  const { toolId, headers } = z.parse(HttpTool, JSON.parse(text));
  expect(headers).toEqual([{ name: 'Authorization', isSet: true }]);
  const changed = toolAt(`http://${shopHost}/t/{sku}`, { headers: [{ name: 'authorization' }] });
  expect((await send('PUT', `/http-tools/${toolId}`, changed)).status).toBe(200);

  const toolkits = z.parse(ToolkitList, await (await send('GET', '/toolkits?accountId=acc_acme')).json());
  const own = toolkits.items.find(({ toolkit }) => toolkit === 'own_tools');
  expect(own?.actions.map(({ action }) => action)).toContain(toolId);

  const ran = await send('POST', `/toolkits/own_tools/actions/${toolId}/run`, {
    accountId: 'acc_acme',
    arguments: { sku: 'x' },
  });
  const call = z.parse(LoggedCall, await ran.json());
  expect(asked.at(-1)).toMatchObject({ url: '/t/x', headers: { authorization: SECRET } });
  const log = await send('GET', `/tool-calls?accountId=acc_acme&toolkit=own_tools&action=${toolId}`);
  const { items, total } = z.parse(LoggedCallList, await log.json());
  expect([items.map(({ callId }) => callId), total]).toEqual([[call.callId], 1]);
  expect((await send('DELETE', `/http-tools/${toolId}`)).status).toBe(200);
  expect((await send('PUT', `/http-tools/${toolId}`, changed)).status).toBe(404);
});
