import { I18nContext } from '@i18n/i18n-react';
import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createQueryClient } from '@/app/query-client';
import { liveTexts } from '@/shared/i18n/live-texts';
import { signInAs } from './play-provider';

/** A part of a page by itself, as somebody of the usual company sees it in English. */
export async function renderPart(part: ReactNode, { signedInAs }: { signedInAs: string }) {
  await signInAs(signedInAs);
  await loadLocaleAsync('en');
  const queryClient = createQueryClient();
  const root = createRootRouteWithContext<{ accountId: string; brand: object }>()({
    component: () => <Suspense fallback="Loading">{part}</Suspense>,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    context: { accountId: 'acc_acme', brand: {} },
  });
  await act(
    async () =>
      void render(
        <I18nContext value={{ locale: 'en', LL: liveTexts('en'), setLocale: () => undefined }}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nContext>,
      ),
  );
  return { user: userEvent.setup({ delay: null }), queryClient };
}
