import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { formatNumber } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';

interface TickAllProps {
  /** How many are selected, and how many could be. */
  selected: number;
  total: number;
  filtered: boolean;
  onToggle: () => void;
  /** Its words are seen, too, not only spoken. */
  withWords?: boolean;
}

/** Selects all agents that match, whether they were scrolled to or not. */
export function TickAll({ selected, total, filtered, onToggle, withWords = false }: TickAllProps) {
  const { LL, locale } = useI18nContext();
  const may = useMay();
  const labelOf = filtered ? LL.agentActions.selectMatching : LL.agentActions.selectAll;
  const label = labelOf({ count: formatNumber(locale, total) });
  if (!may('edit')) return null;
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-2',
        withWords ? 'mb-1 w-fit' : 'w-11 justify-center',
      )}
    >
      <input
        type="checkbox"
        className="tick checkbox"
        aria-label={label}
        checked={selected > 0 && selected === total}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < total;
        }}
        onChange={onToggle}
      />
      {withWords && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
