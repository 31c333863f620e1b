import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useRenameAgent } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { RenameAgentRequest } from '@/api/generated/schemas/renameAgentRequest.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

interface RenameDialogProps {
  agent: Pick<Agent, 'botKey' | 'name'>;
  onClose: () => void;
}

const FIELDS = ['name'] as const;

/** Gives an agent another name. */
export function RenameDialog({ agent, onClose }: RenameDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agentActions.renaming;
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useRenameAgent();
  const form = useForm({
    resolver: useContractResolver(RenameAgentRequest),
    defaultValues: { name: agent.name },
  });

  const { register, formState } = form;
  const [note, onSent] = useFormDraft(`rename-${agent.botKey}`, form, FIELDS);
  const close = () => {
    onSent();
    onClose();
  };

  const save = async ({ name }: RenameAgentRequest) => {
    if (name === agent.name) return close();
    await mutateAsync({ botKey: agent.botKey, data: { name } });
    await invalidateAfter(queryClient, 'renameAgent', agent.botKey);
    showToast({ title: t.done({ name }) });
    close();
  };

  return (
    <FormDialog
      title={t.title()}
      description={t.text()}
      submitLabel={t.save()}
      cancelLabel={t.cancel()}
      onCancel={close}
      form={form}
      fields={FIELDS}
      onSubmit={save}
      failure={error}
      busy={formState.isSubmitting}
    >
      {note}
      <TextField
        {...register('name', { setValueAs: (typed: string) => typed.trim() })}
        required
        autoComplete="off"
        label={t.name()}
        error={formState.errors.name?.message}
      />
    </FormDialog>
  );
}
