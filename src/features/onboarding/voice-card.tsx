import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { saveBrandVoice } from '@/api/generated/welcome/welcome';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { BrandVoiceField } from './brand-voice-field';
import { SaveRow } from './save-row';
import { useTellDirty } from './use-tell-dirty';
import { useVoiceForm } from './use-voice-form';

interface VoiceCardProps {
  brandVoice: string | undefined;
  /** The agent that answers by default, where one is chosen. */
  botKey: string | undefined;
  onDirty: (dirty: boolean) => void;
}

/** The brand voice, to change later. */
export function VoiceCard({ brandVoice, botKey, onDirty }: VoiceCardProps) {
  const words = useI18nContext().LL.company.voice;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const { form, text, write, draftNote, onSent } = useVoiceForm(brandVoice);
  const { isDirty, errors } = form.formState;
  useTellDirty(isDirty, onDirty);
  const save = useMutation({
    mutationFn: (brandVoiceMessage: string) => saveBrandVoice({ accountId, botKey, brandVoiceMessage }),
  });

  const submit = form.handleSubmit(async ({ brandVoiceMessage }) => {
    try {
      const answer = await save.mutateAsync(brandVoiceMessage.trim());
      onSent();
      form.reset({ brandVoiceMessage: brandVoiceMessage.trim() });
      void keepProcess(answer);
      showToast({ title: brandVoiceMessage.trim() === '' ? words.cleared() : words.saved() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });

  return (
    <Card title={words.title()} text={words.text()}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {draftNote}
        <BrandVoiceField value={text} onChange={write} error={errors.brandVoiceMessage?.message} />
        <FailureNotice error={save.error} />
        <SaveRow label={words.save()} busy={save.isPending} dirty={isDirty} />
      </form>
    </Card>
  );
}
