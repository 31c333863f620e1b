import { useI18nContext } from '@i18n/i18n-react';
import { TextField } from '@/ui/text-field';
import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';

interface CustomRangeProps {
  range: AnalyticsRange;
  onSearch: (change: Partial<AnalyticsSearch>) => void;
}

/** The first and the last day, and what is wrong with them. */
export function CustomRange({ range: { preset, from, to, fault }, onSearch }: CustomRangeProps) {
  const { LL } = useI18nContext();
  const t = LL.analytics;
  const set = (change: Partial<AnalyticsSearch>) => onSearch({ preset: 'custom', from, to, ...change });
  return (
    <div className="flex flex-wrap items-end gap-2">
      {preset === 'custom' && (
        <>
          <TextField
            type="date"
            className="w-44"
            label={t.filters.from()}
            value={from}
            aria-invalid={fault === undefined || fault === 'noZone' ? undefined : true}
            onChange={({ target }) => set({ from: target.value })}
          />
          <TextField
            type="date"
            className="w-44"
            label={t.filters.to()}
            value={to}
            aria-invalid={fault === undefined || fault === 'noZone' ? undefined : true}
            onChange={({ target }) => set({ to: target.value })}
          />
        </>
      )}
      {fault && (
        <p role="alert" className="w-full text-error">
          {t.faults[fault]()}
        </p>
      )}
    </div>
  );
}
