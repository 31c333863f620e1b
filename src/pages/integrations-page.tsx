import { getRouteApi } from '@tanstack/react-router';
import { IntegrationsScreen } from '@/features/onboarding/integrations-screen';
import { channelFlags, otherFlags } from '@/shared/onboarding/welcome-settings';

const route = getRouteApi('/{-$locale}/onboarding/_signed-in/integrations');

/** The channels of the company, as the welcome process knows them. */
export function IntegrationsPage() {
  const { flagNames } = route.useRouteContext();
  const process = route.useLoaderData();
  return (
    <IntegrationsScreen
      // A fresh account has no flag yet: its widget can be switched on all the same.
      channels={{ [flagNames.widget]: false, ...channelFlags(process) }}
      others={otherFlags(process, flagNames.hash)}
    />
  );
}
