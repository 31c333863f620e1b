import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useAgents } from '@/api/generated/agents/agents';
import { CreateWidgetRequest } from '@/api/generated/schemas/createWidgetRequest.zod';
import { createWidget } from '@/api/generated/widgets/widgets';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const FIELDS = ['name', 'botKey'] as const;

/** Makes a widget for an agent, and opens its designer. */
export function CreateWidgetDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  const { creating: t, look } = LL.widgetDesigner;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accountId = useAccountId();
  const { data: agents } = useAgents({ accountId });
  const submitOnce = useSubmitOnce('createWidget', accountId);
  const { mutateAsync, error } = useMutation({
    mutationFn: (data: CreateWidgetRequest) => submitOnce(data, (request) => createWidget(data, request)),
  });
  const form = useForm({
    resolver: useContractResolver(CreateWidgetRequest),
    defaultValues: { name: '', botKey: '' },
  });
  const { register, formState } = form;
  const [note, onSent] = useFormDraft('new-widget', form, FIELDS);
  const close = () => {
    onSent();
    onClose();
  };

  const create = async (data: CreateWidgetRequest) => {
    const made = await mutateAsync(data);
    await invalidateAfter(queryClient, 'createWidget');
    close();
    if (made) {
      await navigate({
        to: '/{-$locale}/dashboard/channels',
        search: { view: 'widget', widget: made.widgetId },
      });
    }
  };

  return (
    <FormDialog
      title={t.title()}
      description={t.text()}
      submitLabel={t.create()}
      cancelLabel={LL.common.cancel()}
      onCancel={close}
      form={form}
      fields={FIELDS}
      onSubmit={create}
      failure={error}
      busy={formState.isSubmitting}
    >
      {note}
      <TextField
        {...register('name', { setValueAs: (typed: string) => typed.trim() })}
        required
        autoComplete="off"
        label={look.name()}
        hint={look.nameHint()}
        error={formState.errors.name?.message}
      />
      <SelectField
        {...register('botKey')}
        required
        label={look.agent()}
        hint={look.agentHint()}
        placeholder={t.choose()}
        error={formState.errors.botKey && look.agentFault()}
        options={(agents?.items ?? []).map(({ botKey, name }) => ({ value: botKey, label: name }))}
      />
    </FormDialog>
  );
}
