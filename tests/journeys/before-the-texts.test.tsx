// @vitest-environment jsdom
import { loadedLocales } from '@i18n/i18n-util';
import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { watchMissingChunks } from '@/lib/missing-chunk';
import { RoutePending } from '@/pages/route-fallbacks';
import { saveLocale } from '@/session/locale';
import { reloadOnce } from '@/session/reload-once';
import '../support/journey-setup';
import { playProvider } from '../support/play-provider';
import { heading, reload, renderAtOnce } from '../support/render-app';

type Texts = typeof import('@i18n/i18n-util.async');

vi.mock('@i18n/i18n-util.async', async (importOriginal) => {
  const original = await importOriginal<Texts>();
  return { ...original, loadLocaleAsync: vi.fn(original.loadLocaleAsync) };
});

const provider = playProvider();
watchMissingChunks();

const failLoading = (error: Error) => vi.mocked(loadLocaleAsync).mockRejectedValueOnce(error);
const retry = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The error of a file of the product that is gone, as the browser tells of it. */
function missingFile(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

beforeEach(() => {
  for (const locale of ['en', 'es']) Reflect.deleteProperty(loadedLocales, locale);
  // React and the router tell of what broke.
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  {
    locale: 'en',
    texts: {
      login: 'Log in',
      loading: 'Loading',
      crash: 'This page can’t be shown',
      broke: 'Something broke on our side',
      busy: 'Wait 7 seconds and try again.',
      offline: 'Can’t connect',
      newVersion: 'The dashboard was updated',
      retry: 'Try again',
      reload: 'Reload',
    },
  },
  {
    locale: 'es',
    texts: {
      login: 'Inicia sesión',
      loading: 'Cargando',
      crash: 'No se puede mostrar esta página',
      broke: 'Algo ha fallado por nuestra parte',
      busy: 'Espera 7 segundos e inténtalo de nuevo.',
      offline: 'No hay conexión',
      newVersion: 'El panel se ha actualizado',
      retry: 'Reintentar',
      reload: 'Recargar',
    },
  },
] as const)('while no words are there ($locale)', ({ locale, texts }) => {
  beforeEach(() => {
    saveLocale(locale);
  });

  test('a page on its way says so', () => {
    render(<RoutePending />);
    expect(screen.getByText(texts.loading)).toBeDefined();
  });

  test('a page that broke says so, and comes when it is tried again', async () => {
    failLoading(new Error('broken'));
    renderAtOnce('/login');
    await heading(texts.crash);
    expect(screen.getByText(texts.broke)).toBeDefined();
    await retry(texts.retry);
    await heading(texts.login);
  });

  test('a refusal is told with its reason', async () => {
    failLoading(new ApiError('too many', { kind: 'refused', status: 429, retryAfter: 7 }));
    renderAtOnce('/login');
    await screen.findByText(texts.busy);
  });

  test('a missing part without a server waits for it', async () => {
    provider.server.use(http.head('*', () => HttpResponse.error()));
    failLoading(missingFile());
    renderAtOnce('/login');
    await screen.findByText(texts.offline);
    expect(screen.getByRole('button', { name: texts.retry })).toBeDefined();
  });

  test('a missing part of an earlier version, reloaded in vain, offers to reload', async () => {
    reloadOnce();
    reload.mockClear();
    provider.server.use(http.head('*', () => new HttpResponse()));
    failLoading(missingFile());
    renderAtOnce('/login');
    await screen.findByText(texts.newVersion);
    await retry(texts.reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
