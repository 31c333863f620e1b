import { useI18nContext } from '@i18n/i18n-react';
import { useRouteContext } from '@tanstack/react-router';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { AskSupport } from '@/features/billing/subscription/ask-support';
import { OverdueNotice } from '@/features/billing/subscription/overdue-notice';
import { formatMoney } from '@/lib/format';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { BillCardForm } from './bill-card-form';

interface PayOverdueProps {
  overdue: Overdue;
  /** The bank still wants to verify its customer. */
  pending: boolean;
  timeZone: string | undefined;
  /** Whether cards can be taken here. */
  takesCards: boolean;
}

/** A payment that did not go through, and another card for it. */
export function PayOverdue({ overdue, pending, timeZone, takesCards }: PayOverdueProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.overdue;
  const { brand } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard/settings' });
  return (
    <>
      <OverdueNotice overdue={overdue} timeZone={timeZone}>
        {!takesCards && (
          <>
            {t.notConfigured()}{' '}
            <AskSupport
              text={t.askSupport({ brand: brand.title ?? LL.common.title() })}
              support={brand.support}
            />
          </>
        )}
      </OverdueNotice>
      {takesCards && (
        <Card title={t.pay()}>
          <BillCardForm
            currency={overdue.currency}
            pending={pending}
            amount={formatMoney(locale, overdue.currency, overdue.amount)}
            onTaken={() => showToast({ title: t.paid() })}
          />
        </Card>
      )}
    </>
  );
}
