import { createFileRoute } from '@tanstack/react-router';
import { channelFlags, otherFlags } from '@/api/welcome-settings';
import { IntegrationsScreen } from '@/features/onboarding/integrations-screen';
import { readProcess } from '@/routes/-guards/onboarding-guard';
import { useGoOn } from '@/routes/-guards/use-go-on';

// The route is named in the specification (§4), its path is not shown: ours.
export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/integrations')({
  loader: ({ context: { queryClient, accountId }, preload }) =>
    readProcess({ queryClient, accountId, lookOnly: preload }),
  component: function IntegrationsRoute() {
    const { accountId, flagNames } = Route.useRouteContext();
    const process = Route.useLoaderData();
    const goOn = useGoOn();
    return (
      <IntegrationsScreen
        accountId={accountId}
        // A fresh account has no flag yet: its widget can be switched on all the same.
        channels={{ [flagNames.widget]: false, ...channelFlags(process) }}
        others={otherFlags(process, flagNames.hash)}
        onDone={(next) => goOn(accountId, next)}
      />
    );
  },
  staticData: { place: 'integrations', title: (LL) => LL.shell.rooms.integrations() },
});
