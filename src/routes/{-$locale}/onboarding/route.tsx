import { createFileRoute } from '@tanstack/react-router';
import { OnboardingLayout } from '@/pages/onboarding-layout';

export const Route = createFileRoute('/{-$locale}/onboarding')({
  component: OnboardingLayout,
  staticData: { texts: ['onboarding'] },
});
