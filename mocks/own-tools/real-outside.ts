import { lookup as systemLookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Hop, type HopAnswer, type HopFault, MOST_BYTES, type Outside } from '@mocks/core/outside';
import type { CallReason } from '@/api/generated/schemas';
import { isPublicIp } from './address';

/** What a name resolves to. */
export type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

type RealOutsideOptions = {
  mayCall?: readonly string[];
  resolve?: Resolve;
};

class Refused extends Error {
  override name = 'Refused';
  readonly reason: CallReason;
  constructor(reason: CallReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const systemResolve: Resolve = (name) => systemLookup(name, { all: true });

/** How long the look at a name may take before a tool is saved. */
const LOOK_MILLISECONDS = 1500;

function decode(bytes: Buffer, type: string | undefined): string {
  const charset = /charset="?([\w-]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): HopAnswer['headers'] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: name.toLowerCase(), value: rawHeaders[index + 1] ?? '' }] : [],
  );
}

function readAnswer(response: IncomingMessage): Promise<HopAnswer> {
  return new Promise((done, fail) => {
    const tooLarge = () => {
      response.destroy();
      fail(new Refused('ANSWER_TOO_LARGE', ''));
    };
    if (Number(response.headers['content-length']) > MOST_BYTES) return tooLarge();
    const parts: Buffer[] = [];
    let bytes = 0;
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) tooLarge();
      else parts.push(part);
    });
    response.on('error', fail);
    response.on('end', () =>
      done({
        status: response.statusCode ?? 0,
        headers: headersOf(response),
        body: decode(Buffer.concat(parts), response.headers['content-type']),
        bytes,
      }),
    );
  });
}

function faultOf(error: unknown, signal: AbortSignal): HopFault {
  if (error instanceof Refused) return { reason: error.reason, message: error.message };
  if (signal.aborted) return { reason: 'TIMED_OUT', message: '' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code))
    return { reason: 'ADDRESS_NOT_FOUND', message: code };
  return { reason: 'UNREACHABLE', message: code || message };
}

/**
 * Calls other servers for real. The name is looked up once, every address it has is checked, and the connection goes to
 * one of those: a name that means another machine a moment later gains nothing.
 */
export function realOutside({ mayCall = [], resolve = systemResolve }: RealOutsideOptions = {}): Outside {
  const checked = async (name: string) => {
    const found = await resolve(name);
    if (found.length === 0) throw new Refused('ADDRESS_NOT_FOUND', `${name} has no address`);
    if (!found.every(({ address }) => isPublicIp(address)))
      throw new Refused('ADDRESS_NOT_ALLOWED', `${name} is on the network of the service`);
    return found;
  };
  const checkedLookup: LookupFunction = (name, options, answer) => {
    checked(name).then(
      (found) => {
        const [first] = found;
        if (options.all) answer(null, [...found]);
        else answer(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 0),
    );
  };

  const open = ({ method, url, headers, body, signal }: Hop): Promise<HopAnswer> =>
    new Promise((done, fail) => {
      const make = url.protocol === 'https:' ? requestHttps : requestHttp;
      const call: ClientRequest = make(
        url,
        {
          method,
          signal,
          agent: false,
          headers: [
            'Host',
            url.host,
            ...headers.flatMap(({ name, value }) => [name, value]),
            ...(body === null ? [] : ['Content-Length', String(Buffer.byteLength(body))]),
          ],
          ...(!mayCall.includes(url.host) && { lookup: checkedLookup }),
        },
        (response) => readAnswer(response).then(done, fail),
      );
      call.on('error', fail);
      call.end(body ?? undefined);
    });

  return {
    mayCall,
    played: false,
    send: (hop) => open(hop).catch((error: unknown) => faultOf(error, hop.signal)),
    nameFault: async (url) => {
      if (mayCall.includes(url.host)) return undefined;
      const late = wait(LOOK_MILLISECONDS, undefined, { ref: false });
      const look = checked(url.hostname.replace(/^\[|\]$/g, '')).then(
        () => undefined,
        (error: unknown) => (error instanceof Refused ? error.reason : undefined),
      );
      return Promise.race([look, late]);
    },
  };
}
