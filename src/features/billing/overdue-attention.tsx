import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';

/** That a payment is overdue, with the way to pay it. */
export function OverdueAttention() {
  const t = useI18nContext().LL.shell.overdue;
  return (
    <ul className="divide-y divide-line">
      <AttentionRow
        Icon={CreditCard}
        tone="error"
        detail={t.text()}
        action={
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'plan' }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t.action()}
          </Link>
        }
      >
        {t.title()}
      </AttentionRow>
    </ul>
  );
}
