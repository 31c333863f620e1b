import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';

interface OpenChoiceProps {
  /** Its set-up has stopped, or the bank still wants to verify its customer. */
  open: 'stopped' | 'unverified';
}

/** An earlier choice that is not finished, and the way to where it goes on. */
export function OpenChoice({ open }: OpenChoiceProps) {
  const { pay, subscribing } = useI18nContext().LL.onboarding;
  const stopped = open === 'stopped';
  return (
    <Notice
      tone="warning"
      title={stopped ? subscribing.failedTitle() : pay.verifyTitle()}
      action={
        <Link
          to={stopped ? '/{-$locale}/onboarding/subscribing' : '/{-$locale}/onboarding/subscriptionpay'}
          className={buttonClass()}
        >
          {stopped ? subscribing.toStopped() : pay.verify()}
        </Link>
      }
    >
      {stopped ? subscribing.openText() : pay.verifyText()}
    </Notice>
  );
}
