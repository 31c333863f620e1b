import { bodies, usual } from './faults-in-answers';
import { writes } from './faults-in-writes';
import {
  at,
  events,
  firstItem,
  isUnauthorized,
  items,
  json,
  type PlantedFault,
  refusal,
  STREAM,
} from './spoil';

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
    fault: 'a job that is done to 140 %',
    only: ['job'],
    spoil: json('job', (body) => ({ ...body, progress: 1.4 })),
  },
  {
    fault: 'a search that is ignored',
    only: ['agents'],
    spoil: (_, { operationId, url, askAs, ownToken }) => {
      if (operationId !== 'agents' || !url.searchParams.has('q')) return undefined;
      url.searchParams.delete('q');
      return askAs(ownToken);
    },
  },
  {
    fault: 'an account that is not looked at',
    only: ['connections'],
    spoil: (answer, { operationId, url, askAs, ownToken }) => {
      if (operationId !== 'connections' || answer.status !== 403) return undefined;
      url.searchParams.set('accountId', 'acc_acme');
      return askAs(ownToken);
    },
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
    // Long enough for a busy machine to sign in.
    timeoutMs: 3000,
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
export const plantedFaults: readonly PlantedFault[] = [
  ...usual,
  ...bodies,
  ...behaviour,
  ...streams,
  ...writes.map((fault) => ({ ...fault, writes: true })),
];

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
    fault: 'a byte order mark before the JSON',
    only: ['plans'],
    spoil: at('plans', (answer) => ({ ...answer, text: `\uFEFF${answer.text}` })),
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
