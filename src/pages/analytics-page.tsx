import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadPart } from '@/lib/load-part';
import { PageSkeleton } from '@/ui/page-skeleton';

const ConversationsPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./conversations-page')).ConversationsPage })),
);
const FiguresPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./figures-page')).FiguresPage })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/analytics');

/** Figures of the conversations with visitors; or the conversations themselves. */
export function AnalyticsPage() {
  const { LL } = useI18nContext();
  const { view } = route.useSearch();
  return (
    <Suspense fallback={<PageSkeleton label={LL.common.loading()} />}>
      {view === 'conversations' ? <ConversationsPage /> : <FiguresPage />}
    </Suspense>
  );
}
