import { useI18nContext } from '@i18n/i18n-react';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { OverdueLink } from './overdue-link';
import { useOverdue } from './use-overdue';

/** Above a page, while a payment is overdue: in one line, and the one thing to do about it. */
export function OverdueBanner({ takesCards }: { takesCards: boolean }) {
  const t = useI18nContext().LL.subscription.overdue;
  const manages = useMay()('manage');
  const known = useOverdue();
  return (
    <Notice
      tone="error"
      // It stands on every page; none has to be interrupted for it.
      assertive={false}
      className="mb-6"
      title={known ? known.title : t.title()}
      action={
        // Who may not pay is not sent there.
        manages && <OverdueLink takesCards={takesCards} className={buttonClass({ size: 'sm' })} />
      }
    >
      {known ? known.more : t.bannerText()}
    </Notice>
  );
}
