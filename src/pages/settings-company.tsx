import { useI18nContext } from '@i18n/i18n-react';
import { AnswersCard } from '@/features/onboarding/answers-card';
import { CompanyCard } from '@/features/onboarding/company-card';
import { CompanySkeleton } from '@/features/onboarding/company-skeleton';
import { useAnsweringAgents } from '@/features/onboarding/use-answering-agents';
import { VoiceCard } from '@/features/onboarding/voice-card';
import { PartFailure } from '@/shared/failures/part-failure';
import { useWelcomeProcess } from '@/shared/onboarding/use-welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';
import { Card } from '@/ui/card';
import { useAccountFacts } from './use-account-facts';

/** The section of the settings about the company: its details, its voice, who answers its visitors. */
export function SettingsCompany() {
  const { LL } = useI18nContext();
  const { account, agents } = useAccountFacts();
  const query = useWelcomeProcess();
  const settings = query.data && readSettings(query.data);
  const choices = useAnsweringAgents(agents, settings?.defaultBotKey);
  const answering = choices.find(({ botKey }) => botKey === settings?.defaultBotKey);
  if (settings) {
    return (
      <>
        <CompanyCard company={settings.company ?? account.infoCompany} />
        <VoiceCard brandVoice={settings.brandVoiceMessage ?? undefined} botKey={answering?.botKey} />
        <AnswersCard settings={settings} agents={choices} />
      </>
    );
  }
  return (
    <Card title={LL.company.details.title()}>
      {query.isError && !query.isFetching ? (
        <PartFailure
          error={query.error}
          title={LL.company.details.loadFailed()}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <CompanySkeleton label={LL.company.details.loading()} />
      )}
    </Card>
  );
}
