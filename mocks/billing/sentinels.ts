import { FAILING_NAME, type Sentinel } from '@mocks/core/sentinel';

/**
 * Payment methods that behave in a certain way, named as Stripe names its own test cards where it has one; `verified` is
 * what becomes of `action` when the bank has verified its customer.
 */
export const CARD_SENTINELS = {
  ok: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  action: 'pm_card_authenticationRequired',
  verified: 'pm_card_authenticationRequired_verified',
  slow: 'pm_card_slow',
};
const card = { en: 'Payment, test card', es: 'Pago, tarjeta de prueba' };

/** What can be typed for a plan. */
export const billingSentinels: readonly Sentinel[] = [
  {
    where: { en: 'Company details, name', es: 'Datos de la empresa, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'The free trial or the paid plan fails in its third phase; trying again succeeds.',
      es: 'La prueba gratuita o el plan de pago fallan en su tercera fase; al reintentar, funcionan.',
    },
  },
  {
    where: card,
    type: CARD_SENTINELS.ok,
    what: { en: 'The payment goes through.', es: 'El pago se acepta.' },
  },
  {
    where: card,
    type: CARD_SENTINELS.declined,
    what: { en: 'The card is declined (402).', es: 'La tarjeta se rechaza (402).' },
  },
  {
    where: card,
    type: CARD_SENTINELS.action,
    what: {
      en: 'The bank asks for a verification (402), which is finished on the same page.',
      es: 'El banco pide una verificación (402), que se termina en la misma página.',
    },
  },
  {
    where: card,
    type: CARD_SENTINELS.slow,
    what: {
      en: 'The payment is made, its answer takes 5 seconds: time to break it off.',
      es: 'El pago se hace, pero la respuesta tarda 5 segundos: da tiempo a cortarla.',
    },
  },
];
