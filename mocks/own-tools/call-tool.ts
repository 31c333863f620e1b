import type { Hop, HopAnswer, HopFault, Outside } from '@mocks/core/outside';
import { type CallAnswer, CallReason, type CallRequest, type HttpToolInput } from '@/api/generated/schemas';
import { fillAddress, hostFault, variablesOf } from './address';
import { argumentFault } from './check-arguments';
import { toolFaults } from './check-tool';
import { MASK, masking } from './mask';

/** What became of a call. */
export type CallResult = {
  outcome: 'done' | 'failed' | 'refused';
  reason: CallReason | null;
  message: string;
  request: CallRequest | null;
  answer: CallAnswer | null;
};

const MOST_REDIRECTS = 5;
/** So much of a text is kept. */
const KEPT_LETTERS = 100_000;
const NO_BODY = ['GET', 'DELETE'];
/** Their values say nothing about who calls, and would be masked all over an answer. */
const NO_SECRET = /^(accept|accept-.*|content-type|user-agent)$/i;
const OWN_REFUSALS: readonly CallReason[] = [
  'ADDRESS_NOT_ALLOWED',
  'ANSWER_TOO_LARGE',
  'REDIRECT_NOT_ALLOWED',
];

type Planned = Omit<Hop, 'signal'>;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The request that a tool makes with these arguments; undefined where one of them would lead to another path. */
function planOf(tool: HttpToolInput, given: Record<string, unknown>, secrets: Secrets): Planned | undefined {
  const inAddress = variablesOf(tool.url);
  const filled = fillAddress(tool.url, (name) =>
    encodeURIComponent(textOf(given[name] ?? '').toWellFormed()),
  );
  const url = new URL(filled);
  url.hash = '';
  const path = /^[^:]+:\/\/[^/?#]*([^?#]*)/.exec(filled)?.[1] ?? '';
  const segments = (text: string) => text.split('/').length;
  // An argument such as `..` would make the address that of something else.
  if (path !== '' && segments(url.pathname) !== segments(path)) return undefined;
  const rest = Object.entries(given).filter(
    ([name, value]) => !inAddress.includes(name) && value !== undefined,
  );
  const hasBody = !NO_BODY.includes(tool.method);
  if (!hasBody) for (const [name, value] of rest) url.searchParams.append(name, textOf(value));
  return {
    method: tool.method,
    url,
    headers: [
      ...[
        { name: 'Accept', value: '*/*' },
        { name: 'Accept-Encoding', value: 'identity' },
        ...(hasBody ? [{ name: 'Content-Type', value: 'application/json' }] : []),
      ].filter(({ name }) => !tool.headers.some((own) => own.name.toLowerCase() === name.toLowerCase())),
      ...tool.headers.map(({ name, value }) => ({ name, value: value ?? secrets[name.toLowerCase()] ?? '' })),
    ],
    body: hasBody ? JSON.stringify(Object.fromEntries(rest)) : null,
  };
}

/** The values of headers by their names in lower case. */
export type Secrets = Readonly<Record<string, string>>;

function redirected(from: Planned, status: number, url: URL, secretNames: readonly string[]): Planned {
  const asGet = status === 303 || (from.method === 'POST' && (status === 301 || status === 302));
  // Another server must not get what was meant for the first.
  const headers = from.headers.filter(
    ({ name }) => url.origin === from.url.origin || !secretNames.includes(name.toLowerCase()),
  );
  return {
    ...from,
    url,
    headers: asGet ? headers.filter(({ name }) => name.toLowerCase() !== 'content-type') : headers,
    ...(asGet && { method: 'GET', body: null }),
  };
}

/** Sends it and follows redirects, each looked at like the first address. */
async function follow(
  first: Planned,
  secretNames: readonly string[],
  outside: Outside,
  signal: AbortSignal,
): Promise<{ via: string[]; came: HopAnswer | HopFault }> {
  const via: string[] = [];
  let next = first;
  for (;;) {
    const came = await outside.send({ ...next, signal });
    if ('reason' in came) {
      const reason =
        via.length > 0 && came.reason === 'ADDRESS_NOT_ALLOWED' ? 'REDIRECT_NOT_ALLOWED' : came.reason;
      return { via, came: { ...came, reason } };
    }
    const location = came.headers.find(({ name }) => name === 'location')?.value;
    if (![301, 302, 303, 307, 308].includes(came.status) || location === undefined) return { via, came };
    const url = URL.canParse(location, next.url) ? new URL(location, next.url) : undefined;
    if (!url || hostFault(url, outside.mayCall))
      return {
        via,
        came: { reason: 'REDIRECT_NOT_ALLOWED', message: `It redirects to ${location.slice(0, 300)}` },
      };
    if (via.length >= MOST_REDIRECTS)
      return {
        via,
        came: { reason: 'TOO_MANY_REDIRECTS', message: `It redirects more than ${MOST_REDIRECTS} times` },
      };
    via.push(url.href);
    next = redirected(next, came.status, url, secretNames);
  }
}

/** Faults of a field that have no word of their own here are faults of the address. */
const reasonOf = (code: string): CallReason => CallReason.safeParse(code).data ?? 'ADDRESS_INVALID';

const refused = (reason: CallReason, message: string, request: CallRequest | null = null): CallResult => ({
  outcome: 'refused',
  reason,
  message: message.slice(0, 1000),
  request,
  answer: null,
});

/** Makes the call of a tool; what it tells of it holds no secret. */
export async function callTool(
  tool: HttpToolInput,
  given: Record<string, unknown>,
  stored: Secrets,
  outside: Outside,
): Promise<CallResult> {
  const [fault] = toolFaults(tool, Object.keys(stored), outside);
  if (fault) return refused(reasonOf(fault.code), '');
  const wrong = argumentFault(tool.parameters, given);
  if (wrong !== undefined) return refused('ARGUMENTS_INVALID', wrong);
  const planned = planOf(tool, given, stored);
  if (!planned) return refused('ARGUMENT_NOT_IN_PATH', '');

  const secretNames = tool.headers.map(({ name }) => name.toLowerCase());
  const secrets = planned.headers.filter(({ name }) => secretNames.includes(name.toLowerCase()));
  const mask = masking(secrets.flatMap(({ name, value }) => (NO_SECRET.test(name) ? [] : [value])));
  const request: CallRequest = {
    method: planned.method,
    url: mask(planned.url.href).slice(0, 10_000),
    headers: planned.headers.map(({ name, value }) => ({
      name,
      value: secretNames.includes(name.toLowerCase()) ? MASK : value,
    })),
    body: mask(planned.body ?? '').slice(0, KEPT_LETTERS),
  };
  const signal = AbortSignal.timeout(tool.timeLimitSeconds * 1000);
  const { via, came } = await follow(planned, secretNames, outside, signal);
  if ('reason' in came) {
    const outcome = OWN_REFUSALS.includes(came.reason) ? 'refused' : 'failed';
    return {
      outcome,
      reason: came.reason,
      message: mask(came.message).slice(0, 1000),
      request,
      answer: null,
    };
  }
  const body = mask(came.body);
  const isError = came.status >= 400;
  return {
    outcome: isError ? 'failed' : 'done',
    reason: isError ? 'ERROR_STATUS' : null,
    message: '',
    request,
    answer: {
      status: came.status,
      headers: came.headers.slice(0, 100).map(({ name, value }) => ({
        name: name.slice(0, 200),
        value: mask(value).slice(0, 10_000),
      })),
      body: body.slice(0, KEPT_LETTERS),
      isCut: body.length > KEPT_LETTERS,
      bytes: came.bytes,
      via: via.map((address) => mask(address).slice(0, 10_000)),
      played: outside.played,
    },
  };
}
