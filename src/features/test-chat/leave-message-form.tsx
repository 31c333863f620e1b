import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useLeaveMessage } from '@/api/generated/conversations/conversations';
import { LeaveMessageRequest } from '@/api/generated/schemas/leaveMessageRequest.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface LeaveMessageFormProps {
  conversationId: string;
  /** The answer that asks for it. */
  messageId: string;
  /** What the message begins with. */
  text: string;
}

const FIELDS = ['name', 'email', 'text'] as const;

/** Leaves a message where nobody is there, as a visitor would. */
export function LeaveMessageForm({ conversationId, messageId, text }: LeaveMessageFormProps) {
  const t = useI18nContext().LL.testAgent.handover.form;
  const titleId = useId();
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useLeaveMessage();
  const form = useForm({
    resolver: useContractResolver(LeaveMessageRequest),
    defaultValues: { messageId, name: '', email: '', text },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [note, onSent] = useFormDraft(`leave-message-${messageId}`, form, FIELDS);
  const leave = async (data: LeaveMessageRequest) => {
    await mutateAsync({ conversationId, data });
    onSent();
    await invalidateAfter(queryClient, 'leaveMessage', conversationId);
  };
  const trimmed = { setValueAs: (typed: string) => typed.trim() };
  return (
    <section
      aria-labelledby={titleId}
      className="max-w-[40rem] rounded-box border border-line bg-base-100 p-4"
    >
      <h2 id={titleId} className="font-semibold">
        {t.title()}
      </h2>
      <p className="mb-3 text-[0.8125rem] text-quiet">{t.text()}</p>
      <FormShell
        form={form}
        fields={FIELDS}
        onSubmit={leave}
        failure={error}
        busy={formState.isSubmitting}
        actions={
          <Button type="submit" size="sm" className="self-start" busy={formState.isSubmitting}>
            {t.send()}
          </Button>
        }
      >
        {note}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register('name', trimmed)}
            required
            autoComplete="name"
            label={t.name()}
            error={errors.name?.message}
          />
          <TextField
            {...register('email', trimmed)}
            required
            type="email"
            autoComplete="email"
            label={t.email()}
            error={errors.email?.message}
          />
        </div>
        <TextAreaField
          {...register('text', trimmed)}
          required
          rows={3}
          label={t.message()}
          error={errors.text?.message}
        />
      </FormShell>
    </section>
  );
}
