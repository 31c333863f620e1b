import { PasswordCard } from '@/features/security/password-card';
import { SecondFactorCard } from '@/features/security/second-factor-card';
import { SessionsCard } from '@/features/security/sessions-card';

/** The section of the settings about how one signs in. */
export function SettingsSecurity() {
  return (
    <>
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </>
  );
}
