// @vitest-environment node
import { withoutSlips } from '@mocks/understanding/slips';
import { expect, test } from 'vitest';

test.each([
  ['We close at 8, sorry, at 9', 'We close at 9'],
  ['Abre de 9 a 7, perdón, de 9 a 8', 'Abre de 9 a 8'],
  ['La clase cuesta 35 euros, digo, 40', 'La clase cuesta 40 euros'],
  ['It costs 4.50, no, 4.90', 'It costs 4.90'],
  ['We open Mondays, I mean, Tuesdays', 'We open Tuesdays'],
  ['Academia de cerámica, perdón, de costura, en Jaca', 'Academia de costura, en Jaca'],
])('“%s” is meant as “%s”', (said, meant) => {
  expect(withoutSlips(said)).toBe(meant);
});

test.each([
  'We are closed, sorry folks',
  'We don’t ship to the islands, sorry to say',
  'Guests, wait outside',
  'Cambia el horario, perdona, gracias',
  'los sábados no, perdón, los domingos',
  'We ship to Malta, no extra costs',
  'No, we take cash only',
  'Say “at 8, sorry, at 9”',
])('“%s” stays as it is', (said) => {
  expect(withoutSlips(said)).toBe(said);
});
