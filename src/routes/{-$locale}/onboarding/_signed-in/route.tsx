import { createFileRoute } from '@tanstack/react-router';
import { openAccount } from '@/routes/-guards/open-account';
import { requireToken } from '@/routes/-guards/require-token';
import { readProcess } from '@/shared/onboarding/welcome-process';

export const Route = createFileRoute('/{-$locale}/onboarding/_signed-in')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    requireToken(location);
    return { accountId: await openAccount(queryClient) };
  },
  // The rail shows the stage; the process is asked for beside what each page needs.
  loader: ({ context: { queryClient, accountId }, preload }) =>
    readProcess({ queryClient, accountId, readOnly: preload }),
});
