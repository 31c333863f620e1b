import { useCurrentUser } from '@/api/generated/auth/auth';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { PartFailure } from '@/shared/failures/part-failure';
import { CompanySettingsSections } from './company-settings-sections';

/** The settings of the person and of the company; each section asks before its unsaved work is left. */
export function SettingsPage() {
  const { data: person, error, refetch } = useCurrentUser();
  return (
    <SettingsScreen
      user={person?.user}
      failure={<PartFailure error={error} onRetry={() => void refetch()} />}
    >
      <CompanySettingsSections />
    </SettingsScreen>
  );
}
