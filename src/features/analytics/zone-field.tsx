import { useI18nContext } from '@i18n/i18n-react';
import { useId, useMemo } from 'react';

interface ZoneFieldProps {
  zone: string;
  onZone: (zone: string) => void;
  className?: string;
}

/** The zones that the browser knows, and the one that is chosen. */
function zonesWith(chosen: string): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])].sort();
}

/** By which clock a day begins. */
export function ZoneField({ zone, onZone, className }: ZoneFieldProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const zones = useMemo(() => zonesWith(zone), [zone]);
  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only">
        {LL.analytics.filters.zone()}
      </label>
      <select
        id={id}
        className="select w-auto max-w-44 text-[0.8125rem] [field-sizing:content] max-sm:w-full max-sm:max-w-none max-sm:text-base"
        value={zone}
        onChange={({ target }) => onZone(target.value)}
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  );
}
