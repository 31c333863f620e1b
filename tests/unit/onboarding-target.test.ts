import { expect, test } from 'vitest';
import { WelcomeStage } from '@/api/generated/schemas/welcomeStage.zod';
import {
  type OnboardingPlace,
  type OnboardingTarget,
  onboardingTarget,
} from '@/shared/onboarding/onboarding-target';

const PLACES: readonly OnboardingPlace[] = [
  'company_settings',
  'pricing',
  'freetrial',
  'subscriptionpay',
  'subscribing',
  'integrations',
  'dashboard',
  'other',
];

/** For each stage: where it sends people to, and the places it leaves them at. */
const TABLE: Record<WelcomeStage, { target: OnboardingTarget; stays: readonly OnboardingPlace[] }> = {
  company_settings: { target: 'company_settings', stays: ['company_settings'] },
  subscription_settings: {
    target: 'pricing',
    stays: ['pricing', 'freetrial', 'subscriptionpay', 'subscribing'],
  },
  integrations_settings: { target: 'integrations', stays: ['integrations'] },
  admin_settings: { target: 'advance', stays: [] },
};

const CASES = WelcomeStage.options.flatMap((stage) => PLACES.map((place) => ({ stage, place })));

test.each(CASES)('$stage at $place', ({ stage, place }) => {
  const { target, stays } = TABLE[stage];
  const expected = stays.includes(place) ? undefined : target;
  expect(onboardingTarget({ currentStage: stage, isEnd: false }, place)).toBe(expected);
});

test.each(PLACES)('a stage that nobody knows leaves %s alone', (place) => {
  expect(onboardingTarget({ currentStage: 'billing_settings', isEnd: false }, place)).toBeUndefined();
});

test.each(CASES)(
  'finished onboarding leaves $place alone, whatever the stage ($stage)',
  ({ stage, place }) => {
    expect(onboardingTarget({ currentStage: stage, isEnd: true }, place)).toBeUndefined();
  },
);
