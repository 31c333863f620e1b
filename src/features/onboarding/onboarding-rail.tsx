import { useI18nContext } from '@i18n/i18n-react';
import { Stepper } from '@/ui/stepper';

interface OnboardingRailProps {
  /** The server's stage, or `end`. */
  stage: string;
}

/** The step that each stage is at; past the last one there is none. */
const STEP_AT = new Map([
  ['company_settings', 'company'],
  ['subscription_settings', 'plan'],
  ['integrations_settings', 'channels'],
  ['admin_settings', 'ready'],
  ['end', undefined],
]);

const STEPS = ['company', 'plan', 'channels', 'ready'] as const;

/**
 * How far the account is in onboarding; follows the server's stage, so another device shows the same. A stage that
 * nobody knows is nowhere on it. The third step is what the server is at after paying: the channels, where they are asked for.
 */
export function OnboardingRail({ stage }: OnboardingRailProps) {
  const t = useI18nContext().LL.onboarding.rail;
  if (!STEP_AT.has(stage)) return null;
  const at = STEP_AT.get(stage);
  const steps = STEPS.filter((id) => id !== (at === 'channels' ? 'ready' : 'channels'));
  const reached = steps.findIndex((id) => id === at);
  return (
    <Stepper
      label={t.label()}
      steps={steps.map((id, index) => {
        const state = reached === -1 || index < reached ? 'done' : index === reached ? 'current' : 'todo';
        return { id, label: t[id](), state, stateLabel: t[state]() };
      })}
    />
  );
}
