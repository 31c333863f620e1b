import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { saveBrandVoice } from '@/api/generated/company/company';
import { useAccountId } from '@/shared/account/use-account-id';
import { FormShell } from '@/shared/forms/form-shell';
import { SaveLine } from '@/shared/forms/save-line';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { BrandVoiceField } from './brand-voice-field';
import { useVoiceForm } from './use-voice-form';

interface VoiceCardProps {
  brandVoice: string | undefined;
  /** The agent that answers by default, where one is chosen. */
  botKey: string | undefined;
}

/** The brand voice, to change later. */
export function VoiceCard({ brandVoice, botKey }: VoiceCardProps) {
  const t = useI18nContext().LL.company.voice;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const { form, text, write, draftNote, onSent } = useVoiceForm(brandVoice);
  const { isDirty, errors } = form.formState;
  const leaveDialog = useLeaveGuard(isDirty);
  const save = useMutation({
    mutationFn: (brandVoiceMessage: string) => saveBrandVoice({ accountId, botKey, brandVoiceMessage }),
  });

  const submit = async ({ brandVoiceMessage }: { brandVoiceMessage: string }) => {
    const answer = await save.mutateAsync(brandVoiceMessage.trim());
    onSent();
    form.reset({ brandVoiceMessage: brandVoiceMessage.trim() });
    void keepProcess(answer);
    showToast({ title: brandVoiceMessage.trim() === '' ? t.cleared() : t.saved() });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      <FormShell
        form={form}
        fields={['brandVoiceMessage']}
        onSubmit={submit}
        failure={save.error}
        busy={save.isPending}
        actions={<SaveLine label={t.save()} busy={save.isPending} dirty={isDirty} />}
      >
        {leaveDialog}
        {draftNote}
        <BrandVoiceField value={text} onChange={write} error={errors.brandVoiceMessage?.message} />
      </FormShell>
    </Card>
  );
}
