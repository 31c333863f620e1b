import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { createClock } from '@mocks/core/clock';
import { createProviderDb } from '@mocks/core/provider-db';
import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScenarioBanner } from '@/features/shell/scenario-banner';

test('a mail that nobody gets is in the banner at once, the newest first, with its link', async () => {
  document.documentElement.lang = 'es';
  await loadLocaleAsync('es');
  await loadNamespaceAsync('es', 'mockBanner');
  const listeners = new Set<() => void>();
  const clock = createClock(Date.UTC(2026, 10, 21, 9));
  const db = createProviderDb({ clock, onMail: () => listeners.forEach((tell) => void tell()) });
  const provider = {
    scenarios: [],
    sentinels: [],
    currentScenario: () => 'usual',
    setScenario: async () => undefined,
    reset: async () => undefined,
    mails: () => db.state.outbox,
    onMail: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  await act(async () =>
    render(
      // No page stands around it: it is there where none can be rendered.
      <ScenarioBanner provider={provider} />,
    ),
  );
  const banner = within(screen.getByRole('complementary', { name: 'Versión simulada' }));
  expect(banner.getByText('Correos enviados (0)')).toBeDefined();
  for (const secret of ['rst_1', 'rst_2'])
    act(() =>
      db.post({ to: 'ana@acme.example', language: 'es', path: `/es/user/reset-password?token=${secret}` }),
    );
  expect(banner.getByText('Correos enviados (2)')).toBeDefined();
  const links = banner.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/es/user/reset-password?token=rst_2',
    '/es/user/reset-password?token=rst_1',
  ]);
});
