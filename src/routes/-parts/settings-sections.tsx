import { useI18nContext } from '@i18n/i18n-react';
import { readSettings } from '@/api/welcome-settings';
import { PlanCard } from '@/features/billing/plan-card';
import { AnswersCard } from '@/features/onboarding/answers-card';
import { CompanyCard } from '@/features/onboarding/company-card';
import { CompanySkeleton } from '@/features/onboarding/company-skeleton';
import { VoiceCard } from '@/features/onboarding/voice-card';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';
import { PlansLink } from './links';
import { useAccountFacts } from './use-account-facts';
import { useAnsweringBots } from './use-answering-bots';
import { useProposeVoice } from './use-propose-voice';
import { useWelcomeProcess } from './use-welcome-process';

interface SettingsSectionsProps {
  accountId: string;
  /** Says which section has something unsaved. */
  onDirty: (section: string, dirty: boolean) => void;
}

/** The company's part of the settings; each section stands on its own when another one fails. */
export function SettingsSections({ accountId, onDirty }: SettingsSectionsProps) {
  const { LL } = useI18nContext();
  const { account, accountQuery, bots } = useAccountFacts(accountId);
  const { query, keep } = useWelcomeProcess(accountId);
  const propose = useProposeVoice(accountId);
  const settings = query.data && readSettings(query.data);
  const choices = useAnsweringBots(accountId, bots, settings?.defaultBotKey);
  const answering = choices.find(({ botKey }) => botKey === settings?.defaultBotKey);
  return (
    <>
      {settings ? (
        <>
          <CompanyCard
            accountId={accountId}
            company={settings.company ?? account.infoCompany}
            onSaved={keep}
            onDirty={(dirty) => onDirty('company', dirty)}
          />
          <VoiceCard
            accountId={accountId}
            brandVoice={settings.brandVoiceMessage ?? undefined}
            botKey={answering?.botKey}
            propose={propose}
            onSaved={keep}
            onDirty={(dirty) => onDirty('voice', dirty)}
          />
          <AnswersCard
            accountId={accountId}
            settings={settings}
            bots={choices}
            onSaved={keep}
            onDirty={(dirty) => onDirty('answers', dirty)}
          />
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
        <PlanCard account={account} period={settings?.period ?? undefined} PlansLink={PlansLink} />
      ) : (
        <Card id="plan" title={LL.billing.plan.title()}>
          <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
        </Card>
      )}
    </>
  );
}
