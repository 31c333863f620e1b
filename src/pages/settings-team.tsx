import { PublishingRuleCard } from '@/features/publishing/rule-card';
import { InvitationsCard } from '@/features/team/invitations-card';
import { MembersCard } from '@/features/team/members-card';
import { useMay } from '@/shared/account/use-may';

/** The section of the settings about the people of the company. */
export function SettingsTeam() {
  const may = useMay();
  return (
    <>
      <MembersCard />
      {may('manage') && <InvitationsCard />}
      <PublishingRuleCard />
    </>
  );
}
