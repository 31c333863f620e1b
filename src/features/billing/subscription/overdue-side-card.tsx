import { useI18nContext } from '@i18n/i18n-react';
import { buttonClass } from '@/ui/button-class';
import { OverdueLink } from './overdue-link';

interface OverdueSideCardProps {
  takesCards: boolean;
  /** Whether it leads to where it is paid: not there itself, and not for who may not pay. */
  leads: boolean;
}

/** In the sidebar: that a payment is overdue. */
export function OverdueSideCard({ takesCards, leads }: OverdueSideCardProps) {
  const t = useI18nContext().LL.subscription.overdue;
  return (
    <div className="rounded-box border border-line bg-base-100 p-3">
      <p className="font-medium">{t.title()}</p>
      <p className="mt-1 text-[0.8125rem] text-quiet">{t.bannerText()}</p>
      {leads && (
        <p className="mt-3">
          <OverdueLink
            takesCards={takesCards}
            className={buttonClass({ variant: 'primary', size: 'sm', block: true })}
          />
        </p>
      )}
    </div>
  );
}
