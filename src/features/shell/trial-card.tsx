import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

interface TrialCardProps {
  used: number;
  limit: number;
  /** Days of the trial that are left; undefined when there is no trial. */
  trialDays: number | undefined;
  upgrade: boolean;
  /** The plan is there, and not paid for. */
  isOverdue: boolean;
  /** Whether the reader may choose a plan, and pay it. */
  manages: boolean;
}

/** In the sidebar: the days of the trial, or the offer to go on after it (specification §4 Subscription). */
export function TrialCard({ used, limit, trialDays, upgrade, isOverdue, manages }: TrialCardProps) {
  const { LL } = useI18nContext();
  const { trial, overdue } = LL.shell;
  const offer = isOverdue ? overdue : LL.shell.upgrade;
  const button = buttonClass({ variant: 'primary', size: 'sm', block: true });
  const days = trialDays ?? 0;
  return (
    <div className="rounded-box border border-line bg-base-100 p-3">
      <p className="font-medium">{upgrade ? offer.title() : trial.title()}</p>
      <p className="mt-1 text-[0.8125rem] text-quiet">
        {upgrade && offer.text()}
        {!upgrade && (days > 0 ? trial.days({ days, used, limit }) : trial.lastDay({ used, limit }))}
      </p>
      {manages && (
        <p className="mt-3">
          {isOverdue ? (
            <Link to="/{-$locale}/dashboard/settings" search={{ section: 'plan' }} className={button}>
              {offer.action()}
            </Link>
          ) : (
            <Link to="/{-$locale}/onboarding/pricing" className={button}>
              {offer.action()}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
