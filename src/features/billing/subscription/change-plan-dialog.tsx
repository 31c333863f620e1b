import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { usePlans } from '@/api/generated/billing/billing';
import { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { PaymentCard } from '@/api/generated/schemas/paymentCard.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { useChangePlan, usePlanChange } from '@/api/generated/subscription/subscription';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { PartFailure } from '@/shared/failures/part-failure';
import { YearSaves } from '@/shared/plans/year-saves';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { RadioCards } from '@/ui/radio-cards';
import { Segments } from '@/ui/segments';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { planName } from '../plan-name';
import { BeyondPlan } from './beyond-plan';
import { ChangeLines } from './change-lines';
import { monthlyCost } from './monthly-cost';

interface ChangePlanDialogProps {
  planId: string;
  period: BillingPeriod;
  /** The plan that a link asked for. */
  asked: { planId: string; period: BillingPeriod } | undefined;
  /** How many agents there are: those that another plan does not include are billed beside it. */
  agents: number;
  /** How many conversations there were this month, where that is counted. */
  conversations: number | undefined;
  timeZone: string | undefined;
  /** What the plan is charged to, where that is known. */
  card: PaymentCard | undefined;
  onClose: () => void;
}

/** The button that confirms stays in sight; why it did not go through may come below what is. */
function intoSight(box: HTMLElement | null): void {
  box?.scrollIntoView?.({ block: 'nearest' });
}

/** Another plan: what it costs is told before it is confirmed. */
export function ChangePlanDialog({
  planId,
  period,
  asked: askedPlan,
  agents,
  conversations,
  timeZone,
  card,
  onClose,
}: ChangePlanDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.change;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { data: plans } = usePlans();
  const [wanted, setWanted] = useState(askedPlan ?? { planId, period });
  const isSame = wanted.planId === planId && wanted.period === period;
  const asked = usePlanChange(accountId, wanted, { query: { enabled: !isSame, staleTime: 0 } });
  const save = useChangePlan();
  const change = isSame ? undefined : asked.data;
  const items = plans?.items ?? [];
  const nameOf = (id: string) =>
    planName(
      items.find((one) => one.planId === id),
      locale,
    ) ?? id;
  /** What it costs and holds, as far as is known. */
  const contentsOf = ({ price, botLimit, conversationsPerMonth }: Plan) =>
    [
      price &&
        (wanted.period === 'year'
          ? price.year && LL.billing.plan.byYear({ amount: formatMoney(locale, price.currency, price.year) })
          : LL.billing.plan.byMonth({ amount: formatMoney(locale, price.currency, price.month) })),
      botLimit && t.holdsAgents({ n: botLimit }),
      conversationsPerMonth && t.holdsConversations({ n: formatNumber(locale, conversationsPerMonth) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const isTooMany = asked.error instanceof ApiError && asked.error.code === 'TOO_MANY_AGENTS';
  const isDeclined = save.error instanceof ApiError && save.error.code === 'CARD_DECLINED';
  const plan = items.find((one) => one.planId === wanted.planId);
  const isLater = change?.lines.length === 0;
  const monthly = change && plan && monthlyCost(change, plan, agents);

  const choose = (parts: Partial<typeof wanted>) => {
    save.reset();
    setWanted({ ...wanted, ...parts });
  };
  const confirm = async () => {
    await save.mutateAsync({ accountId, data: wanted });
    await invalidateAfter(queryClient, 'changePlan');
    const name = nameOf(wanted.planId);
    const date = formatDate(locale, change?.startsAt, timeZone) ?? LL.common.unknown();
    showToast({ title: isLater ? t.doneLater({ plan: name, date }) : t.doneNow({ plan: name }) });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button
            busy={save.isPending}
            aria-disabled={!change || undefined}
            // What failed is said above.
            onClick={() => void confirm().catch(() => undefined)}
          >
            {change && !isLater
              ? t.confirm({
                  // With as many digits as it has in the sum above.
                  amount: formatMoney(
                    locale,
                    change.currency,
                    change.total,
                    change.lines.map(({ amount }) => amount),
                  ),
                })
              : t.confirmLater()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Segments
            label={t.period()}
            value={wanted.period}
            options={BillingPeriod.options.map((one) => ({ value: one, label: t[one]() }))}
            onChange={(next) => choose({ period: next })}
          />
          <YearSaves plans={items} period={wanted.period} />
        </div>
        <RadioCards
          legend={t.plan()}
          name="plan"
          value={wanted.planId}
          options={items.map((one) => ({
            value: one.planId,
            title: nameOf(one.planId),
            text: contentsOf(one),
            badge: one.planId === planId && <Badge tone="info">{t.current()}</Badge>,
          }))}
          onChange={(next) => choose({ planId: next })}
        />
        <div aria-live="polite" className="flex flex-col gap-3">
          {isSame && <p className="text-quiet">{t.same()}</p>}
          {!isSame && asked.isPending && (
            <div role="status">
              <span className="sr-only">{t.loading()}</span>
              <Skeleton className="h-32 w-full" />
            </div>
          )}
          {!isSame && isTooMany && <Notice tone="warning">{t.tooMany()}</Notice>}
          {!isSame && asked.error && !isTooMany && (
            <PartFailure error={asked.error} onRetry={() => void asked.refetch()} />
          )}
          {/* What somebody may not expect comes before the sums. */}
          {change && plan && (
            <BeyondPlan
              change={change}
              plan={plan}
              name={nameOf(plan.planId)}
              agents={agents}
              conversations={conversations}
              isCostTold={monthly !== undefined}
            />
          )}
          {change && (
            <ChangeLines
              change={change}
              plans={items}
              timeZone={timeZone}
              monthly={monthly}
              name={nameOf(wanted.planId)}
              period={wanted.period}
              card={card}
            />
          )}
        </div>
        {save.error && (
          <div ref={intoSight}>
            {isDeclined ? <Notice tone="error">{t.declined()}</Notice> : <FailureNotice error={save.error} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}
