import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { RenameConnectionRequest } from '@/api/generated/schemas/renameConnectionRequest.zod';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { useRenameConnection } from '@/api/generated/tools/tools';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

interface RenameConnectionDialogProps {
  connection: ToolConnection;
  onClose: () => void;
}

const FIELDS = ['label'] as const;

/** Gives a connection another label. */
export function RenameConnectionDialog({ connection, onClose }: RenameConnectionDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.tools.renaming;
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useRenameConnection();
  const { connectionId, label, identity } = connection;
  const form = useForm({
    resolver: useContractResolver(RenameConnectionRequest),
    defaultValues: { label: label || (identity ?? '') },
  });
  const { register, formState, setError } = form;
  const isTaken = error instanceof ApiError && error.code === 'LABEL_TAKEN';

  const save = async (data: RenameConnectionRequest) => {
    if (data.label === label) return onClose();
    await mutateAsync({ connectionId, data });
    await invalidateAfter(queryClient, 'renameConnection');
    showToast({ title: t.done({ label: data.label }) });
    onClose();
  };

  return (
    <FormDialog
      title={t.title()}
      description={t.text()}
      submitLabel={t.save()}
      cancelLabel={t.cancel()}
      onCancel={onClose}
      form={form}
      fields={FIELDS}
      onSubmit={save}
      onRefused={(refusal) => {
        if (refusal instanceof ApiError && refusal.code === 'LABEL_TAKEN')
          setError('label', { message: t.taken() }, { shouldFocus: true });
      }}
      failure={isTaken ? null : error}
      busy={formState.isSubmitting}
    >
      <TextField
        {...register('label', { setValueAs: (typed: string) => typed.trim() })}
        required
        autoComplete="off"
        label={t.label()}
        error={formState.errors.label?.message}
      />
    </FormDialog>
  );
}
