import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatMoney } from '@/lib/format';

/** What a plan costs by the month or by the year, in words; undefined where it has no price. */
export function planPriceText(
  t: TranslationFunctions['billing']['plan'],
  locale: string,
  plan: Plan | undefined,
  period: string | undefined,
): string | undefined {
  const price = plan?.price;
  if (!price) return undefined;
  return period === 'year' && price.year
    ? t.byYear({ amount: formatMoney(locale, price.currency, price.year) })
    : t.byMonth({ amount: formatMoney(locale, price.currency, price.month) });
}
