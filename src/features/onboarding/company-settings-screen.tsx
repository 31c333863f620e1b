import { useI18nContext } from '@i18n/i18n-react';
import type { Company } from '@/api/generated/schemas/company.zod';
import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { FailurePanel } from '@/words/failure-panel';
import { CompanyForm } from './company-form';
import { useReference } from './reference/use-reference';
import { StepColumn } from './step-column';

interface CompanySettingsScreenProps {
  accountId: string;
  /** What is saved already. */
  company?: Company | null | undefined;
  onDone: (process: WelcomeProcess) => void | Promise<void>;
}

const SKELETON_FIELDS = ['name', 'country', 'region', 'timeZone'] as const;

/** The first step of onboarding: who the company is and where. */
export function CompanySettingsScreen({ accountId, company, onDone }: CompanySettingsScreenProps) {
  const words = useI18nContext().LL.onboarding.company;
  const reference = useReference();
  return (
    <StepColumn>
      <PageHeader title={words.title()} text={words.text()} />
      {reference.data ? (
        <CompanyForm accountId={accountId} company={company} reference={reference.data} onDone={onDone} />
      ) : reference.error ? (
        <FailurePanel error={reference.error} onRetry={() => void reference.retry()} />
      ) : (
        <div className="flex flex-col gap-4">
          <span role="status" className="sr-only">
            {words.loading()}
          </span>
          {SKELETON_FIELDS.map((field) => (
            <div key={field} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-10 w-full" />
            </div>
          ))}
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </StepColumn>
  );
}
