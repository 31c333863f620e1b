import { useI18nContext } from '@i18n/i18n-react';
import { Stepper } from '@/ui/stepper';

interface OnboardingRailProps {
  /** The server's stage, or `end`. */
  stage: string;
}

const REACHED = new Map([
  ['company_settings', 0],
  ['subscription_settings', 1],
  ['integrations_settings', 2],
  ['admin_settings', 3],
  ['end', 4],
]);

const STEPS = ['company', 'plan', 'channels', 'ready'] as const;

/**
 * How far the account is in onboarding; follows the server's stage, so another device shows the same. A stage that
 * nobody knows is nowhere on it.
 */
export function OnboardingRail({ stage }: OnboardingRailProps) {
  const t = useI18nContext().LL.onboarding.rail;
  const reached = REACHED.get(stage);
  if (reached === undefined) return null;
  return (
    <Stepper
      label={t.label()}
      steps={STEPS.map((id, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'todo';
        return { id, label: t[id](), state, stateLabel: t[state]() };
      })}
    />
  );
}
