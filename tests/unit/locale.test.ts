// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  DEFAULT_LOCALE,
  DETECTION_FALLBACK,
  detectLocale,
  hasSavedLocale,
  isLocale,
  LOCALE_KEY,
  LOCALES,
  savedLocale,
  saveLocale,
} from '@/session/locale';

afterEach(() => localStorage.clear());

test('the constants of the specification (§9)', () => {
  expect(LOCALES).toEqual(['en', 'es']);
  expect(LOCALE_KEY).toBe('locale');
  expect(DEFAULT_LOCALE).toBe('es');
  expect(DETECTION_FALLBACK).toBe('en');
});

test('the saved language counts, es when none is saved', () => {
  expect(savedLocale()).toBe('es');
  expect(hasSavedLocale()).toBe(false);
  saveLocale('en');
  expect(localStorage.getItem('locale')).toBe('en');
  expect(savedLocale()).toBe('en');
  expect(hasSavedLocale()).toBe(true);
});

test.each(['xx', '__proto__', 'toString', '', 'EN', 'en-US', 'null', '["en"]'])(
  'a saved "%s" counts as none',
  (saved) => {
    localStorage.setItem('locale', saved);
    expect(savedLocale()).toBe('es');
    expect(hasSavedLocale()).toBe(false);
  },
);

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['en-US', 'en'],
  ['es-419', 'es'],
  ['es-Latn-MX', 'es'],
  ['fr', 'en'],
  ['fr-ES', 'en'],
  ['', 'en'],
  ['-es', 'en'],
  ['__proto__', 'en'],
  ['constructor-es', 'en'],
])('a browser that speaks "%s" is shown %s', (language, locale) => {
  expect(detectLocale(language)).toBe(locale);
});

test('only en and es are languages', () => {
  expect(['en', 'es', 'xx', '', null, undefined, 1, ['en'], {}].filter(isLocale)).toEqual(['en', 'es']);
});
