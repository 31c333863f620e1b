import { useI18nContext } from '@i18n/i18n-react';
import type { WelcomeSettings } from '@/api/generated/schemas/welcomeSettings.zod';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PageHeader } from '@/ui/page-header';
import { CompanyForm } from './company-form';
import { CompanySkeleton } from './company-skeleton';
import { useReference } from './reference/use-reference';
import { StepColumn } from './step-column';

interface CompanySettingsScreenProps {
  /** What is saved already. */
  settings: WelcomeSettings;
}

/** The first step of onboarding: who the company is and where. */
export function CompanySettingsScreen({ settings }: CompanySettingsScreenProps) {
  const t = useI18nContext().LL.onboarding.company;
  const reference = useReference();
  return (
    <StepColumn>
      <PageHeader title={t.title()} text={t.text()} />
      {reference.data ? (
        <CompanyForm settings={settings} reference={reference.data} />
      ) : reference.error ? (
        <FailurePanel error={reference.error} onRetry={() => void reference.retry()} />
      ) : (
        <CompanySkeleton label={t.loading()} />
      )}
    </StepColumn>
  );
}
