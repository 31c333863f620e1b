import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

interface TrialCardProps {
  used: number;
  limit: number;
  /** Days of the trial that are left; undefined when there is no trial. */
  trialDays: number | undefined;
  upgrade: boolean;
  /** Whether it leads to the plans: for who may choose one, where nothing else does. */
  leads: boolean;
}

/** In the sidebar: the days of the trial, or the offer to go on after it (specification §4 Subscription). */
export function TrialCard({ used, limit, trialDays, upgrade, leads }: TrialCardProps) {
  const { LL } = useI18nContext();
  const { trial, upgrade: offer } = LL.shell;
  const days = trialDays ?? 0;
  return (
    <div className="rounded-box border border-line bg-base-100 p-3">
      <p className="font-medium">{upgrade ? offer.title() : trial.title()}</p>
      <p className="mt-1 text-[0.8125rem] text-quiet">
        {upgrade && offer.text()}
        {!upgrade && (days > 0 ? trial.days({ days, used, limit }) : trial.lastDay({ used, limit }))}
      </p>
      {leads && (
        <p className="mt-3">
          <Link
            to="/{-$locale}/onboarding/pricing"
            className={buttonClass({ variant: 'primary', size: 'sm', block: true })}
          >
            {offer.action()}
          </Link>
        </p>
      )}
    </div>
  );
}
