import { useI18nContext } from '@i18n/i18n-react';
import type { WelcomeStage } from '@/api/generated/schemas/welcomeStage.zod';
import { Stepper } from '@/ui/stepper';

interface OnboardingRailProps {
  stage: WelcomeStage | 'end';
}

const REACHED = {
  company_settings: 0,
  subscription_settings: 1,
  integrations_settings: 2,
  admin_settings: 3,
  end: 4,
} as const;

const STEPS = ['company', 'plan', 'channels', 'ready'] as const;

/** How far the account is in onboarding; follows the server's stage, so another device shows the same. */
export function OnboardingRail({ stage }: OnboardingRailProps) {
  const words = useI18nContext().LL.onboarding.rail;
  const reached = REACHED[stage];
  return (
    <Stepper
      label={words.label()}
      steps={STEPS.map((id, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'todo';
        return { id, label: words[id](), state, stateLabel: words[state]() };
      })}
    />
  );
}
