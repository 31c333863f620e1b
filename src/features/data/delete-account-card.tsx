import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useDeleteAccount } from '@/api/generated/data/data';
import { AccountDeletionRequest } from '@/api/generated/schemas/accountDeletionRequest.zod';
import { signOut } from '@/session/session';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';

interface DeleteAccountCardProps {
  /** What has to be typed; where it is not known, the provider alone compares. */
  companyName: string;
}

/** The end of the account, at the end of the page. */
export function DeleteAccountCard({ companyName }: DeleteAccountCardProps) {
  const { LL } = useI18nContext();
  const t = LL.settings.data;
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={t.deleteTitle()}
      text={t.deleteText()}
      actions={
        <Button variant="secondary" size="sm" className="text-error" onClick={() => setAsking(true)}>
          {t.delete()}
        </Button>
      }
    >
      {asking && <DeleteAccountDialog companyName={companyName} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function DeleteAccountDialog({ companyName, onClose }: DeleteAccountCardProps & { onClose: () => void }) {
  const { LL } = useI18nContext();
  const t = LL.settings.data;
  const accountId = useAccountId();
  const { mutateAsync, error } = useDeleteAccount();
  const form = useForm({
    resolver: useContractResolver(AccountDeletionRequest),
    defaultValues: { companyName: '' },
  });
  const { register, setError, formState } = form;
  const differs = () => setError('companyName', { message: t.differs() }, { shouldFocus: true });
  const isOther = error instanceof ApiError && error.code === 'NAME_DIFFERS';

  const confirm = async (data: AccountDeletionRequest) => {
    if (companyName !== '' && data.companyName !== companyName) return differs();
    await mutateAsync({ accountId, data });
    await signOut();
  };

  return (
    <FormDialog
      title={t.confirmTitle()}
      description={t.confirmText()}
      submitLabel={t.confirm()}
      cancelLabel={t.cancel()}
      danger
      onCancel={onClose}
      form={form}
      fields={['companyName']}
      onSubmit={confirm}
      onRefused={(refusal) => {
        if (refusal instanceof ApiError && refusal.code === 'NAME_DIFFERS') differs();
      }}
      failure={isOther ? null : error}
      busy={formState.isSubmitting}
    >
      <TextField
        {...register('companyName', { setValueAs: (typed: string) => typed.trim() })}
        required
        autoComplete="off"
        label={t.type({ name: companyName })}
        error={formState.errors.companyName?.message}
      />
    </FormDialog>
  );
}
