import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUserSuspense } from '@/api/generated/auth/auth';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { CompanyFacts } from '@/routes/-parts/real-data';
import { useLeaveGuard } from '@/routes/-parts/use-leave-guard';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/settings')({
  component: function SettingsRoute() {
    const { accountId } = Route.useRouteContext();
    const { data: person } = useCurrentUserSuspense();
    const [onDirty, leaveDialog] = useLeaveGuard();
    return (
      <>
        <SettingsScreen accountId={accountId} user={person.user} onDirty={onDirty}>
          <CompanyFacts accountId={accountId} />
        </SettingsScreen>
        {leaveDialog}
      </>
    );
  },
  staticData: { showsWidget: true, title: (LL) => LL.shell.settings() },
});
