import { RegionCard } from '@/features/preferences/region-card';
import { WithPreferences } from '@/features/preferences/with-preferences';

/** The section of the settings about the language and time zone of the person. */
export function SettingsRegion() {
  return <WithPreferences>{(saved) => <RegionCard saved={saved} />}</WithPreferences>;
}
