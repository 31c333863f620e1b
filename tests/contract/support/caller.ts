import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createClock } from '@mocks/core/clock';
import { createHandlers, type HandlerOptions } from '@mocks/core/handlers';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { createProviderDb } from '@mocks/core/provider-db';
import { recordCall } from '@mocks/core/record-calls';
import { getResponse } from 'msw';
import * as z from 'zod/mini';
import { RefusalCode, Session } from '@/api/generated/schemas';
import { faultsByZod } from '../../../scripts/contract/faults-by-zod';
import { faultsByAjv, type Operation, operations } from '../../../scripts/contract/read-contract';
import { noteAnswer } from './note-answer';

const ORIGIN = `http://provider.example${PROVIDER_BASE}`;

/** What to send: the contract's examples of what is required, and of the headers of a write, unless something else is said. */
export type Sent = {
  token?: string | undefined;
  path?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  /** Sent as it is, for bodies that are no JSON. */
  text?: string;
  signal?: AbortSignal;
};

/** The operation of that name. */
export function operation(operationId: string): Operation {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The contract has no operation ${operationId}.`);
  return found;
}

function present(entries: [string, string | undefined][]): [string, string][] {
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** The request of an operation. */
export function requestFor(
  { path, method, parameters, body }: Operation,
  sent: Sent = {},
  origin = ORIGIN,
): Request {
  const examples = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === where && (one.required || (where === 'header' && method !== 'GET')))
        .map((one) => [one.name, String(one.example)]),
    );
  const ids = { ...examples('path'), ...sent.path };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  const query = new URLSearchParams(present(Object.entries({ ...examples('query'), ...sent.query })));
  const headers = new Headers(present(Object.entries({ ...examples('header'), ...sent.headers })));
  if (sent.token !== undefined) headers.set('Authorization', `Bearer ${sent.token}`);
  if (body) headers.set('Content-Type', 'application/json');
  const text = sent.text ?? JSON.stringify('body' in sent ? sent.body : body?.example);
  return new Request(`${origin}${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers,
    ...(body && { body: text }),
    ...(sent.signal && { signal: sent.signal }),
  });
}

/** What came back, read. */
export type Came = { status: number; headers: Headers; body: unknown; events: ChatEventRead[] };
type ChatEventRead = { id: string; event: string; data: unknown };

/** Reads an event stream of the provider. */
export function readEvents(text: string): ChatEventRead[] {
  return text.split('\n\n').flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    return block.trim() === ''
      ? []
      : [{ id: field('id'), event: field('event'), data: JSON.parse(field('data')) }];
  });
}

/** Reads an answer of the provider, JSON or event stream. */
export async function readAnswer(response: Response): Promise<Came> {
  const text = await response.text();
  const { status, headers } = response;
  return headers.get('Content-Type')?.startsWith('text/event-stream')
    ? { status, headers, body: undefined, events: readEvents(text) }
    : { status, headers, body: text === '' ? undefined : JSON.parse(text), events: [] };
}

/** MSW notes the stack at which each handler is made; mapping those to the source took half of the time of a call. */
function withoutStacks<Made>(make: () => Made): Made {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = usual;
  }
}

const Refused = z.object({
  message: z.string(),
  code: z.string(),
  reference: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});

/** What an answer breaks of the contract: an undeclared status, or a body that one of the two judges refuses. */
export function faultsOf({ operationId, answers, statuses }: Operation, came: Came): string[] {
  if (came.status === 204 && statuses.includes('204'))
    return came.body === undefined ? [] : [`${operationId} answers 204, and a body`];
  const declared = answers.find((answer) => answer.status === came.status);
  if (!declared)
    return [`${operationId} answers ${came.status}, which it does not declare: ${JSON.stringify(came.body)}`];
  const { schema, schemaName } = declared.event ?? declared;
  const bodies = declared.event ? came.events.map((event) => event.data) : [came.body];
  if (bodies.length === 0) return [`${operationId} answers without any event`];
  const refused = came.status >= 400 ? z.safeParse(Refused, bodies[0]).data : undefined;
  if (refused && !z.safeParse(RefusalCode, refused.code).success)
    return [`${operationId} is refused with ${refused.code}, which the contract does not name`];
  if (refused && !refused.reference?.startsWith('ref_'))
    return [`${operationId} is refused with ${refused.code}, and without a reference for support`];
  if (refused?.code === 'INVALID_REQUEST' && !refused.fields?.[0])
    return [`${operationId} is refused as invalid, and no field is named`];
  if (came.status === 429 && !(Number(came.headers.get('Retry-After')) > 0))
    return [`${operationId} is asked too often, and does not say when to come again`];
  return bodies.flatMap((body) => [
    ...faultsByAjv(schema, body).map((fault) => `ajv: ${fault}`),
    ...faultsByZod(schemaName, body).map((fault) => `zod: ${fault}`),
  ]);
}

/** Calls a provider by the names of its operations, over whatever carries the requests; every answer has to keep the contract. */
export function callsBy(answer: (request: Request) => Promise<Response>, origin = ORIGIN) {
  async function call(operationId: string, sent: Sent = {}): Promise<Came> {
    const called = operation(operationId);
    const came = await readAnswer(await answer(requestFor(called, sent, origin)));
    const faults = faultsOf(called, came);
    if (faults.length > 0) throw new Error(`${operationId}: ${faults.join('; ')}`);
    noteAnswer(operationId, came.status);
    return came;
  }

  async function signIn(email: string): Promise<string> {
    const { body } = await call('signIn', { body: { email, password: DEMO_PASSWORD } });
    return z.parse(Session, body).token;
  }

  return { call, signIn };
}

const START = Date.UTC(2026, 10, 20, 16, 45);

/** A provider of its own, called without a network; every answer has to keep the contract. */
export function createCaller({
  speed = 0,
  answeredBy,
  outside,
}: HandlerOptions & {
  speed?: number;
} = {}) {
  const clock = createClock(START);
  const db = createProviderDb({ clock, speed });
  const handlers = withoutStacks(() => createHandlers(db, undefined, undefined, { answeredBy, outside }));

  async function answer(request: Request): Promise<Response> {
    const response = await recordCall(request, (asked) => getResponse(handlers, asked));
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}.`);
    return response;
  }

  return { db, clock, answer, ...callsBy(answer) };
}
