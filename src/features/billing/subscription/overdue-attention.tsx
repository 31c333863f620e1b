import { useI18nContext } from '@i18n/i18n-react';
import { CreditCard } from 'lucide-react';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { OverdueLink } from './overdue-link';
import { useOverdue } from './use-overdue';

/** On the first page: that a payment is overdue, until when it can be paid, and the way to do so. */
export function OverdueAttention({ takesCards }: { takesCards: boolean }) {
  const t = useI18nContext().LL.subscription.overdue;
  const known = useOverdue();
  return (
    <ul className="divide-y divide-line">
      <AttentionRow
        Icon={CreditCard}
        tone="error"
        detail={known ? (known.more ?? known.title) : t.bannerText()}
        action={<OverdueLink takesCards={takesCards} className={buttonClass({ size: 'sm' })} />}
      >
        {t.title()}
      </AttentionRow>
    </ul>
  );
}
