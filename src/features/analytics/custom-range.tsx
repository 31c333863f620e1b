import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { type AnalyticsRange, faultOf } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';

type Days = Pick<AnalyticsRange, 'from' | 'to'>;

interface CustomRangeProps {
  range: AnalyticsRange;
  onSearch: (change: Partial<AnalyticsSearch>) => void;
}

/** The first and the last day, and what is wrong with them. The figures stay those of the last range that was right. */
export function CustomRange({ range, onSearch }: CustomRangeProps) {
  const { LL } = useI18nContext();
  const t = LL.analytics;
  const { preset } = range;
  const [typed, setTyped] = useState<Days>();
  const { from, to } = typed ?? range;
  const fault = typed ? faultOf(typed.from, typed.to) : range.fault;
  const areWrong = fault !== undefined && fault !== 'noZone';
  const set = (change: Partial<Days>) => {
    const days = { from, to, ...change };
    const isRange = faultOf(days.from, days.to) === undefined;
    setTyped(isRange ? undefined : days);
    if (isRange) onSearch({ preset: 'custom', ...days });
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      {preset === 'custom' && (
        <>
          <TextField
            type="date"
            className="w-44"
            label={t.filters.from()}
            value={from}
            aria-invalid={areWrong || undefined}
            onChange={({ target }) => set({ from: target.value })}
          />
          <TextField
            type="date"
            className="w-44"
            label={t.filters.to()}
            value={to}
            aria-invalid={areWrong || undefined}
            onChange={({ target }) => set({ to: target.value })}
          />
        </>
      )}
      {fault && (
        <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
          <p role="alert" className="text-error">
            {t.faults[fault]()}
          </p>
          {fault === 'backwards' && (
            <Button variant="secondary" size="sm" onClick={() => set({ from: to, to: from })}>
              {t.swapDays()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
