import { spokenTimes } from '@mocks/creator/spoken-times';
import { expect, test } from 'vitest';

test.each([
  ['it opens at half past nine', 'it opens at 9:30'],
  ['a quarter to ten', '9:45'],
  ['we close at eight in the evening', 'we close at 20:00'],
  ['abrimos a las nueve y cuarto', 'abrimos a las 9:15'],
  ['cerramos a las ocho de la tarde', 'cerramos a las 20:00'],
  ['until 8pm', 'until 20:00'],
  ['hand over to one of my colleagues', 'hand over to one of my colleagues'],
  ['las dos tiendas abren los lunes', 'las dos tiendas abren los lunes'],
  ['it ships from two shops', 'it ships from two shops'],
  ['greet with “We open at eight!”', 'greet with “We open at eight!”'],
])('%s: a time is a figure, and nothing else', (said, expected) => {
  expect(spokenTimes(said)).toBe(expected);
});
