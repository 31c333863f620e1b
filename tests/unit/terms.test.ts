import { termsIn } from '@mocks/understanding/terms';
import { expect, test } from 'vitest';

test.each([
  ['are you still there?', 'unclaimed'],
  ['I definitely want it for Friday', 'promise'],
  ['what do I have to bring?', 'health'],
  ['I need something for my back', 'gift'],
  ['what’s in the box?', 'recipe'],
  ['¿qué tengo que hacer?', 'health'],
  ['¿qué me pasa si cancelo?', 'health'],
  ['no cumplís lo prometido', 'birthday'],
  ['he estado esperando una hora', 'progress'],
  ['¿estás seguro de que abrís?', 'insurance'],
  ['busco algo para mi espalda', 'gift'],
])('“%s” is not about “%s”', (said, concept) => {
  expect(termsIn(said)).not.toContain(`~${concept}`);
});

test.each([
  ['is my jacket there still? I forgot to pick it up, is it still there', 'unclaimed'],
  ['you definitely have it, right?', 'promise'],
  ['my arm hurts, what do I have?', 'health'],
  ['something for my nephew', 'gift'],
  ['me duele el hombro, ¿qué tengo?', 'health'],
  ['mi hijo cumple 7', 'birthday'],
  ['¿en qué estado está?', 'progress'],
  ['algo para mi sobrino', 'gift'],
])('“%s” is about “%s”', (said, concept) => {
  expect(termsIn(said)).toContain(`~${concept}`);
});
