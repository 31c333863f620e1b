import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';

interface OverdueLinkProps {
  /** Without cards nobody can pay there, but reads what is due. */
  takesCards: boolean;
  className: string;
}

/** The way to where an overdue payment is made; it promises no more than that place can do. */
export function OverdueLink({ takesCards, className }: OverdueLinkProps) {
  const t = useI18nContext().LL.subscription.overdue;
  return (
    <Link
      to="/{-$locale}/dashboard/settings"
      search={{ section: 'plan' }}
      hash="overdue"
      className={className}
    >
      {takesCards ? t.pay() : t.seeDue()}
    </Link>
  );
}
