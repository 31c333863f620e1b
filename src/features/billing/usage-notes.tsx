import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { UsageFacts } from './usage-facts';
import { useMoney } from './use-money';

interface UsageNotesProps {
  facts: UsageFacts;
  /** Whether it says what helps when all agents are in use: in words where the way to the plans stands beside it. */
  leadsToPlans?: boolean | 'in words' | undefined;
  /** Whether it leads to the plan in the settings. */
  leadsToDetails?: boolean | undefined;
}

/** What the next agent means, and where the plan stands. */
export function UsageNotes({ facts, leadsToPlans, leadsToDetails }: UsageNotesProps) {
  const t = useI18nContext().LL.usage;
  const { used, included, limit, currency, minorDigits, bill, nextCost } = facts;
  const money = useMoney(currency, minorDigits);
  const full = used >= limit;
  return (
    <>
      {full && leadsToPlans && (
        <p className="text-[0.8125rem] text-quiet">
          {t.full()}{' '}
          {leadsToPlans !== 'in words' && (
            <Link to="/{-$locale}/onboarding/pricing" className="link link-primary">
              {t.seePlans()}
            </Link>
          )}
        </p>
      )}
      {!full && used > included && (
        <p className="text-[0.8125rem] text-quiet">
          {t.beyondText({ n: used - included, amount: money.amount(bill.total) })}
        </p>
      )}
      {!full && used >= included && nextCost !== undefined && nextCost > 0 && (
        <p className="text-[0.8125rem] text-quiet">{t.nextCosts({ amount: money.amount(nextCost) })}</p>
      )}
      {/* One way at a time: the plans, where only another one helps. */}
      {leadsToDetails && !(full && leadsToPlans) && (
        <p className="text-[0.8125rem]">
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'plan' }}
            className="link link-primary"
          >
            {t.details()}
          </Link>
        </p>
      )}
    </>
  );
}
