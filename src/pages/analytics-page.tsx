import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';

const ConversationsPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./conversations-page')).ConversationsPage })),
);
const FiguresPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./figures-page')).FiguresPage })),
);

const MonitorsScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/analytics/monitors-screen')).MonitorsScreen,
  })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/analytics');

/** Figures of the conversations with visitors; the conversations themselves; or what watches them. */
export function AnalyticsPage() {
  const { LL } = useI18nContext();
  const { view } = route.useSearch();
  return (
    <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
      {view === 'conversations' ? (
        <ConversationsPage />
      ) : view === 'monitors' ? (
        <WithTexts nouns={['monitors']}>
          <MonitorsScreen />
        </WithTexts>
      ) : (
        <WithTexts nouns={['analytics']}>
          <FiguresPage />
        </WithTexts>
      )}
    </Late>
  );
}
