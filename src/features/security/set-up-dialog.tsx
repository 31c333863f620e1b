import { useI18nContext } from '@i18n/i18n-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SecondFactorCode } from '@/api/generated/schemas/secondFactorCode.zod';
import { setUpSecondFactor, useTurnOnSecondFactor } from '@/api/generated/security/security';
import { CodeField } from '@/shared/account/code-field';
import { whyCodeRefused } from '@/shared/account/second-factor-code';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormDialog } from '@/shared/forms/form-dialog';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { usePhone } from '@/ui/use-phone';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

/** The secret for an authenticator app, the code that proves it has arrived, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  const t = LL.security.setUp;
  const queryClient = useQueryClient();
  const phone = usePhone();
  const [codes, setCodes] = useState<readonly string[]>();
  // A secret of its own for each dialog, which is forgotten with it.
  const setup = useQuery({
    queryKey: ['setUpSecondFactor'],
    queryFn: () => setUpSecondFactor(),
    staleTime: 'static',
    gcTime: 0,
  });
  const { mutateAsync, error } = useTurnOnSecondFactor();
  const form = useForm({ resolver: useContractResolver(SecondFactorCode), defaultValues: { code: '' } });
  const { register, setError, formState } = form;

  const turnOn = async (data: SecondFactorCode) => {
    const { recoveryCodes } = await mutateAsync({ data });
    setCodes(recoveryCodes);
    await invalidateAfter(queryClient, 'turnOnSecondFactor');
  };
  const copy = async (secret: string) => {
    await navigator.clipboard?.writeText(secret);
    showToast({ title: t.copied() });
  };

  if (codes) {
    const done = () => {
      showToast({ title: LL.security.recovery.done() });
      onClose();
    };
    return <RecoveryCodes codes={codes} onClose={done} />;
  }
  return (
    <FormDialog
      title={t.title()}
      description={t.text()}
      submitLabel={t.confirm()}
      cancelLabel={t.cancel()}
      onCancel={onClose}
      form={form}
      fields={['code']}
      onSubmit={turnOn}
      onRefused={(refusal) => {
        const why = whyCodeRefused(refusal);
        if (why) setError('code', { message: LL.security.factor[why]() }, { shouldFocus: true });
      }}
      failure={whyCodeRefused(error) ? null : error}
      busy={formState.isSubmitting}
    >
      {setup.data ? (
        <div className="flex flex-col items-start gap-3">
          {!phone && <QrCode text={setup.data.uri} label={t.qr()} />}
          {phone && setup.data.uri.startsWith('otpauth:') && (
            <a href={setup.data.uri} className={buttonClass({ variant: 'secondary', block: true })}>
              {t.openApp()}
            </a>
          )}
          <p className="text-quiet">{phone ? t.byHandHere() : t.byHand()}</p>
          <div className="flex flex-wrap items-center gap-2">
            <code className="break-all rounded bg-base-200 px-2 py-1">
              {setup.data.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <Button
              variant="secondary"
              size="sm"
              icon={<Copy size={15} aria-hidden="true" />}
              onClick={() => void copy(setup.data.secret).catch(() => undefined)}
            >
              {t.copy()}
            </Button>
          </div>
          {/* A phone cannot scan its own screen. */}
          {phone && (
            <details>
              <summary className="cursor-pointer text-quiet max-sm:min-h-11">{t.elsewhere()}</summary>
              <QrCode text={setup.data.uri} label={t.qr()} />
            </details>
          )}
        </div>
      ) : setup.error ? (
        <FailurePanel error={setup.error} onRetry={() => void setup.refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="size-48" />
        </div>
      )}
      <CodeField {...register('code')} error={formState.errors.code?.message} />
    </FormDialog>
  );
}
