import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useInvite } from '@/api/generated/members/members';
import { InvitationRequest } from '@/api/generated/schemas/invitationRequest.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';
import { RoleFields } from './role-fields';

const KNOWN = ['ALREADY_MEMBER', 'EMAIL_TAKEN', 'ALREADY_INVITED'] as const;

function codeOf(error: unknown): (typeof KNOWN)[number] | undefined {
  return error instanceof ApiError ? KNOWN.find((code) => code === error.code) : undefined;
}

/** Invites somebody by mail, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { LL, locale } = useI18nContext();
  const t = LL.team;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useInvite();
  const form = useForm<InvitationRequest>({
    resolver: useContractResolver(InvitationRequest),
    defaultValues: { email: '', role: 'editor', agents: null, language: locale },
  });
  const { register, formState, setError, setValue, clearErrors } = form;
  const { role, agents } = form.watch();

  const send = async (data: InvitationRequest) => {
    const isLimited = data.role === 'editor' || data.role === 'viewer';
    if (isLimited && data.agents?.length === 0) {
      setError('agents', { message: t.access.none() });
      return;
    }
    await mutateAsync({ accountId, data: { ...data, agents: isLimited ? data.agents : null } });
    await invalidateAfter(queryClient, 'invite');
    showToast({ title: t.inviting.sent({ email: data.email }) });
    onClose();
  };

  return (
    <FormDialog
      title={t.inviting.title()}
      description={t.inviting.text()}
      submitLabel={t.inviting.send()}
      cancelLabel={t.inviting.cancel()}
      onCancel={onClose}
      form={form}
      fields={['email', 'role', 'agents']}
      onSubmit={send}
      onRefused={(refusal) => {
        const code = codeOf(refusal);
        if (code) setError('email', { message: t.inviting[code]() }, { shouldFocus: true });
      }}
      failure={codeOf(error) ? null : error}
      busy={formState.isSubmitting}
    >
      <TextField
        {...register('email', { setValueAs: (typed: string) => typed.trim() })}
        type="email"
        required
        autoComplete="off"
        label={t.inviting.email()}
        error={formState.errors.email?.message}
      />
      <RoleFields
        value={{ role, agents }}
        error={formState.errors.agents?.message}
        onChange={(next) => {
          clearErrors('agents');
          setValue('role', next.role);
          setValue('agents', next.agents);
        }}
      />
    </FormDialog>
  );
}
