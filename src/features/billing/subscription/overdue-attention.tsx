import { useI18nContext } from '@i18n/i18n-react';
import { CreditCard } from 'lucide-react';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { OverdueLink } from './overdue-link';

/** That a payment is overdue, with the way to pay it. */
export function OverdueAttention({ takesCards }: { takesCards: boolean }) {
  const t = useI18nContext().LL.subscription.overdue;
  return (
    <ul className="divide-y divide-line">
      <AttentionRow
        Icon={CreditCard}
        tone="error"
        detail={t.bannerText()}
        action={
          <OverdueLink
            takesCards={takesCards}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          />
        }
      >
        {t.title()}
      </AttentionRow>
    </ul>
  );
}
