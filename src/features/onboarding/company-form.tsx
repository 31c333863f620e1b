import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Company } from '@/api/generated/schemas/company.zod';
import type { SavedCompany } from '@/api/generated/schemas/savedCompany.zod';
import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { saveBrandVoice, saveCompany } from '@/api/generated/welcome/welcome';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { useRefusedFields } from '@/shared/forms/use-refused-fields';
import { Button } from '@/ui/button';
import { advanceFrom } from './advance-from';
import { BrandVoiceField } from './brand-voice-field';
import { COMPANY_FIELDS, CompanyFields } from './company-fields';
import { companyOf, startingCompany } from './company-options';
import { browserTimeZone } from './reference/time-zones';
import type { Reference } from './reference/use-reference';
import { SaveLine } from './save-line';
import { useAutosave } from './use-autosave';
import { useVoiceForm } from './use-voice-form';

interface CompanyFormProps {
  accountId: string;
  company: SavedCompany | null | undefined;
  brandVoice: string | null | undefined;
  /** The agent that answers by default, where one is chosen. */
  botKey?: string | undefined;
  reference: Reference;
  /** Writes a brand voice from a few words; nothing is saved by it. */
  propose: (words: string, signal: AbortSignal) => Promise<string>;
  /** Hears what a save on the way answered. */
  onSaved: (answer: unknown) => void;
  onDone: (process: WelcomeProcess) => void | Promise<void>;
}

/** The company and its voice: what is filled in saves itself, and the button goes on. */
export function CompanyForm(props: CompanyFormProps) {
  const { accountId, company, brandVoice, botKey, reference, propose, onSaved, onDone } = props;
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
  const told = Company.safeParse(companyOf(form.watch()));

  // Who is still writing keeps the focus.
  const refuse = (error: unknown) =>
    showRefused(error, form, COMPANY_FIELDS, { under: 'company', focus: isSubmitting });
  const details = useAutosave({
    value: told.success ? told.data : undefined,
    saved: company ? companyOf({ ...company, region: company.region ?? '' }) : undefined,
    held,
    save: async (data) => {
      try {
        onSaved(await saveCompany({ accountId, company: data }));
        onSent();
      } catch (error) {
        refuse(error);
        throw error;
      }
    },
  });
  const saveVoice = async (brandVoiceMessage: string) => {
    onSaved(await saveBrandVoice({ accountId, botKey, brandVoiceMessage }));
    voice.onSent();
  };
  const spoken = useAutosave({ value: voice.text, saved: brandVoice ?? '', held, save: saveVoice });

  const finish = useMutation({
    mutationFn: async (data: Company) => {
      if (spoken.unsaved) await saveVoice(voice.text);
      await saveCompany({ accountId, company: data });
      return advanceFrom(accountId, 'company_settings');
    },
  });

  const submit = form.handleSubmit(async (data) => {
    await Promise.all([details.settled(), spoken.settled()]);
    try {
      const process = await finish.mutateAsync(companyOf(data));
      setGone(true);
      onSent();
      await onDone(process);
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {draftNote || voice.draftNote}
      <CompanyFields form={form} company={company} reference={reference} />
      <BrandVoiceField value={voice.text} onChange={voice.write} propose={propose} />
      <SaveLine saves={[details, spoken]} incomplete={isDirty && !told.success} />
      <FailureNotice error={finish.error} />
      <Button type="submit" block busy={held}>
        {LL.onboarding.company.submit()}
      </Button>
    </form>
  );
}
