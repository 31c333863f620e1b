import type { CallReason } from '@/api/generated/schemas';

/** One request to another server; redirects are not followed. */
export type Hop = {
  method: string;
  url: URL;
  headers: readonly { name: string; value: string }[];
  body: string | null;
  signal: AbortSignal;
};

/** What came back. */
export type HopAnswer = {
  status: number;
  headers: { name: string; value: string }[];
  body: string;
  bytes: number;
};

/** Why nothing came back. */
export type HopFault = { reason: CallReason; message: string };

/** The world outside the provider, as far as tools may call it. */
export type Outside = {
  /** Hosts with their ports that may be called though they are on the provider's own network. */
  mayCall: readonly string[];
  /** Nobody is called: answers are made up. */
  played: boolean;
  send: (hop: Hop) => Promise<HopAnswer | HopFault>;
  /** What is known against a name before it is called; a name that nobody knows yet may come to be. */
  nameFault: (url: URL) => Promise<CallReason | undefined>;
};

/** The longest answer that is taken. */
export const MOST_BYTES = 1024 * 1024;

/** Hosts that the echo plays a failure for. */
export const ECHO_SENTINELS = {
  silent: 'silent.example',
  large: 'large.example',
  broken: 'broken.example',
  inward: 'inward.example',
};

function played(status: number, body: string, headers: HopAnswer['headers'] = []): HopAnswer {
  return { status, headers, body, bytes: new TextEncoder().encode(body).length };
}

/** What a sentinel of a host is answered with, if it is one. */
function playedFailure(host: string): HopAnswer | HopFault | undefined {
  switch (host) {
    case ECHO_SENTINELS.silent:
      return { reason: 'TIMED_OUT', message: '' };
    case ECHO_SENTINELS.large:
      return { reason: 'ANSWER_TOO_LARGE', message: '' };
    case ECHO_SENTINELS.broken:
      return played(500, '{"error":"out of order"}', [{ name: 'content-type', value: 'application/json' }]);
    case ECHO_SENTINELS.inward:
      return played(302, '', [{ name: 'location', value: 'http://169.254.169.254/latest/meta-data' }]);
    default:
      return undefined;
  }
}

/** Calls nobody, and answers with what it was asked. */
export const echo: Outside = {
  mayCall: [],
  played: true,
  nameFault: async () => undefined,
  send: async ({ method, url, headers, body }) => {
    const failure = playedFailure(url.hostname);
    if (failure) return failure;
    const said = {
      note: 'Nobody was called: this is what would have been sent.',
      method,
      url: url.href,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: body ?? '',
    };
    return played(200, JSON.stringify(said, null, 2), [{ name: 'content-type', value: 'application/json' }]);
  },
};
