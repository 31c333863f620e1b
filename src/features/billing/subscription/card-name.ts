import type { TranslationFunctions } from '@i18n/i18n-types';
import type { PaymentCard } from '@/api/generated/schemas/paymentCard.zod';
import { humanised } from '@/lib/humanised';

/** A card as its owner tells it from others: its make and its last digits, as far as they are known. */
export function cardName(
  t: TranslationFunctions['subscription']['card'],
  { brand, last4 }: PaymentCard,
): string {
  return last4 ? t.ending({ brand: brand ? humanised(brand) : t.some(), last4 }) : t.some();
}
