import { useI18nContext } from '@i18n/i18n-react';
import { CurrentPlanCard } from '@/features/billing/current-plan-card';
import { AnswersCard } from '@/features/onboarding/answers-card';
import { CompanyCard } from '@/features/onboarding/company-card';
import { CompanySkeleton } from '@/features/onboarding/company-skeleton';
import { useAnsweringAgents } from '@/features/onboarding/use-answering-agents';
import { VoiceCard } from '@/features/onboarding/voice-card';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PartFailure } from '@/shared/failures/part-failure';
import { useWelcomeProcess } from '@/shared/onboarding/use-welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';
import { Card } from '@/ui/card';
import { useAccountFacts } from './use-account-facts';

/** The company's part of the settings; each section stands on its own when another one fails. */
export function CompanySettingsSections() {
  const { LL } = useI18nContext();
  const { account, accountQuery, agents } = useAccountFacts();
  const query = useWelcomeProcess();
  const settings = query.data && readSettings(query.data);
  const choices = useAnsweringAgents(agents, settings?.defaultBotKey);
  const answering = choices.find(({ botKey }) => botKey === settings?.defaultBotKey);
  return (
    <>
      {settings ? (
        <>
          <CompanyCard company={settings.company ?? account.infoCompany} />
          <VoiceCard brandVoice={settings.brandVoiceMessage ?? undefined} botKey={answering?.botKey} />
          <AnswersCard settings={settings} agents={choices} />
        </>
      ) : query.isError && !query.isFetching ? (
        <Card title={LL.company.details.title()}>
          <FailurePanel error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : (
        <Card title={LL.company.details.title()}>
          <CompanySkeleton label={LL.company.details.loading()} />
        </Card>
      )}
      {accountQuery.data ? (
        <CurrentPlanCard account={account} period={settings?.period ?? undefined} />
      ) : (
        <Card id="plan" title={LL.billing.plan.title()}>
          <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
        </Card>
      )}
    </>
  );
}
