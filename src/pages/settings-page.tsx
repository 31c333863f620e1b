import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { SECTIONS, type Section, useSections } from '@/features/settings/sections';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { loadPart } from '@/lib/load-part';
import { WithTexts } from '@/shared/i18n/with-texts';
import { EmptyState } from '@/ui/empty-state';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';

const SettingsProfile = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-profile')).SettingsProfile })),
);
const SettingsCompany = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-company')).SettingsCompany })),
);
const SettingsData = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-data')).SettingsData })),
);
const SettingsNotifications = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-notifications')).SettingsNotifications })),
);
const SettingsRegion = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-region')).SettingsRegion })),
);
const SettingsSecurity = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-security')).SettingsSecurity })),
);
const SettingsTeam = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-team')).SettingsTeam })),
);
const SettingsAudit = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-audit')).SettingsAudit })),
);
const SettingsPlan = lazy(() =>
  loadPart(async () => ({ default: (await import('./settings-plan')).SettingsPlan })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/settings');

/** What stands in each section; its code and its texts come when it is opened. */
const CONTENT: Readonly<Record<Section, () => ReactNode>> = {
  profile: () => (
    <WithTexts nouns={['profile']}>
      <SettingsProfile />
    </WithTexts>
  ),
  company: () => (
    <WithTexts nouns={['company', 'onboarding']}>
      <SettingsCompany />
    </WithTexts>
  ),
  data: () => <SettingsData />,
  notifications: () => <SettingsNotifications />,
  region: () => <SettingsRegion />,
  security: () => (
    <WithTexts nouns={['security']}>
      <SettingsSecurity />
    </WithTexts>
  ),
  team: () => (
    <WithTexts nouns={['team', 'publishing']}>
      <SettingsTeam />
    </WithTexts>
  ),
  audit: () => (
    <WithTexts nouns={['audit']}>
      <SettingsAudit />
    </WithTexts>
  ),
  plan: () => (
    <WithTexts nouns={['billing', 'subscription', 'usageMeters']}>
      <SettingsPlan />
    </WithTexts>
  ),
};

/** The settings of the person and of the company, a section at a time. */
export function SettingsPage() {
  const { LL } = useI18nContext();
  const asked = route.useSearch().section;
  const section = SECTIONS.find((one) => one.section === asked)?.section;
  const allowed = useSections();
  const { forbidden, codes } = LL.failures;
  return (
    <SettingsScreen
      section={section}
      content={(open) =>
        allowed.some((one) => one.section === open) ? (
          <Late key={open} fallback={<SectionSkeleton label={LL.settings.loading()} />}>
            {CONTENT[open]()}
          </Late>
        ) : (
          <EmptyState icon={<Lock size={20} />} title={forbidden.title()} text={codes.ROLE_TOO_LOW()} />
        )
      }
    />
  );
}

function SectionSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-box border border-line bg-base-100 p-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
