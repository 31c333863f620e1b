import { useI18nContext } from '@i18n/i18n-react';
import type { UsageFacts } from './usage-facts';
import { useMoney } from './use-money';

/** What one agent more adds to the invoice, in words; undefined while it is included. */
export function useNewAgentCost({ nextCost, currency, minorDigits }: UsageFacts): string | undefined {
  const { LL } = useI18nContext();
  const money = useMoney(currency, minorDigits);
  return nextCost ? LL.usage.newAgentCosts({ amount: money.amount(nextCost) }) : undefined;
}
