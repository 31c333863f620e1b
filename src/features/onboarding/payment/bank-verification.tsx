import { useI18nContext } from '@i18n/i18n-react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { Card } from './card';
import { PaymentFailure } from './payment-failure';
import type { CardPayment } from './use-card-payment';

interface BankVerificationProps {
  payment: CardPayment;
  /** Until whoever asks the bank is there, there is none. */
  card: Card | undefined;
}

/** In the place of the card's fields while the bank wants to verify its customer: that, or another card. */
export function BankVerification({ payment, card }: BankVerificationProps) {
  const t = useI18nContext().LL.onboarding.pay;
  const { busy, unverified, takeOther, verify, error } = payment;
  return (
    <div className="flex flex-col gap-4">
      <PaymentFailure error={error} />
      <Notice
        tone="warning"
        assertive
        title={t.verifyTitle()}
        action={
          <Button
            // The button that paid is gone, and the focus with it.
            ref={unverified === 'now' ? focusOnMount : undefined}
            busy={busy}
            aria-disabled={!card}
            onClick={() => card && void verify(card)}
          >
            {t.verify()}
          </Button>
        }
      >
        {t.verifyText()}
      </Notice>
      <Button variant="secondary" block aria-disabled={busy} onClick={takeOther}>
        {t.otherCard()}
      </Button>
    </div>
  );
}
