import { getRouteApi } from '@tanstack/react-router';
import { ConnectScreen } from '@/features/channels/connect-screen';
import { OnlyFor } from '@/shared/account/only-for';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/connect');

/** Connecting one channel, step by step. */
export function ConnectPage() {
  const { channel } = route.useSearch();
  return (
    <OnlyFor act="connect">
      <ConnectScreen channel={channel} />
    </OnlyFor>
  );
}
