import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsPage } from '@/pages/integrations-page';
import { readProcess } from '@/shared/onboarding/welcome-process';

// The route is named in the specification (§4), its path is not shown: ours.
export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in/integrations')({
  loader: ({ context: { queryClient, accountId }, preload }) =>
    readProcess({ queryClient, accountId, readOnly: preload }),
  component: IntegrationsPage,
  staticData: { place: 'integrations', title: (LL) => LL.shell.rooms.integrations() },
});
