// @vitest-environment jsdom
import { I18nContext } from '@i18n/i18n-react';
import { i18nObject } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { WithTexts } from '@/shared/i18n/with-texts';

type Texts = typeof import('@i18n/i18n-util.async');

vi.mock('@i18n/i18n-util.async', async (importOriginal) => {
  const original = await importOriginal<Texts>();
  return { ...original, loadNamespaceAsync: vi.fn(original.loadNamespaceAsync) };
});

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>In words</p> : this.props.children;
  }
}

test('a file of words that is missing is asked for once, and ends in words', async () => {
  await loadLocaleAsync('en');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadNamespaceAsync).mockImplementation(() => Promise.reject(new TypeError('missing')));
  await act(async () =>
    render(
      <I18nContext value={{ locale: 'en', LL: i18nObject('en'), setLocale: () => undefined }}>
        <Boundary>
          <Suspense fallback="Loading">
            <WithTexts nouns={['testChat']}>Here</WithTexts>
          </Suspense>
        </Boundary>
      </I18nContext>,
    ),
  );
  await screen.findByText('In words');
  expect(loadNamespaceAsync).toHaveBeenCalledOnce();
});
