import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '@/features/settings/settings-search';
import { SettingsPage } from '@/pages/settings-page';
import { readProcess } from '@/shared/onboarding/welcome-process';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/settings')({
  validateSearch: settingsSearch,
  loaderDeps: ({ search: { section } }) => ({ section }),
  // Not waited for: each section shows its own state.
  loader: ({ context: { queryClient, accountId }, preload, deps: { section } }) => {
    if (section === 'company' || section === 'plan') {
      readProcess({ queryClient, accountId, readOnly: preload }).catch(() => undefined);
    }
  },
  component: SettingsPage,
  staticData: { texts: ['settings'], showsWidget: true, title: (LL) => LL.shell.settings() },
});
