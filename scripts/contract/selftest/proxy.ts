import { createServer, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Operation, operations } from '../read-contract';

/** What the provider answered, to be spoiled; `cut` breaks the connection in the middle, `open` never ends it. */
export type Spoiled = {
  status: number;
  headers: Record<string, string>;
  text: string | Buffer;
  /** A length that is told although nothing comes. */
  length?: number;
  end?: 'cut' | 'open';
};

/** One call on its way through. */
export type Passing = {
  operationId: string;
  method: string;
  url: URL;
  token: string | undefined;
  sent: string;
  /** How often the same call came before. */
  times: number;
  /** Asks the provider for it with another token. */
  askAs: (token: string) => Promise<Spoiled>;
  /** The token that was given at the last sign-in. */
  ownToken: string;
};

/** Spoils what the provider answers; undefined leaves it as it is. */
export type Spoil = (answer: Spoiled, passing: Passing) => Spoiled | undefined | Promise<Spoiled | undefined>;

const patterns = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^/api/v1${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => a.operation.parameters.length - b.operation.parameters.length);

function operationOf(method: string, pathname: string): Operation | undefined {
  return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
    ?.operation;
}

/** A proxy in front of a healthy provider that spoils its answers, over real HTTP on this machine. */
export async function startProxy(
  target: string,
  spoil: Spoil,
): Promise<{ url: string; close: () => Promise<void> }> {
  const times = new Map<string, number>();
  let ownToken = '';

  async function answer(request: IncomingMessage): Promise<Spoiled> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', target);
    const sent = await readText(request);
    const headers = new Headers();
    for (const name of [
      'authorization',
      'content-type',
      'last-event-id',
      'idempotency-key',
      'visitor-key',
      'if-match',
    ]) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const ask = async (token?: string): Promise<Spoiled> => {
      const own = new Headers(headers);
      if (token !== undefined) own.set('Authorization', `Bearer ${token}`);
      const response = await fetch(url, { method, headers: own, ...(sent !== '' && { body: sent }) });
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), text };
    };
    const came = await ask();
    if (url.pathname.endsWith('/sign-in') && came.status === 200) {
      const { token }: { token: string } = JSON.parse(String(came.text));
      ownToken = token;
    }
    const key = `${method} ${url.href}`;
    times.set(key, (times.get(key) ?? -1) + 1);
    const passing = {
      operationId: operationOf(method, url.pathname)?.operationId ?? '',
      method,
      url,
      token: headers.get('authorization')?.replace('Bearer ', ''),
      sent,
      times: times.get(key) ?? 0,
      askAs: ask,
      ownToken,
    };
    return (await spoil(came, passing)) ?? came;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, text, length, end }) => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = headers;
        response.writeHead(status, length === undefined ? others : { ...others, 'content-length': length });
        if (end === undefined) response.end(text);
        else response.write(text, () => (end === 'cut' ? response.destroy() : undefined));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
