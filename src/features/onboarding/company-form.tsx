import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveBrandVoice, saveCompany } from '@/api/generated/company/company';
import { Company } from '@/api/generated/schemas/company.zod';
import type { WelcomeSettings } from '@/api/generated/schemas/welcomeSettings.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { useRefusedFields } from '@/shared/forms/use-refused-fields';
import { advanceFrom } from '@/shared/onboarding/advance-from';
import { useContinueOnboarding } from '@/shared/onboarding/use-continue-onboarding';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { Button } from '@/ui/button';
import { BrandVoiceField } from './brand-voice-field';
import { COMPANY_FIELDS, CompanyFields } from './company-fields';
import { companyOf, startingCompany } from './company-options';
import { browserTimeZone } from './reference/time-zones';
import type { Reference } from './reference/use-reference';
import { SaveLine } from './save-line';
import { useAutosave } from './use-autosave';
import { useVoiceForm } from './use-voice-form';

interface CompanyFormProps {
  /** What is saved already. */
  settings: WelcomeSettings;
  reference: Reference;
}

/** The company and its voice: what is filled in saves itself, and the button goes on. */
export function CompanyForm({ settings, reference }: CompanyFormProps) {
  const { company, brandVoiceMessage: brandVoice, defaultBotKey } = settings;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const continueOnboarding = useContinueOnboarding();
  const { LL } = useI18nContext();
  const showRefused = useRefusedFields();
  const form = useForm({
    resolver: useContractResolver(Company),
    defaultValues: startingCompany(company, reference.timeZones, browserTimeZone()),
  });
  const voice = useVoiceForm(brandVoice ?? undefined);
  const [draftNote, onSent] = useFormDraft('company', form, COMPANY_FIELDS);
  const { isSubmitting, isDirty } = form.formState;
  const [gone, setGone] = useState(false);
  const held = isSubmitting || gone;
  const complete = Company.safeParse(companyOf(form.watch()));

  // Who is still writing keeps the focus.
  const refuse = (error: unknown) =>
    showRefused(error, form, COMPANY_FIELDS, { under: 'company', focus: false });
  const companySave = useAutosave({
    value: complete.success ? complete.data : undefined,
    saved: company ? companyOf({ ...company, region: company.region ?? '' }) : undefined,
    held,
    save: async (data) => {
      try {
        void keepProcess(await saveCompany({ accountId, company: data }));
        onSent();
      } catch (error) {
        refuse(error);
        throw error;
      }
    },
  });
  const saveVoice = async (brandVoiceMessage: string) => {
    const botKey = defaultBotKey ?? undefined;
    void keepProcess(await saveBrandVoice({ accountId, botKey, brandVoiceMessage }));
    voice.onSent();
  };
  const voiceSave = useAutosave({ value: voice.text, saved: brandVoice ?? '', held, save: saveVoice });

  const finish = useMutation({
    mutationFn: async (data: Company) => {
      if (voiceSave.unsaved) await saveVoice(voice.text);
      await saveCompany({ accountId, company: data });
      const process = await advanceFrom(accountId, 'company_settings');
      // Saved and over: what is written from here on is not saved again.
      setGone(true);
      onSent();
      try {
        await continueOnboarding(process);
      } catch (error) {
        setGone(false);
        throw error;
      }
    },
  });

  const submit = async (data: Company) => {
    await Promise.all([companySave.settled(), voiceSave.settled()]);
    await finish.mutateAsync(companyOf(data));
  };

  return (
    <FormShell
      form={form}
      fields={COMPANY_FIELDS}
      under="company"
      onSubmit={submit}
      failure={finish.error}
      busy={held}
      actions={
        <Button type="submit" block busy={held}>
          {LL.onboarding.company.submit()}
        </Button>
      }
    >
      {draftNote || voice.draftNote}
      <CompanyFields form={form} company={company} reference={reference} />
      <BrandVoiceField value={voice.text} onChange={voice.write} />
      <SaveLine saves={[companySave, voiceSave]} incomplete={isDirty && !complete.success} />
    </FormShell>
  );
}
