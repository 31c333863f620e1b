import type { OnboardingPlace } from './onboarding-target';

/** The path of every place the onboarding guard can send to. */
export const PATH_OF_PLACE = {
  company_settings: '/{-$locale}/onboarding/company_settings',
  pricing: '/{-$locale}/onboarding/pricing',
  freetrial: '/{-$locale}/onboarding/freetrial',
  subscriptionpay: '/{-$locale}/onboarding/subscriptionpay',
  subscribing: '/{-$locale}/onboarding/subscribing',
  integrations: '/{-$locale}/onboarding/integrations',
  dashboard: '/{-$locale}/dashboard/home',
} as const satisfies Record<Exclude<OnboardingPlace, 'other'>, string>;
