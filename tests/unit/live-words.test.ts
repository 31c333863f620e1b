import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { expect, test } from 'vitest';
import { liveWords } from '@/shared/i18n/live-words';
import { hasWords, loadSameWords, loadWords } from '@/shared/i18n/load-words';

test('a noun that is not there is a mistake, never a blank; once it has arrived the same words say it', async () => {
  await loadLocaleAsync('en');
  const LL = liveWords('en');
  expect(LL.common.login()).toBe('Login');
  expect(() => LL.testChat).toThrow(/testChat/);
  await loadWords('en', ['testChat']);
  expect(LL.testChat.prompt()).toBe('Test your changes.');
  expect(loadWords('en', ['testChat'])).toBeUndefined();
});

test('another language brings what has been read so far, and no more', async () => {
  await loadSameWords('en', 'es');
  const LL = liveWords('es');
  expect(LL.common.login()).toBe('Entrar');
  expect(LL.testChat.widget.prompt()).not.toBe('');
  expect(hasWords('es', ['testChat'])).toBe(true);
  expect(hasWords('es', ['agents'])).toBe(false);
});
