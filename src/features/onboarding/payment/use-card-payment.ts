import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { account } from '@/api/generated/account/account';
import { paymentSetup, setUpPayment } from '@/api/generated/billing/billing';
import { isOpen } from '@/api/is-open';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { useOneAtATime } from '../use-one-at-a-time';
import { type Card, CardProblem } from './card';

interface CardPaymentOptions<Paid> {
  accountId: string;
  /** The bank wants to verify its customer since an earlier attempt, perhaps on another device. */
  pending: boolean;
  /** Pays with a payment method; throws when it was refused. */
  send: (paymentMethod: string) => Promise<Paid>;
  onPaid: (paid: Paid) => void | Promise<void>;
}

/** What pays by card, whatever is paid for. */
export type CardPayment = ReturnType<typeof useCardPayment>;

/**
 * One payment, however often it is tried: while its outcome is unknown, trying again sends the same payment method; a
 * card that was refused is asked for anew.
 */
export function useCardPayment<Paid>({ accountId, pending, send, onPaid }: CardPaymentOptions<Paid>) {
  const [unverified, setUnverified] = useState<'before' | 'now' | undefined>(pending ? 'before' : undefined);
  const [takesOther, setTakesOther] = useState(false);
  const taken = useRef<string>(undefined);
  const setUps = useRef(0);
  const setUpOnce = useSubmitOnce('setUpPayment');

  async function take(card: Card): Promise<string> {
    await card.check();
    const { clientSecret } = await setUpOnce(setUps.current, (request) => setUpPayment(accountId, request));
    setUps.current += 1;
    return card.take(clientSecret);
  }

  async function verify(card: Card): Promise<string> {
    const { subscription } = await account(accountId);
    const setupIntent = subscription.metadata.subscriptions[0]?.pending_setup_intent;
    if (!setupIntent) throw new CardProblem('unverified');
    return card.verify((await paymentSetup(accountId, setupIntent)).clientSecret);
  }

  const paying = useMutation({
    mutationFn: async (method: () => Promise<string>) => {
      taken.current ??= await method();
      return send(taken.current);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !isOpen(error)) taken.current = undefined;
      if (!(error instanceof ApiError) || error.code !== 'REQUIRES_ACTION') return;
      setUnverified('now');
      setTakesOther(false);
    },
  });
  const run = useOneAtATime(async (method: () => Promise<string>) => {
    try {
      await onPaid(await paying.mutateAsync(method));
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof CardProblem)) throw error;
    }
  });

  return {
    pay: (card: Card) => run(() => take(card)),
    verify: (card: Card) => {
      setTakesOther(false);
      return run(() => verify(card));
    },
    /** Another card is to be used than the one that the bank asks about. */
    takeOther: () => {
      paying.reset();
      setUnverified('now');
      setTakesOther(true);
    },
    takesOther,
    /** Another card is being filled in: nothing of the last one is sent again. */
    forget: () => {
      taken.current = undefined;
    },
    busy: paying.isPending || paying.isSuccess,
    /** The bank wants to verify its customer: since an earlier visit, or since something was done about it in this one. */
    unverified,
    /** It is waited for: meanwhile nothing else of the payment can be changed. */
    waitsForBank: unverified !== undefined && !takesOther,
    error: paying.error,
  };
}
