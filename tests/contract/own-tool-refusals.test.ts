// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type HttpToolInput, ProviderError } from '@/api/generated/schemas';
import { playOwnTools, toolAt } from './support/own-tools';

const { send } = playOwnTools();

async function refusedFields(tool: HttpToolInput): Promise<string[]> {
  const came = await send('POST', '/http-tools', { accountId: 'acc_acme', tool });
  if (came.status !== 422) return [String(came.status)];
  const { fields = [] } = z.parse(ProviderError, await came.json());
  return fields.map(({ path, code }) => `${path.replace(/^tool\./, '')} ${code}`);
}

describe('what is refused is refused beside its field', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1:8080/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://１２７.0.0.1/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'http://inside.example/',
    'http://half.example/',
  ])('%s', async (url) => {
    expect(await refusedFields(toolAt(url))).toEqual(['url ADDRESS_NOT_ALLOWED']);
  });

  test.each([
    ['ftp://shop.example/', 'url SCHEME_NOT_ALLOWED'],
    ['file:///etc/passwd', 'url SCHEME_NOT_ALLOWED'],
    ['shop.example/stock', 'url ADDRESS_INVALID'],
    ['http://shop example/', 'url ADDRESS_INVALID'],
    ['http://ana:secret@shop.example/', 'url ADDRESS_HAS_PASSWORD'],
    ['http://{sku}.example/', 'url VARIABLE_IN_HOST'],
    ['http://shop.example/{order}', 'url VARIABLE_NOT_IN_SCHEMA'],
  ])('%s', async (url, fault) => {
    expect(await refusedFields(toolAt(url))).toEqual([fault]);
  });

  test('headers and the schema', async () => {
    const headers = [
      { name: 'Host', value: 'a' },
      { name: 'X-One', value: 'a' },
      { name: 'x-one', value: 'b' },
      { name: 'X-Two' },
      { name: 'X-Three', value: 'a\r\nX-Four: b' },
    ];
    expect(
      await refusedFields(toolAt('http://shop.example/', { headers, parameters: { type: 'array' } })),
    ).toEqual([
      'headers.0.name HEADER_NOT_ALLOWED',
      'headers.2.name HEADER_TWICE',
      'headers.3.value SECRET_MISSING',
      'headers.4.value HEADER_VALUE_INVALID',
      'parameters SCHEMA_INVALID',
    ]);
    const dangling = { type: 'object', properties: { a: { $ref: '#/$defs/none' } } };
    expect(await refusedFields(toolAt('http://shop.example/', { parameters: dangling }))).toEqual([
      'parameters SCHEMA_INVALID',
    ]);
  });
});
