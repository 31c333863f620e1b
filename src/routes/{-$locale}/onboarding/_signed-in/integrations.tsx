import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsScreen } from '@/features/onboarding/integrations-screen';
import { readProcess } from '@/routes/-guards/onboarding-guard';
import { useGoOn } from '@/routes/-guards/use-go-on';

// The route is named in the specification (§4), its path is not shown: ours.
export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/integrations')({
  loader: ({ context: { queryClient, accountId }, preload }) =>
    readProcess({ queryClient, accountId, lookOnly: preload }),
  component: function IntegrationsRoute() {
    const { accountId } = Route.useRouteContext();
    const { settings } = Route.useLoaderData();
    const goOn = useGoOn();
    return (
      <IntegrationsScreen
        accountId={accountId}
        channels={settings.channels ?? {}}
        onDone={(next) => goOn(accountId, next)}
      />
    );
  },
  staticData: { place: 'integrations', title: (LL) => LL.shell.rooms.integrations() },
});
