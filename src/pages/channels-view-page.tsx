import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';
import { ChannelsPage } from './channels-page';

const WidgetDesignerPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./widget-designer-page')).WidgetDesignerPage })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/channels');

/** The channels; or the designer of the chat widget. */
export function ChannelsViewPage() {
  const { LL } = useI18nContext();
  const { view } = route.useSearch();
  if (view !== 'widget') return <ChannelsPage />;
  return (
    <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
      <WidgetDesignerPage />
    </Late>
  );
}
