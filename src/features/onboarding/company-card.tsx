import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { saveCompany } from '@/api/generated/company/company';
import { Company } from '@/api/generated/schemas/company.zod';
import type { SavedCompany } from '@/api/generated/schemas/savedCompany.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { SaveLine } from '@/shared/forms/save-line';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { COMPANY_FIELDS, CompanyFields } from './company-fields';
import { companyOf, startingCompany } from './company-options';
import { CompanySkeleton } from './company-skeleton';
import { browserTimeZone } from './reference/time-zones';
import { type Reference, useReference } from './reference/use-reference';

interface CompanyCardProps {
  company: SavedCompany | null | undefined;
}

/** The company's details, to change later. */
export function CompanyCard(props: CompanyCardProps) {
  const t = useI18nContext().LL.company.details;
  const reference = useReference();
  return (
    <Card title={t.title()} text={t.text()}>
      {reference.data ? (
        <CompanyDetails {...props} reference={reference.data} />
      ) : reference.error ? (
        <FailurePanel error={reference.error} onRetry={() => void reference.retry()} />
      ) : (
        <CompanySkeleton label={t.loading()} />
      )}
    </Card>
  );
}

function CompanyDetails(props: CompanyCardProps & { reference: Reference }) {
  const { company, reference } = props;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const { LL } = useI18nContext();
  const form = useForm({
    resolver: useContractResolver(Company),
    defaultValues: startingCompany(company, reference.timeZones, browserTimeZone()),
  });
  const [draftNote, onSent] = useFormDraft('company', form, COMPANY_FIELDS);
  const { isDirty } = form.formState;
  const leaveDialog = useLeaveGuard(isDirty);
  const save = useMutation({ mutationFn: (data: Company) => saveCompany({ accountId, company: data }) });

  const submit = async (data: Company) => {
    const answer = await save.mutateAsync(companyOf(data));
    onSent();
    form.reset({ ...data, region: data.region ?? '' });
    void keepProcess(answer);
    showToast({ title: LL.company.details.saved() });
  };

  return (
    <FormShell
      form={form}
      fields={COMPANY_FIELDS}
      under="company"
      onSubmit={submit}
      failure={save.error}
      busy={save.isPending}
      actions={<SaveLine label={LL.company.details.save()} busy={save.isPending} dirty={isDirty} />}
    >
      {leaveDialog}
      {draftNote}
      <div className="grid gap-4 sm:grid-cols-2">
        <CompanyFields form={form} company={company} reference={reference} />
      </div>
    </FormShell>
  );
}
