import { isRecord } from '@/lib/is-record';
import type { Passing, Spoil, Spoiled } from './proxy';

/** One fault, and the operations in which it is looked for. */
export type PlantedFault = { fault: string; only: readonly string[]; spoil: Spoil; writes?: boolean };

type Json = Record<string, unknown>;

/** Spoils the good answers of one operation. */
function at(operationId: string, spoil: (answer: Spoiled, passing: Passing) => Spoiled | undefined): Spoil {
  return (answer, passing) =>
    passing.operationId === operationId && answer.status < 300 ? spoil(answer, passing) : undefined;
}

/** Spoils the JSON of one operation's good answers. */
function json(operationId: string, change: (body: Json, passing: Passing) => unknown): Spoil {
  return at(operationId, (answer, passing) => {
    const body: unknown = JSON.parse(String(answer.text));
    return isRecord(body) ? { ...answer, text: JSON.stringify(change(body, passing)) } : undefined;
  });
}

/** The same for the first item of its list. */
function firstItem(operationId: string, change: (item: Json) => unknown): Spoil {
  return json(operationId, (body) => {
    const [first, ...others]: unknown[] = Array.isArray(body.items) ? body.items : [];
    return { ...body, items: [...(isRecord(first) ? [change(first)] : []), ...others] };
  });
}

/** Spoils the blocks of an event stream. */
function events(change: (blocks: string[]) => string[], also: Partial<Spoiled> = {}): Spoil {
  return at('resumeAnswer', (answer) => {
    const blocks = String(answer.text).split('\n\n').filter(Boolean);
    return {
      ...answer,
      ...also,
      text: change(blocks)
        .map((block) => `${block}\n\n`)
        .join(''),
    };
  });
}

const items = (body: Json): unknown[] => (Array.isArray(body.items) ? body.items : []);
const STREAM = ['resumeAnswer'];
const isUnauthorized = (answer: Spoiled) => answer.status === 401;
const refusal = (message: string) => JSON.stringify({ message, code: 'TOKEN_EXPIRED' });

/** The twelve kinds of fault that the provider may have at the very least. */
const usual: readonly PlantedFault[] = [
  { fault: 'wrong type', only: ['agents'], spoil: firstItem('agents', (item) => ({ ...item, name: 42 })) },
  {
    fault: 'unknown value in a closed list',
    only: STREAM,
    spoil: events((blocks) => blocks.map((block) => block.replace('"type":"token"', '"type":"tool.call"'))),
  },
  {
    fault: 'missing field',
    only: ['agents'],
    spoil: firstItem('agents', ({ botKey: _botKey, ...item }) => item),
  },
  { fault: 'wrong status', only: ['plans'], spoil: at('plans', (answer) => ({ ...answer, status: 206 })) },
  {
    fault: 'wrong content type',
    only: ['plans'],
    spoil: at('plans', (answer) => ({ ...answer, headers: { 'content-type': 'text/html' } })),
  },
  {
    fault: '401 missing',
    only: ['agents'],
    spoil: (_, { operationId, token, askAs, ownToken }) =>
      operationId === 'agents' && token === undefined ? askAs(ownToken) : undefined,
  },
  {
    fault: 'token accepted that should not be',
    only: ['account'],
    spoil: (answer, { token, askAs, ownToken }) =>
      isUnauthorized(answer) && token !== undefined && ownToken ? askAs(ownToken) : undefined,
  },
  {
    fault: '500 on a long input',
    only: ['inbox'],
    spoil: (answer, { operationId, url }) =>
      operationId === 'inbox' && (url.searchParams.get('q') ?? '').length > 500
        ? { ...answer, status: 500, text: '{"message":"value too long for type character varying"}' }
        : undefined,
  },
  {
    fault: 'null where there is none',
    only: ['plans'],
    spoil: firstItem('plans', (item) => ({ ...item, planId: null })),
  },
  {
    fault: 'wrong form of a date',
    only: ['auditEntries'],
    spoil: firstItem('auditEntries', (item) => ({ ...item, at: '20/11/2026 16:45' })),
  },
  {
    fault: 'pages that skip an item',
    only: ['loggedCalls'],
    spoil: json('loggedCalls', (body, { url }) =>
      url.searchParams.has('cursor') ? { ...body, items: items(body).slice(1) } : body,
    ),
  },
  {
    fault: 'an event out of order',
    only: STREAM,
    spoil: events((blocks) => [...blocks.slice(1), ...blocks.slice(0, 1)]),
  },
];

