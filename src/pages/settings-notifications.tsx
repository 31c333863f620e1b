import { MailsCard } from '@/features/preferences/mails-card';
import { WithPreferences } from '@/features/preferences/with-preferences';

/** The section of the settings about the mails that the person gets. */
export function SettingsNotifications() {
  return <WithPreferences>{(saved) => <MailsCard saved={saved} />}</WithPreferences>;
}
