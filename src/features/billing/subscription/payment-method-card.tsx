import { useI18nContext } from '@i18n/i18n-react';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PaymentCard } from '@/api/generated/schemas/paymentCard.zod';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { cardName } from './card-name';

const YEAR_AND_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

interface PaymentMethodCardProps {
  card: PaymentCard;
  /** What takes another card, and says so; none where cards cannot be taken here. */
  form: ((onTaken: () => void) => ReactNode) | undefined;
  /** What stands in the place of the form. */
  otherwise: ReactNode;
}

/** The card that the plan is charged to, and the way to another one. */
export function PaymentMethodCard({ card, form, otherwise }: PaymentMethodCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.card;
  const [open, setOpen] = useState(false);
  const { expires } = card;
  const month = expires && YEAR_AND_MONTH.test(expires) ? new Date(`${expires}-01T00:00:00Z`) : undefined;
  // To the end of the month that stands on it.
  const isExpired =
    month !== undefined && Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1) <= Date.now();
  const day =
    month &&
    new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(month);
  const close = () => setOpen(false);
  const taken = () => {
    close();
    showToast({ title: t.saved() });
  };
  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow items-center gap-3">
          <CreditCard size={20} aria-hidden="true" className="shrink-0 text-quiet" />
          <p>
            {/* Where there is no room for both, each has its line. */}
            <span className="font-medium max-sm:block">{cardName(t, card)}</span>
            {day && (
              <span className="text-quiet">
                <span className="max-sm:hidden"> · </span>
                {t.expires({ month: day })}
              </span>
            )}
          </p>
          {isExpired && <Badge tone="error">{t.expired()}</Badge>}
        </div>
        {form && (
          <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.change()}
          </Button>
        )}
      </div>
      {!form && otherwise && <p className="mt-3 text-quiet">{otherwise}</p>}
      {form && open && (
        <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
          {form(taken)}
          <Button variant="secondary" block onClick={close}>
            {t.cancel()}
          </Button>
        </div>
      )}
    </Card>
  );
}
