import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ResetLinkRequest } from '@/api/generated/schemas/resetLinkRequest.zod';
import { formatCountdown } from '@/lib/format';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { TEXT_LINK } from '@/ui/text-link-class';
import { EmailField } from './email-field';
import { usePassedText } from './passed-on';
import { useSendLink } from './use-send-link';
import { useSecondsLeft, type Wait } from './wait';

/** The first step to a new password: which address the link goes to. */
export function PasswordRecoveryScreen() {
  const { LL, locale } = useI18nContext();
  const t = LL.recovery;
  const email = usePassedText('email') ?? '';
  const navigate = useNavigateFromHere();
  const [wait, setWait] = useState<Wait>();
  const left = useSecondsLeft(wait);
  const { sendLink, error, isSuccess } = useSendLink({
    onSent: (sentLink) => navigate({ to: '/{-$locale}/sendemail', state: { sentLink } }),
    onWait: setWait,
  });
  const form = useForm({
    resolver: useContractResolver(ResetLinkRequest),
    // A change of language comes in here, too.
    values: { email, language: locale },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  const send = async (data: ResetLinkRequest) => {
    if (left > 0) return;
    const failure = await sendLink(data.email);
    if (failure) throw failure;
  };

  const waited = wait !== undefined && left === 0;
  return (
    <>
      <PageHeader title={t.title()} text={t.text()} />
      <FormShell
        form={form}
        fields={['email']}
        onSubmit={send}
        failure={waited ? null : error}
        busy={isSubmitting || isSuccess}
        actions={
          <Button type="submit" block busy={isSubmitting || isSuccess} aria-disabled={left > 0}>
            {left > 0 ? t.submitIn({ time: formatCountdown(left * 1000) }) : t.submit()}
          </Button>
        }
      >
        <EmailField {...register('email')} error={errors.email?.message} />
      </FormShell>
      <p className="mt-6 text-center">
        <Link to="/{-$locale}/login" className={TEXT_LINK}>
          {t.backToLogin()}
        </Link>
      </p>
    </>
  );
}
