import { AppearanceCard } from '@/features/preferences/appearance-card';
import { RegionCard } from '@/features/preferences/region-card';
import { WithPreferences } from '@/features/preferences/with-preferences';

/** The section of the settings about the language, time zone and look of the dashboard for the person. */
export function SettingsRegion() {
  return (
    <>
      <WithPreferences>{(saved) => <RegionCard saved={saved} />}</WithPreferences>
      <AppearanceCard />
    </>
  );
}
