import { useI18nContext } from '@i18n/i18n-react';
import { CreditCard } from 'lucide-react';
import { PlanAttentionRow } from './plan-attention-row';

/** That a payment is overdue, with the way to pay it. */
export function OverdueAttention() {
  const t = useI18nContext().LL.shell.overdue;
  return (
    <ul className="divide-y divide-line">
      <PlanAttentionRow Icon={CreditCard} tone="error" detail={t.text()} action={t.action()}>
        {t.title()}
      </PlanAttentionRow>
    </ul>
  );
}
