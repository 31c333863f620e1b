import { expect, test } from 'vitest';
import { searchText } from '@/app/search-text';

test.each(['007', '1e3', '123456789012345678901234567890', '0x10', '-0', '1.50', 'rst_1'])(
  'a text like %s arrives letter by letter, and stays so when it is written',
  (text) => {
    const written = `?token=${encodeURIComponent(text)}`;
    const read = searchText.parseSearch(written);
    expect(read).toEqual({ token: text });
    expect(searchText.parseSearch(searchText.stringifySearch(read))).toEqual(read);
  },
);

test('what is a number, a list or a yes still is one', () => {
  const search = { page: 2, tags: ['a', 'b'], open: true, q: '12' };
  expect(searchText.parseSearch(searchText.stringifySearch(search))).toEqual(search);
});
