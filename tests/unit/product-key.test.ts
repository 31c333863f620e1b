// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { PRODUCT_KEY, readProductKey, removeProductKey, writeProductKey } from '@/session/product-key';

afterEach(() => localStorage.clear());

const POINTER = { accountId: 'acc_acme', apiBase: '/api/v1', welcomeIsEnd: true };

test.each(['acc_acme', '42', '7f3a-11ef', 'Acme/Hogar ñ'])(
  'the pointer to %s is read again, and goes',
  (accountId) => {
    writeProductKey({ ...POINTER, accountId });
    expect(readProductKey()).toEqual({ ...POINTER, accountId });
    removeProductKey();
    expect(readProductKey()).toBeUndefined();
    expect(localStorage.getItem(PRODUCT_KEY)).toBeNull();
  },
);

test.each([
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '7',
  '"acc_acme"',
  '{}',
  '{"accountId":"acc_acme"}',
  JSON.stringify({ ...POINTER, accountId: '' }),
  JSON.stringify({ ...POINTER, accountId: 7 }),
  JSON.stringify({ ...POINTER, apiBase: null }),
  JSON.stringify({ ...POINTER, apiBase: 'https://[' }),
  JSON.stringify({ ...POINTER, apiBase: '//evil.example' }),
  JSON.stringify({ ...POINTER, welcomeIsEnd: 'yes' }),
])('a stored %s counts as no pointer', (stored) => {
  localStorage.setItem(PRODUCT_KEY, stored);
  expect(readProductKey()).toBeUndefined();
});
