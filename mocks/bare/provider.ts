import type { Db } from '@mocks/core/db';
import type { Persistence } from '@mocks/core/persistence';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import type { State } from '@mocks/core/state';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { bareAgents, bareProcess } from './answers';
import { type BareCall, findCall } from './calls';
import { idsToUuids, uuidsToIds } from './ids';
import { noSuchCall, refusedOtherwise } from './refusals';
import { goOnAnyway, rememberSent } from './store';

/** More agents than an account of the usual state has: a plain list knows no pages. */
const ALL_AGENTS = '500';

/** The same request as the ordinary provider understands it. */
function asOrdinary(
  db: Db<State>,
  { method, url, headers, signal }: Request,
  body: BodyInit | null,
  call?: BareCall,
) {
  const own = new Headers(headers);
  const bearer = own.get('Authorization');
  if (bearer !== null)
    own.set(
      'Authorization',
      bearer.replace(/\S+$/, (token) => uuidsToIds(db, token)),
    );
  const there = new URL(uuidsToIds(db, url));
  if (call?.answer === 'agents') {
    const accountId = there.searchParams.get('accountId') ?? '';
    there.search = String(new URLSearchParams({ accountId, limit: ALL_AGENTS }));
  }
  return new Request(there, { method, headers: own, body, signal });
}

/** The answer in the shape that this provider gives it. */
async function answerIn(
  db: Db<State>,
  { answer }: BareCall,
  { url }: Request,
  response: Response,
): Promise<Response> {
  if (answer === 'no content') return new HttpResponse(null, { status: 204 });
  if (answer === 'empty') return new HttpResponse(null);
  if (answer === 'ok') return HttpResponse.json({ ok: true });
  const body: unknown = await response.json();
  const accountId = new URL(url).pathname.split('/').at(-1) ?? '';
  const shapes = {
    itself: () => body,
    process: () => bareProcess(db, accountId, body),
    agents: () => bareAgents(body),
  };
  const text = idsToUuids(JSON.stringify(shapes[answer]()));
  return new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } });
}

/** What follows when the ordinary provider has done its work. */
async function afterwards(db: Db<State>, call: BareCall, own: Request, sent: string, response: Response) {
  if (response.status === 409 && call.method === 'PATCH') goOnAnyway(db, sent);
  else if (!response.ok) return refusedOtherwise(call.method, response);
  else if (call.method === 'PUT' && call.answer !== 'itself') rememberSent(db, call.path, sent);
  return answerIn(db, call, own, response);
}

/**
 * A provider as somebody would write it who knows only the specification, with our sign-in and the list of agents beside
 * it: the ordinary one does the work behind it. Before the ordinary handlers, which answer in every other scenario.
 */
export function bareProvider(
  db: Db<State>,
  persistence: Persistence,
  ordinary: RequestHandler[],
): RequestHandler[] {
  const read = <Result>(work: () => Result) => persistence.transaction(work, () => false);
  const isBare = () => read(() => db.state.scenario === 'bare');

  return [
    http.all(`*${PROVIDER_BASE}/*`, async ({ request }) => {
      if (!(await isBare())) return undefined;
      const call = findCall(request);
      if (!call) return noSuchCall(request);
      const text = await request.text();
      const sent = await read(() => uuidsToIds(db, text));
      const own = await read(() => asOrdinary(db, request, sent || null, call));
      const response = await getResponse(ordinary, own);
      if (!response || response.type === 'error') return response;
      return persistence.transaction(
        () => afterwards(db, call, own, sent, response),
        () => call.method !== 'GET',
      );
    }),
    http.all('*/played/*', async ({ request }) => {
      if (!(await isBare())) return undefined;
      const body = request.method === 'GET' ? null : await request.arrayBuffer();
      const response = await getResponse(ordinary, await read(() => asOrdinary(db, request, body)));
      const isRefusal = response?.headers.get('Content-Type')?.includes('json') === true;
      return response && isRefusal ? refusedOtherwise(request.method, response) : response;
    }),
  ];
}
