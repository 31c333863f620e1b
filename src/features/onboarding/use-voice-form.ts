import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { BrandVoicePayload } from '@/api/generated/schemas/brandVoicePayload.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';

const Voice = z.pick(BrandVoicePayload, { brandVoiceMessage: true });

/** The brand voice while it is written; what is not saved yet is kept, as in every form. */
export function useVoiceForm(saved: string | undefined) {
  const form = useForm({
    resolver: useContractResolver(Voice),
    defaultValues: { brandVoiceMessage: saved ?? '' },
  });
  const [draftNote, onSent] = useFormDraft('brand-voice', form, ['brandVoiceMessage']);
  const text = form.watch('brandVoiceMessage');
  return {
    form,
    text,
    write: (next: string) =>
      form.setValue('brandVoiceMessage', next, { shouldDirty: true, shouldValidate: true }),
    draftNote,
    onSent,
  };
}
