import { at, events, firstItem, isUnauthorized, items, json, type PlantedFault, STREAM } from './spoil';

/** The twelve kinds of fault that the provider may have at the very least. */
export const usual: readonly PlantedFault[] = [
  { fault: 'wrong type', only: ['agents'], spoil: firstItem('agents', (item) => ({ ...item, name: 42 })) },
  {
    fault: 'unknown value, held strictly',
    only: ['agents'],
    strict: true,
    spoil: firstItem('agents', (item) => ({ ...item, status: 'dreaming' })),
  },
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
export const bodies: readonly PlantedFault[] = [
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
    fault: 'names in another spelling',
    only: ['account'],
    spoil: json('account', (body) =>
      Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name.replace(/[A-Z]/g, '_$&').toLowerCase(), value]),
      ),
    ),
  },
  {
    fault: 'a password that is said again',
    only: ['signIn'],
    spoil: (answer, { operationId, sent }) =>
      operationId === 'signIn' && isUnauthorized(answer)
        ? { ...answer, text: JSON.stringify({ message: 'Invalid username/password supplied', sent }) }
        : undefined,
  },
  {
    fault: 'a 401 for which the browser opens its own login',
    only: ['account'],
    spoil: (answer) =>
      isUnauthorized(answer)
        ? { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic realm="api"' } }
        : undefined,
  },
  {
    fault: 'a widget that no page of another origin may read',
    only: ['publicWidget'],
    spoil: at(
      'publicWidget',
      ({ headers: { 'access-control-allow-origin': _any, ...headers }, ...answer }) => ({
        ...answer,
        headers,
      }),
    ),
  },
  {
    fault: 'a refusal that says nothing',
    only: ['account'],
    spoil: (answer) => (isUnauthorized(answer) ? { ...answer, text: '{}' } : undefined),
  },
  {
    fault: 'a moment without its zone',
    only: ['agents'],
    spoil: firstItem('agents', (item) => ({ ...item, updatedAt: '2026-11-20T16:45:00' })),
  },
  {
    fault: 'a moment in microseconds',
    only: ['agents'],
    spoil: firstItem('agents', (item) => ({ ...item, updatedAt: 1_763_650_000_000_000 })),
  },
  {
    fault: 'a filter that is ignored',
    only: ['agents'],
    spoil: json('agents', (body, { url }) => ({
      ...body,
      items: items(body).map((item) => ({
        ...Object(item),
        ...(url.searchParams.has('status') && { status: 'paused' }),
      })),
    })),
  },
  {
    fault: 'an order that is ignored',
    only: ['agents'],
    spoil: json('agents', (body, { url }) => ({
      ...body,
      items: url.searchParams.get('order') === 'desc' ? items(body).toReversed() : items(body),
    })),
  },
  {
    fault: 'an answer for one person that any proxy may keep',
    only: ['account'],
    spoil: at('account', ({ headers, ...answer }) => ({
      ...answer,
      headers: { ...headers, 'cache-control': 'public, max-age=600' },
    })),
  },
];