/** More of what goes wrong in the lists and bodies of real providers. */
const bodies: readonly PlantedFault[] = [
  {
    fault: 'the same item twice',
    only: ['toolkits'],
    spoil: json('toolkits', (body) => ({ ...body, items: [...items(body), items(body)[0]] })),
  },
  { fault: 'an empty body', only: ['plans'], spoil: at('plans', (answer) => ({ ...answer, text: '' })) },
  {
    fault: 'another charset',
    only: ['plans'],
    spoil: at('plans', (answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
      text: Buffer.from(String(answer.text), 'latin1'),
    })),
  },
  {
    fault: 'bytes that are no UTF-8',
    only: ['plans'],
    spoil: at('plans', (answer) => ({ ...answer, text: Buffer.from(`{"items":[],"note":"ñ"}`, 'latin1') })),
  },
  {
    fault: 'an HTML page for JSON',
    only: ['account'],
    spoil: at('account', (answer) => ({ ...answer, text: '<!doctype html><title>Oops</title>' })),
  },
  {
    fault: 'a proxy’s HTML page for a refusal',
    only: ['account'],
    spoil: (answer) =>
      isUnauthorized(answer)
        ? {
            status: 401,
            headers: { 'content-type': 'text/html' },
            text: '<h1>401 Authorization Required</h1>',
          }
        : undefined,
  },
  {
    fault: 'JSON cut off',
    only: ['account'],
    spoil: at('account', (answer) => ({ ...answer, text: String(answer.text).slice(0, -9) })),
  },
  {
    fault: 'a connection cut off',
    only: ['account'],
    spoil: at('account', (answer) => ({ ...answer, text: String(answer.text).slice(0, -9), end: 'cut' })),
  },
  {
    fault: 'a success that has failed',
    only: ['currentUser'],
    spoil: json('currentUser', (body) => ({ success: false, data: body })),
  },
  {
    fault: 'a total that is less than what came',
    only: ['toolkits'],
    spoil: json('toolkits', (body) => ({ ...body, total: 1 })),
  },
  {
    fault: 'a total that is more than all',
    only: ['agents'],
    spoil: json('agents', (body) => ({ ...body, total: Number(body.total) + 3 })),
  },
  {
    fault: 'another thing than was asked for',
    only: ['agent'],
    spoil: json('agent', (body) => ({ ...body, botKey: 'bot_other' })),
  },
  {
    fault: 'a refusal that says nothing',
    only: ['account'],
    spoil: (answer) => (isUnauthorized(answer) ? { ...answer, text: '{}' } : undefined),
  },
];

/** What goes wrong in what calls do. */
const behaviour: readonly PlantedFault[] = [
  {
    fault: 'a 429 without Retry-After',
    only: ['plans'],
    spoil: (answer, { operationId }) =>
      operationId === 'plans'
        ? { ...answer, status: 429, text: '{"message":"Too many attempts"}' }
        : undefined,
  },
  {
    fault: 'a redirect to a login page',
    only: ['account'],
    spoil: at('account', () => ({ status: 302, headers: { location: '/login' }, text: '' })),
  },
  {
    fault: 'a redirect in the place of a 401',
    only: ['account'],
    spoil: (answer) =>
      isUnauthorized(answer) ? { status: 302, headers: { location: '/login' }, text: '' } : undefined,
  },
  {
    fault: 'an expired session that says the password is wrong',
    only: ['account'],
    spoil: (answer, { operationId }) =>
      operationId === 'account' && isUnauthorized(answer)
        ? { ...answer, text: refusal('Invalid username/password supplied') }
        : undefined,
  },
  {
    fault: 'a wrong pair in other words',
    only: ['signIn'],
    spoil: (answer, { operationId }) =>
      operationId === 'signIn' && isUnauthorized(answer)
        ? { ...answer, text: refusal('Wrong password') }
        : undefined,
  },
  {
    fault: 'something for an id that nobody has',
    only: ['agent'],
    spoil: (answer, { operationId }) =>
      operationId === 'agent' && answer.status === 404 ? { ...answer, status: 200, text: '{}' } : undefined,
  },
  {
    fault: 'a job that goes back',
    only: ['job'],
    spoil: json('job', (body, { times }) =>
      times === 2 ? { ...body, status: 'running', progress: 0.2 } : body,
    ),
  },
  {
    fault: 'a cursor that leads nowhere',
    only: ['loggedCalls'],
    spoil: json('loggedCalls', (body, { url }) =>
      Number(url.searchParams.get('limit')) > 9
        ? body
        : { ...body, items: items(body).slice(0, 1), nextCursor: '0' },
    ),
  },
  {
    fault: 'pages that repeat an item',
    only: ['auditEntries'],
    spoil: (answer, { operationId, url, askAs, ownToken }) => {
      const cursor = url.searchParams.get('cursor');
      if (operationId !== 'auditEntries' || cursor === null) return undefined;
      url.searchParams.set('cursor', String(Math.max(0, Number(cursor) - 1)));
      return askAs(ownToken).catch(() => answer);
    },
  },
  {
    fault: 'a documented call that is not there',
    only: ['welcomeProcess'],
    spoil: (answer, { operationId }) =>
      operationId === 'welcomeProcess'
        ? { ...answer, status: 404, text: '{"message":"Cannot GET"}' }
        : undefined,
  },
];

