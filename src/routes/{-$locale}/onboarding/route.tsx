import { createFileRoute } from '@tanstack/react-router';
import { OnboardingFrame } from '@/routes/-parts/onboarding-frame';

export const Route = createFileRoute('/{-$locale}/onboarding')({
  component: OnboardingFrame,
  staticData: { words: ['onboarding'] },
});
