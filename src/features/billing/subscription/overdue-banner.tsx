import { useI18nContext } from '@i18n/i18n-react';
import { useAccount } from '@/api/generated/account/account';
import { useBilling } from '@/api/generated/subscription/subscription';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { OverdueLink } from './overdue-link';
import { useOverdueText } from './use-overdue-text';

/** On every page but the one where it is paid, while a payment is overdue: what to do about it. */
export function OverdueBanner({ takesCards }: { takesCards: boolean }) {
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
          <OverdueLink
            takesCards={takesCards}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          />
        )
      }
    >
      {known ? known.text : t.bannerText()}
    </Notice>
  );
}
