import { writtenOut } from '@mocks/understanding/shorthand';
import { expect, test } from 'vitest';

test.each([
  ['can u change it', 'can you change it'],
  ['siete u ocho', 'siete u ocho'],
  ['x favor, lo q digas', 'por favor, lo que digas'],
  ['salúdales con «hola, q tal» pls', 'salúdales con «hola, q tal» please'],
])('%s: short forms are written out, but not within quotes', (said, expected) => {
  expect(writtenOut(said)).toBe(expected);
});
