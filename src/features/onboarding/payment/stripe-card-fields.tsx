import { useI18nContext } from '@i18n/i18n-react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { SetupIntentResult } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTheme } from '@/session/use-theme';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { type Card, type CardFieldsProps, CardProblem } from './card';
import { openStripe } from './open-stripe';
import { stripeAppearance } from './stripe-appearance';

type Result = Pick<SetupIntentResult, 'setupIntent' | 'error'>;

/** The payment method of a set-up that stands; what Stripe says of one that does not is for people to read. */
function methodOf({ setupIntent, error }: Result, otherwise: 'refused' | 'unverified'): string {
  const method = setupIntent?.payment_method;
  if (setupIntent?.status !== 'succeeded' || !method) throw new CardProblem(otherwise, error?.message);
  return typeof method === 'string' ? method : method.id;
}

/** Stripe's own fields, in a frame of Stripe: the card never enters the product. */
export function StripeCardFields(props: CardFieldsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pay;
  const { publishableKey, currency, children, broken } = props;
  const theme = useTheme();
  const opened = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => openStripe(publishableKey),
    staleTime: 'static',
    retry: false,
  });
  // Trying again does not take the notice away before it has helped.
  if (!opened.data && opened.errorUpdateCount > 0) {
    return broken(
      <Notice
        tone="error"
        title={t.stripeFails()}
        action={
          <Button busy={opened.isFetching} onClick={() => void opened.refetch()}>
            {LL.common.retry()}
          </Button>
        }
      >
        {t.stripeFailsText()}
      </Notice>,
    );
  }
  if (!opened.data) return children(<Skeleton className="h-40 w-full" />, undefined);
  return (
    <Elements
      // What Stripe draws keeps the language it was made in.
      key={locale}
      stripe={opened.data}
      options={{
        mode: 'setup',
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
        locale,
        appearance: stripeAppearance(theme),
      }}
    >
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ onChange, children }: CardFieldsProps) {
  const t = useI18nContext().LL.onboarding.pay;
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const card: Card | undefined =
    stripe && elements
      ? {
          isReady: ready,
          check: async () => {
            const { error } = await elements.submit();
            if (error) throw new CardProblem('incomplete');
          },
          take: async (clientSecret) =>
            methodOf(
              await stripe.confirmSetup({ elements, clientSecret, redirect: 'if_required' }),
              'refused',
            ),
          verify: async (clientSecret) => {
            const found = await stripe.retrieveSetupIntent(clientSecret);
            if (found.setupIntent?.status !== 'requires_action') return methodOf(found, 'unverified');
            const { setupIntent, error } = await stripe.handleNextAction({ clientSecret });
            if (error) throw new CardProblem('unverified', error.message);
            return methodOf({ setupIntent, error: undefined }, 'unverified');
          },
        }
      : undefined;
  return children(
    <div className="flex flex-col gap-3">
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} onChange={onChange} />
      <p className="text-[0.8125rem] text-quiet">{t.stripeKeeps()}</p>
    </div>,
    card,
  );
}