/** What goes wrong in event streams. */
const streams: readonly PlantedFault[] = [
  {
    fault: 'a stream of another content type',
    only: STREAM,
    spoil: events((blocks) => blocks, { headers: { 'content-type': 'application/json' } }),
  },
  {
    fault: 'a stream that never ends',
    only: STREAM,
    spoil: events((blocks) => blocks.slice(0, -1), { end: 'open' }),
  },
  { fault: 'a stream without its end', only: STREAM, spoil: events((blocks) => blocks.slice(0, -1)) },
  {
    fault: 'two words in the wrong order',
    only: STREAM,
    spoil: events(([start = '', one = '', two = '', ...others]) => [start, two, one, ...others]),
  },
  {
    fault: 'an event after the end',
    only: STREAM,
    spoil: events((blocks) => [...blocks, ...blocks.slice(1, 2)]),
  },
  {
    fault: 'a resumed answer that begins anew',
    only: STREAM,
    spoil: (_, { operationId, url, ownToken }) =>
      operationId === 'resumeAnswer'
        ? fetch(url, { headers: { Authorization: `Bearer ${ownToken}` } }).then(async (response) => ({
            status: response.status,
            headers: Object.fromEntries(response.headers),
            text: await response.text(),
          }))
        : undefined,
  },
];

/** Every fault that `contract:verify` has to find. */
export const plantedFaults: readonly PlantedFault[] = [...usual, ...bodies, ...behaviour, ...streams];

/** What is no fault, however strange: it may be noted and nothing else. */
export const harmless: readonly PlantedFault[] = [
  {
    fault: 'an event of a type that is not known',
    only: STREAM,
    spoil: events(([start = '', ...others]) => [
      start,
      'id: evt_new\nevent: mood\ndata: {"type":"mood"}',
      ...others,
    ]),
  },
  {
    fault: 'a value that an open list does not know',
    only: ['agents'],
    spoil: firstItem('agents', (item) => ({ ...item, status: 'dreaming' })),
  },
  {
    fault: 'a list under data, wrapped',
    only: ['plans'],
    spoil: json('plans', (body) => ({ success: true, data: items(body) })),
  },
  {
    fault: 'a plain list',
    only: ['plans'],
    spoil: json('plans', items),
  },
  {
    fault: 'numbers as text, ids and moments as numbers',
    only: ['plans', 'auditEntries'],
    spoil: (answer, passing) =>
      firstItem('plans', (item) => ({
        ...item,
        planId: 7,
        price: { ...Object(item.price), month: '29.00' },
      }))(answer, passing) ??
      firstItem('auditEntries', (item) => ({ ...item, at: 1_795_000_000 }))(answer, passing),
  },
  {
    fault: 'more fields than are known',
    only: ['agents'],
    spoil: firstItem('agents', (item) => ({ ...item, _id: 1, mood: null })),
  },
  {
    fault: 'a problem document for a refusal',
    only: ['account'],
    spoil: (answer) =>
      isUnauthorized(answer)
        ? {
            status: 401,
            headers: { 'content-type': 'application/problem+json' },
            text: '{"title":"Unauthorized","status":401}',
          }
        : undefined,
  },
];
