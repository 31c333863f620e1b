import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '@/pages/settings-page';
import { readProcess } from '@/shared/onboarding/welcome-process';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/settings')({
  // Sent side by side, and not waited for: each section shows its own state.
  loader: ({ context: { queryClient, accountId }, preload }) => {
    readProcess({ queryClient, accountId, readOnly: preload }).catch(() => undefined);
    import('@/features/billing/ask-for-plans')
      .then(({ askForPlans }) => askForPlans(queryClient))
      .catch(() => undefined);
  },
  component: SettingsPage,
  staticData: {
    texts: ['profile', 'company', 'billing', 'onboarding'],
    showsWidget: true,
    title: (LL) => LL.shell.settings(),
  },
});
