import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useAccount } from '@/api/generated/account/account';
import { useBilling } from '@/api/generated/subscription/subscription';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { useOverdueText } from './use-overdue-text';

interface OverdueBannerProps {
  /** Without cards nobody can pay there, but reads what is due: the link promises no more than that. */
  takesCards: boolean;
}

/** On every page but the one where it is paid, while a payment is overdue: in one line, and the one thing to do about it. */
export function OverdueBanner({ takesCards }: OverdueBannerProps) {
  const t = useI18nContext().LL.subscription.overdue;
  const accountId = useAccountId();
  const manages = useMay()('manage');
  const { data: account } = useAccount(accountId);
  const { data: billing } = useBilling(accountId, { query: { enabled: manages } });
  const overdueText = useOverdueText();
  const known = account && billing?.overdue && overdueText(billing.overdue, companyTimeZone(account));
  return (
    <Notice
      tone="error"
      // It stands on every page; none has to be interrupted for it.
      assertive={false}
      className="mb-6"
      title={known ? known.title : t.title()}
      action={
        // Who may not pay is not sent there.
        manages && (
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'plan' }}
            hash="overdue"
            className={buttonClass({ size: 'sm' })}
          >
            {takesCards ? t.pay() : t.seeDue()}
          </Link>
        )
      }
    >
      {known ? known.more : t.bannerText()}
    </Notice>
  );
}
