/** Where a person is, as far as onboarding cares. */
export type OnboardingPlace =
  | 'company_settings'
  | 'pricing'
  | 'freetrial'
  | 'subscriptionpay'
  | 'subscribing'
  | 'integrations'
  | 'dashboard'
  | 'other';

/** Where onboarding sends a person; `advance` means: finish the stage on the server and go to the dashboard. */
export type OnboardingTarget = Exclude<OnboardingPlace, 'other'> | 'advance';

const SUBSCRIPTION_PLACES: readonly OnboardingPlace[] = [
  'pricing',
  'freetrial',
  'subscriptionpay',
  'subscribing',
];

/** What the guard goes by; the provider may know stages that we do not. */
interface Standing {
  currentStage: string;
  isEnd: boolean;
}

/**
 * The onboarding guard: where the process sends a person who is at `currentRoute`, or nothing (specification §4).
 * Choosing and paying are one stage; `subscribing` is the processing of that same stage, so it stays as well. A stage
 * that nobody knows sends nobody anywhere.
 */
export function onboardingTarget(
  { currentStage, isEnd }: Standing,
  currentRoute: OnboardingPlace,
): OnboardingTarget | undefined {
  if (isEnd) return undefined;
  switch (currentStage) {
    case 'company_settings':
      return currentRoute === 'company_settings' ? undefined : 'company_settings';
    case 'subscription_settings':
      return SUBSCRIPTION_PLACES.includes(currentRoute) ? undefined : 'pricing';
    case 'integrations_settings':
      return currentRoute === 'integrations' ? undefined : 'integrations';
    case 'admin_settings':
      return 'advance';
    default:
      return undefined;
  }
}
