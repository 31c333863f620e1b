import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';

interface PeriodSwitchProps {
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  disabled?: boolean;
}

const PERIODS = ['month', 'year'] as const;

/** Prices by the month or by the year. */
export function PeriodSwitch({ period, onPeriod, disabled }: PeriodSwitchProps) {
  const t = useI18nContext().LL.onboarding.pricing;
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      className="flex w-fit gap-0.5 rounded-field bg-base-content/8 p-1 disabled:opacity-50"
    >
      <legend className="sr-only">{t.period()}</legend>
      {PERIODS.map((one) => (
        <label
          key={one}
          className="relative grid min-h-8 cursor-pointer place-items-center rounded-field px-4 font-medium text-base-content/75 hover:text-base-content has-checked:bg-raised has-checked:text-base-content has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={period === one}
            className="sr-only"
            onChange={() => onPeriod(one)}
          />
          {t[one]()}
        </label>
      ))}
    </fieldset>
  );
}
