import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useSaveMember } from '@/api/generated/members/members';
import type { Member } from '@/api/generated/schemas/member.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';
import { type Access, RoleFields } from './role-fields';
import { isRole } from './roles';
import { useRoleName } from './use-role-name';

interface EditMemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Changes the role of somebody, and which agents they see. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.team;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const roleName = useRoleName();
  const { mutateAsync, error } = useSaveMember();
  const { userId, role, agents } = member;
  const name = member.name || member.email;
  const form = useForm<Access>({ defaultValues: { role: isRole(role) ? role : 'viewer', agents } });
  const value = form.watch();
  const isLastOwner = error instanceof ApiError && error.code === 'LAST_OWNER';

  const save = async (data: Access) => {
    if (data.agents?.length === 0 && (data.role === 'editor' || data.role === 'viewer')) {
      form.setError('agents', { message: t.access.none() });
      return;
    }
    await mutateAsync({ accountId, userId, data });
    await invalidateAfter(queryClient, 'saveMember');
    showToast({ title: t.editing.saved({ name, role: roleName(data.role) }) });
    onClose();
  };

  return (
    <FormDialog
      title={t.editing.title({ name })}
      description={t.editing.text()}
      submitLabel={t.editing.save()}
      cancelLabel={t.editing.cancel()}
      onCancel={onClose}
      form={form}
      fields={['role', 'agents']}
      onSubmit={save}
      failure={error}
      failureNotice={isLastOwner ? <Notice tone="error">{t.editing.lastOwner()}</Notice> : undefined}
      busy={form.formState.isSubmitting}
    >
      <RoleFields
        value={value}
        error={form.formState.errors.agents?.message}
        onChange={(next) => {
          form.clearErrors('agents');
          form.setValue('role', next.role);
          form.setValue('agents', next.agents);
        }}
      />
    </FormDialog>
  );
}
