import { useI18nContext } from '@i18n/i18n-react';
import type { SavedCompany } from '@/api/generated/schemas/savedCompany.zod';
import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PageHeader } from '@/ui/page-header';
import { CompanyForm } from './company-form';
import { CompanySkeleton } from './company-skeleton';
import { useReference } from './reference/use-reference';
import { StepColumn } from './step-column';

interface CompanySettingsScreenProps {
  accountId: string;
  /** What is saved already. */
  company?: SavedCompany | null | undefined;
  brandVoice?: string | null | undefined;
  /** The agent that answers by default, where one is chosen. */
  botKey?: string | undefined;
  /** Writes a brand voice from a few words; nothing is saved by it. */
  propose: (words: string, signal: AbortSignal) => Promise<string>;
  /** Hears what a save on the way answered. */
  onSaved: (answer: unknown) => void;
  onDone: (process: WelcomeProcess) => void | Promise<void>;
}

/** The first step of onboarding: who the company is and where. */
export function CompanySettingsScreen(props: CompanySettingsScreenProps) {
  const words = useI18nContext().LL.onboarding.company;
  const reference = useReference();
  return (
    <StepColumn>
      <PageHeader title={words.title()} text={words.text()} />
      {reference.data ? (
        <CompanyForm
          {...props}
          brandVoice={props.brandVoice}
          reference={reference.data}
          company={props.company}
        />
      ) : reference.error ? (
        <FailurePanel error={reference.error} onRetry={() => void reference.retry()} />
      ) : (
        <CompanySkeleton label={words.loading()} />
      )}
    </StepColumn>
  );
}
