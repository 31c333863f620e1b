import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { ChannelsScreen } from '@/features/channels/channels-screen';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';

const ChannelReturnScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/channels/channel-return-screen')).ChannelReturnScreen,
  })),
);
const ConnectionHealthView = lazy(() =>
  loadPart(async () => ({ default: (await import('./connection-health-view')).ConnectionHealthView })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/channels');

/** The company's channels; or how all its connections are doing; or what became of connecting a channel. */
export function ChannelsPage() {
  const { LL } = useI18nContext();
  const { view } = route.useSearch();
  const outcome = route.useLoaderData();
  if (view === 'return' && outcome) {
    return (
      <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
        <ChannelReturnScreen outcome={outcome} />
      </Late>
    );
  }
  if (view === 'doctor') {
    return (
      <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
        <ConnectionHealthView />
      </Late>
    );
  }
  return <ChannelsScreen />;
}
