import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useAccount } from '@/api/generated/account/account';
import type { UsageMeter } from '@/api/generated/schemas/usageMeter.zod';
import { useBilling } from '@/api/generated/subscription/subscription';
import { formatNumber } from '@/lib/format';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { asCounted, type CountedAgents, usagePace } from './usage-pace';

interface UsageMetersProps {
  /** The agents and their limit, as every other page names them. */
  facts: CountedAgents;
  /** Leads to more. */
  footer?: ReactNode;
}

/**
 * How much of the plan is used, agents and conversations, each with its limit; it loads, fails and is tried again by
 * itself. Its texts are those of `usageMeters`.
 */
export function UsageMeters({ facts, footer }: UsageMetersProps) {
  const { LL } = useI18nContext();
  const t = LL.usageMeters;
  const accountId = useAccountId();
  const { data, error, refetch } = useBilling(accountId);
  const { data: account } = useAccount(accountId);
  const dayText = useDayText(account && companyTimeZone(account));
  return (
    <Card title={t.title()}>
      {!data && error && <PartFailure error={error} title={t.loadFailed()} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          {data.usage.length === 0 && <p className="text-quiet">{t.none()}</p>}
          {data.usage.map((meter) => (
            <Meter
              key={meter.kind}
              meter={asCounted(meter, facts)}
              dayText={dayText}
              ends={Boolean(data.endsAt)}
            />
          ))}
          {footer}
        </div>
      )}
    </Card>
  );
}

/** A day of this year or the next, as a calendar names it. */
function useDayText(timeZone: string | undefined) {
  const { locale } = useI18nContext();
  return (day: Date) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(day);
}

interface MeterProps {
  meter: UsageMeter;
  dayText: (day: Date) => string;
  /** The plan ends: nothing begins anew after it. */
  ends: boolean;
}

function Meter({ meter, dayText, ends }: MeterProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.usageMeters;
  const id = useId();
  const { kind, used, included } = meter;
  const { share, warns, isFull, notch, resetsAt, lastsUntil } = usagePace(meter, new Date());
  const number = (value: number) => formatNumber(locale, value);
  const name = kind === 'conversations' || kind === 'agents' ? t[kind]() : kind;
  const isLimited = included !== undefined && included !== null;
  const text = !isLimited
    ? t.unlimited({ used: number(used) })
    : (kind === 'agents' && used > included ? LL.usage.beyond : t.of)({
        used: number(used),
        included: number(included),
      });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share ?? 0);
  // What full agents mean, and what those beyond the plan cost, is said below them.
  const warning = isFull
    ? kind !== 'agents' && t.allUsed()
    : [t.percent({ percent }), lastsUntil && t.lasts({ date: dayText(lastsUntil) })]
        .filter(Boolean)
        .join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="font-medium">
          {name}
        </span>
        <span className="text-quiet tabular-nums">
          {text}
          {resetsAt && !ends && ` · ${t.resets({ date: dayText(resetsAt) })}`}
        </span>
      </div>
      {share !== undefined && (
        <>
          {/* Native for a screen reader; styled by hand, since each browser styles it its own way. */}
          <meter
            className="sr-only"
            aria-labelledby={id}
            aria-valuetext={text}
            min={0}
            max={1}
            value={share}
          />
          <div aria-hidden="true" className="relative h-2 overflow-hidden rounded-full bg-base-content/12">
            <div
              className={clsx('h-full rounded-full', warns ? 'bg-warning' : 'bg-primary')}
              style={{ width: `${share * 100}%` }}
            />
            {warns && notch !== undefined && (
              <span
                className="absolute inset-y-0 w-0.5 bg-base-100"
                style={{ insetInlineStart: `${notch * 100}%` }}
              />
            )}
          </div>
        </>
      )}
      {warns && warning && (
        <p className="flex items-center gap-1.5 text-[0.8125rem] text-warning">
          <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
          {warning}
        </p>
      )}
    </div>
  );
}
