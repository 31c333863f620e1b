// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/api-error';
import { setFileOrigins } from '@/api/file-origins';
import { REQUEST_TIMEOUT_MS } from '@/api/time-limit';
import { uploadFile } from '@/api/upload';
import { expireSession } from '@/session/session';
import { removeToken, writeToken } from '@/session/token';
import { held } from '../support/held';
import { png } from '../support/pictures';

vi.mock('@/session/session', () => import('../support/session-of-token'));

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'PUT',
  'Access-Control-Allow-Headers': 'content-type',
};
const PUBLIC = 'https://assets.provider.example/u/me.png';

interface Sent {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A real host that takes files; what it answers is the test's. */
let host: Server;
let hostUrl: string;
let sent: Sent[];
let answer: (response: ServerResponse) => void;
let presigned: Record<string, string>;
const presign = vi.fn<typeof fetch>();

beforeEach(async () => {
  sent = [];
  answer = (response) => response.writeHead(200, CORS).end();
  host = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push({ method: request.method, headers: request.headers, body: Buffer.concat(parts) });
      if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
      else answer(response);
    });
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = host.address();
  hostUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  presigned = {
    uploadUrl: `${hostUrl}/put/1?signature=2`,
    publicUrl: PUBLIC,
    expiresAt: '2026-11-21T09:15:00Z',
  };
  presign.mockImplementation(async () => Response.json(presigned));
  vi.stubGlobal('fetch', presign);
  writeToken('tok_secret');
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  removeToken();
  setFileOrigins({ uploadOrigins: [], assetOrigins: [] });
  host.closeAllConnections();
  await new Promise((done) => host.close(done));
});

const picture = (bytes?: number) =>
  new Blob([png(bytes === undefined ? {} : { bytes })], { type: 'image/png' });

function upload({
  file = picture(),
  signal = new AbortController().signal,
  onProgress = () => undefined,
}: {
  file?: Blob;
  signal?: AbortSignal;
  onProgress?: (sent: number) => void;
} = {}) {
  return uploadFile(file, { fileName: 'me.png', contentType: 'image/png', signal, onProgress });
}

const failureOf = (promise: Promise<unknown>): Promise<ApiError | Error | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

const puts = () => sent.filter(({ method }) => method === 'PUT');

describe('sending a file', () => {
  test('asks for a URL with what the file is, sends exactly the file there, and gives its address', async () => {
    const progress: number[] = [];
    const file = picture(200_000);
    expect(await upload({ file, onProgress: (bytes) => progress.push(bytes) })).toBe(PUBLIC);
    expect(JSON.parse(String(presign.mock.calls[0]?.[1]?.body))).toEqual({
      fileName: 'me.png',
      contentType: 'image/png',
      size: 200_000,
    });
    expect(puts()).toHaveLength(1);
    expect(puts()[0]?.headers['content-type']).toBe('image/png');
    expect(puts()[0]?.body.equals(png({ bytes: 200_000 }))).toBe(true);
    expect(progress.at(-1)).toBe(200_000);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test('the bearer goes to the provider and never to the host of files', async () => {
    await upload();
    expect(new Headers(presign.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer tok_secret');
    expect(sent.length).toBeGreaterThan(0);
    for (const { headers } of sent) {
      expect(headers.authorization).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
      expect(headers['access-control-request-headers'] ?? '').not.toContain('authorization');
    }
  });
});

describe('what can go wrong at the host', () => {
  test.each([
    [403, 'UPLOAD_EXPIRED'],
    [410, 'UPLOAD_EXPIRED'],
    [413, 'UPLOAD_TOO_LARGE'],
    [400, 'UPLOAD_REFUSED'],
    [401, 'UPLOAD_REFUSED'],
    [500, 'UPLOAD_REFUSED'],
  ])('%i is %s, sent once, and leaves the session alone', async (status, code) => {
    answer = (response) => response.writeHead(status, CORS).end('<html>');
    expect(await failureOf(upload())).toMatchObject({ name: 'ApiError', kind: 'refused', status, code });
    expect(puts()).toHaveLength(1);
    expect(presign).toHaveBeenCalledTimes(1);
    expect(expireSession).not.toHaveBeenCalled();
  });

  test('a connection that breaks off is the network’s fault, and nothing is sent again', async () => {
    answer = (response) => response.destroy();
    expect(await failureOf(upload())).toMatchObject({ kind: 'network', code: 'UPLOAD_CUT' });
    expect(puts()).toHaveLength(1);
  });

  test('50 s in which nothing moves are the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const arrived = held();
    answer = () => arrived.release();
    const failing = failureOf(upload());
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await failing).toMatchObject({ kind: 'timeout', code: 'UPLOAD_SILENT' });
  });

  test('a slow upload goes on as long as something moves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // jsdom tells of its progress when it likes; here the test does.
    class Slow extends EventTarget {
      upload = new EventTarget();
      withCredentials = false;
      open = () => undefined;
      setRequestHeader = () => undefined;
      send = () => begun.release(this);
      abort = () => undefined;
    }
    const begun = held<Slow>();
    vi.stubGlobal('XMLHttpRequest', Slow);
    const settled = vi.fn();
    const failing = failureOf(upload());
    void failing.then(settled);
    const call = await begun.promise;
    for (let loaded = 1; loaded <= 5; loaded += 1) {
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
      call.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
    }
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({ kind: 'timeout', code: 'UPLOAD_SILENT' });
  });

  test('the caller can end it', async () => {
    const controller = new AbortController();
    const arrived = held();
    answer = () => arrived.release();
    const failing = failureOf(upload({ signal: controller.signal }));
    await arrived.promise;
    controller.abort();
    expect(await failing).toMatchObject({ name: 'AbortError' });
  });

  test('an upload that was ended before it began sends nothing', async () => {
    const controller = new AbortController();
    const failing = failureOf(upload({ signal: controller.signal }));
    controller.abort();
    expect(await failing).toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});

describe('a URL that leads elsewhere', () => {
  const refused = { kind: 'mismatch' };

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:null/1',
    '//evil.example/x',
    'put/1',
  ])('%s is refused before anything is sent', async (uploadUrl) => {
    presigned = { ...presigned, uploadUrl };
    expect(await failureOf(upload())).toMatchObject(refused);
    expect(sent).toEqual([]);
  });

  test('a name and password in it are refused', async () => {
    presigned = { ...presigned, uploadUrl: hostUrl.replace('http://', 'http://user:pass@') };
    expect(await failureOf(upload())).toMatchObject({ ...refused, code: 'UPLOAD_ADDRESS' });
  });

  test('where /config.json names origins, only those and our own are used', async () => {
    setFileOrigins({ uploadOrigins: ['https://uploads.provider.example'], assetOrigins: [] });
    expect(await failureOf(upload())).toMatchObject({ ...refused, code: 'UPLOAD_ADDRESS' });
    setFileOrigins({ uploadOrigins: [hostUrl], assetOrigins: ['https://elsewhere.example'] });
    expect(await failureOf(upload())).toMatchObject({ ...refused, code: 'UPLOAD_ADDRESS' });
    expect(sent).toEqual([]);
    setFileOrigins({ uploadOrigins: [hostUrl], assetOrigins: ['https://assets.provider.example'] });
    expect(await upload()).toBe(PUBLIC);
  });

  test('an origin that only begins like a named one is another', async () => {
    setFileOrigins({ uploadOrigins: [hostUrl.slice(0, -1)], assetOrigins: [] });
    expect(await failureOf(upload())).toMatchObject({ ...refused, code: 'UPLOAD_ADDRESS' });
    expect(sent).toEqual([]);
  });
});
