import { createFileRoute } from '@tanstack/react-router';
import { getPlansQueryOptions } from '@/api/generated/accounts/accounts';
import { useCurrentUser } from '@/api/generated/auth/auth';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { readProcess } from '@/routes/-guards/onboarding-guard';
import { SettingsSections } from '@/routes/-parts/settings-sections';
import { useDirtySections } from '@/routes/-parts/use-dirty-sections';
import { useLeaveGuard } from '@/routes/-parts/use-leave-guard';
import { PartFailure } from '@/shared/failures/part-failure';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/settings')({
  // Sent side by side, and not waited for: each section shows its own state.
  loader: ({ context: { queryClient, accountId }, preload }) => {
    readProcess({ queryClient, accountId, lookOnly: preload }).catch(() => undefined);
    queryClient.query(getPlansQueryOptions()).catch(() => undefined);
  },
  component: function SettingsRoute() {
    const { accountId } = Route.useRouteContext();
    const { data: person, error, refetch } = useCurrentUser();
    const [onAnyDirty, leaveDialog] = useLeaveGuard();
    const onDirty = useDirtySections(onAnyDirty);
    return (
      <>
        <SettingsScreen
          accountId={accountId}
          user={person?.user}
          failure={<PartFailure error={error} onRetry={() => void refetch()} />}
          onDirty={(dirty) => onDirty('profile', dirty)}
        >
          <SettingsSections accountId={accountId} onDirty={onDirty} />
        </SettingsScreen>
        {leaveDialog}
      </>
    );
  },
  staticData: {
    words: ['profile', 'company', 'billing', 'onboarding'],
    showsWidget: true,
    title: (LL) => LL.shell.settings(),
  },
});
