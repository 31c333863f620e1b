import { useI18nContext } from '@i18n/i18n-react';
import { CurrentPlanCard } from '@/features/billing/current-plan-card';
import { PartFailure } from '@/shared/failures/part-failure';
import { useWelcomeProcess } from '@/shared/onboarding/use-welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';
import { Card } from '@/ui/card';
import { useAccountFacts } from './use-account-facts';

/** The section of the settings about the plan and its use. */
export function SettingsPlan() {
  const { LL } = useI18nContext();
  const { account, accountQuery } = useAccountFacts();
  const { data: process } = useWelcomeProcess();
  const period = process && readSettings(process).period;
  if (accountQuery.data) return <CurrentPlanCard account={account} period={period ?? undefined} />;
  return (
    <Card id="plan" title={LL.billing.plan.title()}>
      <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
    </Card>
  );
}
