import { useI18nContext } from '@i18n/i18n-react';
import { CalendarX } from 'lucide-react';
import { useBilling } from '@/api/generated/subscription/subscription';
import { formatDate } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PlanAttentionRow } from './plan-attention-row';

/** That a canceled plan ends, and when; inside `<WithTexts nouns={['homeParts']}>`. */
export function PlanEndsAttention({ companyZone }: { companyZone: string | undefined }) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  const { data } = useBilling(useAccountId());
  const date = formatDate(locale, data?.endsAt, companyZone);
  if (!date) return null;
  return (
    <ul className="divide-y divide-line">
      <PlanAttentionRow Icon={CalendarX} tone="warning" detail={t.planEndsDetail()} action={t.seePlan()}>
        {t.planEnds({ date })}
      </PlanAttentionRow>
    </ul>
  );
}
