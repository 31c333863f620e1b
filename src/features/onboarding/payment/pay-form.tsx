import { useI18nContext } from '@i18n/i18n-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { Card } from './card';
import { PaymentFailure } from './payment-failure';
import type { CardPayment } from './use-card-payment';

interface PayFormProps {
  payment: CardPayment;
  /** Until its fields can be used there is none. */
  card: Card | undefined;
  fields: ReactNode;
  /** What is due today, as money; until it is known nothing can be paid. */
  amount: string | undefined;
  /** Whether anything is due; else the card is only kept. */
  pays?: boolean | undefined;
}

/** The card and the one button that pays; what the bank wants stands beside them. */
export function PayForm({ payment, card, fields, amount, pays = true }: PayFormProps) {
  const t = useI18nContext().LL.onboarding.pay;
  const { busy, unverified, error } = payment;
  const ready = card !== undefined && (amount !== undefined || !pays);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void payment.pay(card);
  };
  const verification = (
    <Notice
      tone="warning"
      assertive
      title={t.verifyTitle()}
      action={
        <Button busy={busy} aria-disabled={!ready} onClick={() => card && void payment.verify(card)}>
          {t.verify()}
        </Button>
      }
    >
      {t.verifyText()}
    </Notice>
  );
  return (
    <form noValidate aria-label={t.card()} className="flex flex-col gap-4" onSubmit={submit}>
      {unverified === 'before' && verification}
      {fields}
      {unverified === 'now' && verification}
      <PaymentFailure error={error} />
      <Button
        type="submit"
        // The bank is waited for first.
        variant={unverified ? 'secondary' : 'primary'}
        block
        busy={busy}
        aria-disabled={!ready}
      >
        {!pays
          ? t.keepCard()
          : amount === undefined
            ? t.submit()
            : unverified
              ? t.otherCard()
              : t.submitAmount({ amount })}
      </Button>
    </form>
  );
}
