import { useI18nContext } from '@i18n/i18n-react';
import type { FormEvent, ReactNode } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { Button } from '@/ui/button';
import { BankVerification } from './bank-verification';
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

/** The card and the one button that pays; while the bank verifies its customer, that alone. */
export function PayForm({ payment, card, fields, amount, pays = true }: PayFormProps) {
  const t = useI18nContext().LL.onboarding.pay;
  const { busy, takesOther, waitsForBank, unverified, error } = payment;
  const ready = card?.isReady && (amount !== undefined || !pays);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void payment.pay(card);
  };
  return (
    <>
      {waitsForBank && <BankVerification payment={payment} card={card} />}
      {/* What was typed stays for the way back; before anything was there is nothing to keep. */}
      {!(waitsForBank && unverified === 'before') && (
        <form
          noValidate
          hidden={waitsForBank}
          aria-label={t.card()}
          // The button that led here is gone, and the focus with it.
          ref={takesOther ? focusOnMount : undefined}
          tabIndex={-1}
          className="flex flex-col gap-4"
          onSubmit={submit}
        >
          {fields}
          {!waitsForBank && <PaymentFailure error={error} />}
          <Button type="submit" block busy={busy} aria-disabled={!ready}>
            {!pays ? t.keepCard() : amount === undefined ? t.submit() : t.submitAmount({ amount })}
          </Button>
          {takesOther && (
            <Button
              variant="secondary"
              block
              aria-disabled={busy}
              onClick={() => card && void payment.verify(card)}
            >
              {t.verify()}
            </Button>
          )}
        </form>
      )}
    </>
  );
}
