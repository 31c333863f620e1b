import { useI18nContext } from '@i18n/i18n-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SecondFactorCode } from '@/api/generated/schemas/secondFactorCode.zod';
import { CodeField } from '@/shared/account/code-field';
import { whyCodeRefused } from '@/shared/account/second-factor-code';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';

interface SecondFactorStepProps {
  /** Whose code is asked for: the e-mail that was typed, or the service that vouched for them. */
  account: string;
  /** Signs in with what was proved before, and this code. */
  onCode: (code: string) => Promise<unknown>;
  /** Why that did not work. */
  failure: unknown;
  onBack: () => void;
}

/** The code of the authenticator app, after the password or the service that vouches for somebody. */
export function SecondFactorStep({ account, onCode, failure, onBack }: SecondFactorStepProps) {
  const { LL } = useI18nContext();
  const t = LL.security;
  const form = useForm({ resolver: useContractResolver(SecondFactorCode), defaultValues: { code: '' } });
  const { register, setError, setFocus, formState } = form;
  // It takes the place of the form that was just sent, and a code is all that there is to write.
  useEffect(() => setFocus('code'), [setFocus]);
  const isAsked = failure instanceof Error && 'code' in failure && failure.code === 'SECOND_FACTOR_NEEDED';
  return (
    <>
      <PageHeader title={t.step.title()} text={account} />
      <FormShell
        form={form}
        fields={['code']}
        onSubmit={({ code }) => onCode(code)}
        onRefused={(refusal) => {
          const why = whyCodeRefused(refusal);
          if (why) setError('code', { message: t.factor[why]() }, { shouldFocus: true });
        }}
        failure={isAsked || whyCodeRefused(failure) ? null : failure}
        busy={formState.isSubmitting}
        actions={
          <div className="flex flex-col gap-2">
            <Button type="submit" block busy={formState.isSubmitting}>
              {t.step.submit()}
            </Button>
            <Button variant="ghost" block onClick={onBack}>
              {t.step.back()}
            </Button>
          </div>
        }
      >
        <CodeField {...register('code')} orRecovery error={formState.errors.code?.message} />
      </FormShell>
    </>
  );
}
