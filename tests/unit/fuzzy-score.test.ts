import { expect, test } from 'vitest';
import { fuzzyScore } from '@/lib/fuzzy-score';

test.each([
  ['Configuración', 'configuracion'],
  ['Configuración', 'CONFIGURACIÓN'],
  ['Pause Pedidos', 'pedi pau'],
  ['New agent', 'nag'],
  ['New agent', 'nwag'],
  ['Settings', 'setings'],
  ['Settings', 'settngs'],
  ['Settings', 'setxings'],
  ['Settings', 'settinsg'],
  ['Analytics', 'analytc'],
  ['Switch to dark theme', 'dark'],
  ['Settings', ''],
])('“%s” is found by “%s”', (text, typed) => {
  expect(fuzzyScore(text, typed)).toBeGreaterThan(0);
});

test.each([
  ['Nicaragua', 'arg'],
  ['Pedidos', 'cita'],
  ['Home', 'hxm'],
  ['Settings', 'sxttxngs'],
  ['New agent', 'new tool'],
])('“%s” is not found by “%s”', (text, typed) => {
  expect(fuzzyScore(text, typed)).toBe(0);
});

test('what begins so comes before what only holds it, and that before an abbreviation and a slip', () => {
  const scores = ['Test chat', 'Run a test', 'Latest', 'The end of some trip'].map((text) =>
    fuzzyScore(text, 'test'),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores.slice(0, 3)).size).toBe(3);
});
