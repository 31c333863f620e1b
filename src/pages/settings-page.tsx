import { useCurrentUser } from '@/api/generated/auth/auth';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { PartFailure } from '@/shared/failures/part-failure';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { CompanySettingsSections } from './company-settings-sections';
import { useDirtySections } from './use-dirty-sections';

/** The settings of the person and of the company; leaving with something unsaved is asked about once. */
export function SettingsPage() {
  const { data: person, error, refetch } = useCurrentUser();
  const [onAnyDirty, leaveDialog] = useLeaveGuard();
  const onDirty = useDirtySections(onAnyDirty);
  return (
    <>
      <SettingsScreen
        user={person?.user}
        failure={<PartFailure error={error} onRetry={() => void refetch()} />}
        onDirty={(dirty) => onDirty('profile', dirty)}
      >
        <CompanySettingsSections onDirty={onDirty} />
      </SettingsScreen>
      {leaveDialog}
    </>
  );
}
