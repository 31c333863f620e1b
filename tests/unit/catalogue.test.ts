import { i18nObject, loadedLocales, namespaces } from '@i18n/i18n-util';
import { loadAllLocales } from '@i18n/i18n-util.sync';
import { expect, test } from 'vitest';

// What comes at the start, and every noun that comes later.
loadAllLocales();
const { en, es } = loadedLocales;

/** Every text of a catalogue by its path. */
function textsOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}

/** The names of a text's parameters, without their types. */
function parametersOf(text: string): string[] {
  const names = text.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)/g);
  return [...new Set([...names].map(([, name]) => name ?? ''))].sort();
}

test('the strings of the specification, exactly (§2, §4, §8, §9)', () => {
  const LL = i18nObject('en');
  expect(LL.common.title()).toBe('My Application');
  expect(LL.common.description()).toBe('A project with Vue 3 and DaisyUI');
  expect(LL.common.login()).toBe('Login');
  expect(LL.common.logout()).toBe('Logout');
  expect(LL.testChat.widget.prompt()).toBe('Do you have any questions?');
  expect(LL.testChat.prompt()).toBe('Ask it a question');
  expect(LL.shell.notFound()).toBe('Page not found');
  expect(LL.home.welcome({ name: 'Ana Luna' })).toBe('Welcome, Ana Luna!');
  expect(LL.auth.wrongPair()).toBe('Invalid email or password');
  expect(LL.auth.inactive()).toBe('Your session has expired due to inactivity');
  expect(i18nObject('es').auth.wrongPair()).toBe('Email o contraseña inválidos');
  expect(i18nObject('es').shell.notFound()).toBe('Página no encontrada');
});

test('the nouns that come later are here, too', () => {
  expect(Object.keys(en)).toEqual(expect.arrayContaining([...namespaces, 'common', 'failures']));
});

test('both languages say everything, with the same parameters', () => {
  const english = textsOf(en);
  const spanish = new Map(textsOf(es));
  expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  const different = english.filter(([path, text]) => {
    const other = spanish.get(path) ?? '';
    return String(parametersOf(text)) !== String(parametersOf(other));
  });
  expect(different.map(([path]) => path)).toEqual([]);
});

test('no text is empty, and none is Spanish by mistake', () => {
  const blank = [...textsOf(en), ...textsOf(es)].filter(([, text]) => text.trim() === '');
  expect(blank).toEqual([]);
  expect(textsOf(en).filter(([, text]) => /[¿¡ñ]/.test(text))).toEqual([]);
});

test('no word is called length: the groups are functions, whose length cannot be set', () => {
  const names = [...textsOf(en)].flatMap(([path]) => path.split('.'));
  expect(names).not.toContain('length');
});
