import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';

/** On every page but the one where it is paid, while a payment is overdue: what to do about it. */
export function OverdueBanner() {
  const t = useI18nContext().LL.subscription.overdue;
  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={t.banner()}
      action={
        <Link
          to="/{-$locale}/dashboard/settings"
          search={{ section: 'plan' }}
          hash="overdue"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t.action()}
        </Link>
      }
    >
      {t.bannerText()}
    </Notice>
  );
}
