// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readToken, removeToken, TOKEN_KEY, writeToken } from '@/session/token';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  removeToken();
});

test('a token that was kept is read again, under the key of the specification', () => {
  expect(readToken()).toBeUndefined();
  writeToken('tok_1');
  expect(localStorage.getItem('token')).toBe('tok_1');
  expect(TOKEN_KEY).toBe('token');
  expect(readToken()).toBe('tok_1');
  removeToken();
  expect(localStorage.getItem('token')).toBeNull();
  expect(readToken()).toBeUndefined();
});

test.each([
  ['empty', ''],
  ['the word null', 'null'],
  ['the word undefined', 'undefined'],
  ['a newline', 'tok\n1'],
  ['a header of its own', 'tok\r\nX-Evil: 1'],
  ['white space', ' '],
  ['white space within', 'tok 1'],
  ['a letter no header takes', 'tøk'],
  ['a megabyte', 'a'.repeat(1024 * 1024)],
  ['NUL', 'tok\u0000'],
])('%s counts as no token', (_, stored) => {
  localStorage.setItem(TOKEN_KEY, stored);
  expect(readToken()).toBeUndefined();
});

test('a token of 4096 characters is one, a longer one is none', () => {
  localStorage.setItem(TOKEN_KEY, 'a'.repeat(4096));
  expect(readToken()).toHaveLength(4096);
  localStorage.setItem(TOKEN_KEY, 'a'.repeat(4097));
  expect(readToken()).toBeUndefined();
});

test('a storage that refuses is replaced by the memory of the page', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  writeToken('tok_2');
  expect(readToken()).toBe('tok_2');
  removeToken();
  expect(readToken()).toBeUndefined();
});

test('a storage that is full keeps the token for this visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeToken('tok_3');
  expect(readToken()).toBe('tok_3');
});

test('a full storage does not bring the token of an earlier session back', () => {
  writeToken('tok_old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeToken('tok_new');
  expect(readToken()).toBe('tok_new');
});
