import { useI18nContext } from '@i18n/i18n-react';
import { formatMoney } from '@/lib/format';
import type { Decimal } from './decimal';

interface Money {
  /** An amount in minor units; what stands beside it has as many digits. */
  amount: (minor: number | undefined, beside?: readonly (number | undefined)[]) => string;
  /** What one unit costs, to its last digit. */
  unitCost: (cost: Decimal | undefined) => string;
}

/** Writes money in the reader's way; without a currency only the figure; 'unknown' for none. */
export function useMoney(currency: string | undefined, minorDigits: number): Money {
  const { LL, locale } = useI18nContext();
  const written = (amount: number, digits: number, beside?: readonly number[]) => {
    if (currency && digits <= minorDigits) return formatMoney(locale, currency, amount, beside);
    return new Intl.NumberFormat(locale, {
      ...(currency && { style: 'currency', currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  };
  const unit = 10 ** minorDigits;
  return {
    amount: (minor, beside = []) =>
      minor === undefined
        ? LL.common.unknown()
        : written(
            minor / unit,
            minorDigits,
            beside.map((other) => (other ?? 0) / unit),
          ),
    unitCost: (cost) =>
      cost
        ? written(Number(cost.value) / 10 ** cost.digits, Math.max(cost.digits, minorDigits))
        : LL.common.unknown(),
  };
}
