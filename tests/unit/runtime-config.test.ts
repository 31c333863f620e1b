import { expect, test } from 'vitest';
import { ConfigProblem, parseRuntimeConfig, readRuntimeConfig } from '@/app/runtime-config';

const ALL_SENT = { 'Idempotency-Key': true, 'If-Match': true, 'Last-Event-ID': true };
const DEFAULTS = {
  apiBase: '/api/v1',
  widgetProduct: 'Studio',
  hashField: 'hash',
  headers: ALL_SENT,
  uploadOrigins: [],
  assetOrigins: [],
};

test('an empty object, or no file at all, means the defaults', async () => {
  expect(parseRuntimeConfig('{}')).toEqual(DEFAULTS);
  expect(await readRuntimeConfig(Promise.resolve(new Response('gone', { status: 404 })))).toEqual(DEFAULTS);
});

test('what is said is taken', () => {
  const config = {
    apiBase: 'https://api.example/v1',
    brand: { title: 'Acme', description: 'Agents of Acme', support: 'help@acme.example' },
    widgetProduct: 'Acme2',
    hashField: 'acme_hash',
    headers: { 'Idempotency-Key': false, 'If-Match': false, 'Last-Event-ID': true },
    uploadOrigins: ['https://uploads.example'],
    assetOrigins: ['http://127.0.0.1:4010'],
    stripePublishableKey: 'pk_test_51QAcme0123456789',
  };
  expect(parseRuntimeConfig(JSON.stringify(config))).toEqual(config);
});

test('a header is switched off by name; the others stay on', () => {
  const { headers } = parseRuntimeConfig('{"headers":{"If-Match":false}}');
  expect(headers).toEqual({ ...ALL_SENT, 'If-Match': false });
});

test.each([
  ['{', /^\/config\.json is not valid JSON \(.+\)\.$/],
  ['<!doctype html>', /^\/config\.json is not valid JSON \(.+\)\.$/],
  ['[]', '/config.json: the file must be of type object.'],
  ['null', '/config.json: the file must be of type object.'],
  ['{"apiBase":7}', '/config.json: apiBase must be of type string.'],
  ['{"apiBase":"api/v1"}', '/config.json: apiBase must be a path such as /api/v1 or a full address.'],
  ['{"apiBase":"//evil.example"}', '/config.json: apiBase must be a path such as /api/v1 or a full address.'],
  ['{"apiBase":"https://["}', /^\/config\.json: apiBase must be a path/],
  ['{"apiBase":"javascript:alert(1)"}', /^\/config\.json: apiBase must be a path/],
  ['{"apiBase":"https://api example"}', /^\/config\.json: apiBase must be a path/],
  ['{"brand":"Acme"}', '/config.json: brand must be of type object.'],
  [
    '{"brand":{"support":"ask us"}}',
    '/config.json: brand.support must be an e-mail address or an address that begins with https://.',
  ],
  ['{"brand":{"title":""}}', '/config.json: brand.title must not be empty.'],
  [
    JSON.stringify({ brand: { title: 'a'.repeat(61) } }),
    '/config.json: brand.title is longer than 60 characters.',
  ],
  [
    JSON.stringify({ brand: { description: 'a'.repeat(201) } }),
    '/config.json: brand.description is longer than 200 characters.',
  ],
  [
    '{"widgetProduct":"Acme Studio"}',
    '/config.json: widgetProduct must be letters and digits only, such as Studio.',
  ],
  ['{"hashField":""}', '/config.json: hashField must be the name of a field, such as hash.'],
  ['{"hashField":"my-hash"}', '/config.json: hashField must be the name of a field, such as hash.'],
  ['{"headers":[]}', '/config.json: headers must be of type object.'],
  ['{"headers":{"If-Match":"off"}}', '/config.json: headers.If-Match must be of type boolean.'],
  [
    '{"headers":{"if-match":false}}',
    '/config.json: headers may name Idempotency-Key, If-Match and Last-Event-ID only, each true or false.',
  ],
  ['{"uploadOrigins":"https://a.example"}', '/config.json: uploadOrigins must be of type array.'],
  [
    '{"uploadOrigins":["https://a.example/path"]}',
    '/config.json: uploadOrigins.0 must be an origin such as https://assets.example.',
  ],
  [
    '{"assetOrigins":["https://a.example","ftp://b"]}',
    '/config.json: assetOrigins.1 must be an origin such as https://assets.example.',
  ],
  [
    '{"stripePublishableKey":"sk_live_51QAcme0123456789"}',
    '/config.json: stripePublishableKey must be a publishable key of Stripe (pk_test_… or pk_live_…), never a secret one.',
  ],
  ['{"stripePublishableKey":""}', /stripePublishableKey must be a publishable key/],
])('%s is refused by a sentence that names place and mending', (text, sentence) => {
  const attempt = () => parseRuntimeConfig(text);
  expect(attempt).toThrow(ConfigProblem);
  expect(attempt).toThrow(sentence);
});

test('a server that does not answer, breaks off or refuses is no fault of the file', async () => {
  const cut = new ReadableStream({
    start: (body) => body.error(new TypeError('cut')),
  });
  await expect(readRuntimeConfig(Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
    kind: 'network',
  });
  await expect(readRuntimeConfig(Promise.resolve(new Response(cut)))).rejects.toMatchObject({
    kind: 'network',
  });
  await expect(readRuntimeConfig(Promise.resolve(new Response('', { status: 503 })))).rejects.toMatchObject({
    kind: 'refused',
    status: 503,
  });
});
