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

/** Calls nobody, and answers with what it was asked. */
export const echo: Outside = {
  mayCall: [],
  played: true,
  nameFault: async () => undefined,
  send: async ({ method, url, headers, body }) => {
    const said = {
      note: 'Nobody was called: this is what would have been sent.',
      method,
      url: url.href,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: body ?? '',
    };
    const text = JSON.stringify(said, null, 2);
    return {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      body: text,
      bytes: new TextEncoder().encode(text).length,
    };
  },
};
