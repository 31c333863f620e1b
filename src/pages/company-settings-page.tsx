import { getRouteApi } from '@tanstack/react-router';
import { CompanySettingsScreen } from '@/features/onboarding/company-settings-screen';
import { SignInFirst } from '@/features/shell/sign-in-first';
import { readSettings } from '@/shared/onboarding/welcome-settings';

const route = getRouteApi('/{-$locale}/onboarding/company_settings');

/** The first step of onboarding, or the way to a session. */
export function CompanySettingsPage() {
  const process = route.useLoaderData();
  return process ? <CompanySettingsScreen settings={readSettings(process)} /> : <SignInFirst />;
}
