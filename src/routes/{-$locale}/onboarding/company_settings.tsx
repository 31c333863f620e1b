import { createFileRoute } from '@tanstack/react-router';
import { CompanySettingsPage } from '@/pages/company-settings-page';
import { openAccount } from '@/routes/-guards/open-account';
import { readToken } from '@/session/token';
import { readProcess } from '@/shared/onboarding/welcome-process';

// Public (specification §2): a visitor without a session is shown the way to one.
export const Route = createFileRoute('/{-$locale}/onboarding/company_settings')({
  beforeLoad: async ({ context: { queryClient } }) => ({
    accountId: readToken() === undefined ? undefined : await openAccount(queryClient),
  }),
  loader: async ({ context: { queryClient, accountId }, preload }) =>
    accountId === undefined ? undefined : readProcess({ queryClient, accountId, readOnly: preload }),
  component: CompanySettingsPage,
  staticData: { texts: ['company'], place: 'company_settings', title: (LL) => LL.shell.rooms.company() },
});
