import { getRouteApi } from '@tanstack/react-router';
import { ConnectScreen } from '@/features/channels/connect-screen';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/connect');

/** Connecting one channel, step by step. */
export function ConnectPage() {
  const { channel } = route.useSearch();
  return <ConnectScreen channel={channel} />;
}
