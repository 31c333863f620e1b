import { useI18nContext } from '@i18n/i18n-react';
import { useCurrentUser } from '@/api/generated/auth/auth';
import { ProfileCard } from '@/features/settings/profile-card';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';

/** The section of the settings about the person: who they are to the others. */
export function SettingsProfile() {
  const { LL } = useI18nContext();
  const { data: person, error, refetch } = useCurrentUser();
  if (person) return <ProfileCard user={person.user} />;
  return (
    <Card ofSection title={LL.profile.title()}>
      <PartFailure error={error} onRetry={() => void refetch()} />
    </Card>
  );
}
