import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { expect, test } from 'vitest';
import { liveTexts } from '@/shared/i18n/live-texts';
import { hasTexts, loadSameTexts, loadTexts } from '@/shared/i18n/load-texts';

test('a noun that is not there is a mistake, never a blank; once it has arrived the same words say it', async () => {
  await loadLocaleAsync('en');
  const LL = liveTexts('en');
  expect(LL.common.login()).toBe('Login');
  expect(() => LL.testChat).toThrow(/testChat/);
  await loadTexts('en', ['testChat']);
  expect(LL.testChat.prompt()).toBe('Ask it a question');
  expect(loadTexts('en', ['testChat'])).toBeUndefined();
});

test('another language brings what has been read so far, and no more', async () => {
  await loadSameTexts('en', 'es');
  const LL = liveTexts('es');
  expect(LL.common.login()).toBe('Entrar');
  expect(LL.testChat.widget.prompt()).not.toBe('');
  expect(hasTexts('es', ['testChat'])).toBe(true);
  expect(hasTexts('es', ['agents'])).toBe(false);
});
