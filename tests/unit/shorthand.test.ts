import { writtenOut } from '@mocks/understanding/shorthand';
import { expect, test } from 'vitest';

test.each([
  ['can u change it', 'can you change it'],
  ['siete u ocho', 'siete u ocho'],
  ['whats the damage for the weekend', 'how much is it for the weekend'],
  ['what is the damage to my car?', 'what is the damage to my car?'],
  ['x favor, lo q digas', 'por favor, lo que digas'],
  ['salúdales con «hola, q tal» pls', 'salúdales con «hola, q tal» please'],
])('%s: short forms are written out, but not within quotes', (said, expected) => {
  expect(writtenOut(said)).toBe(expected);
});
