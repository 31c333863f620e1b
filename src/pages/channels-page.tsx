import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ChannelsScreen } from '@/features/channels/channels-screen';
import { loadPart } from '@/lib/load-part';
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
      <Suspense fallback={<PageSkeleton label={LL.common.loading()} />}>
        <ChannelReturnScreen outcome={outcome} />
      </Suspense>
    );
  }
  if (view === 'doctor') {
    return (
      <Suspense fallback={<PageSkeleton label={LL.common.loading()} />}>
        <ConnectionHealthView />
      </Suspense>
    );
  }
  return <ChannelsScreen />;
}
