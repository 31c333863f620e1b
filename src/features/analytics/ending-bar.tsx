import clsx from 'clsx';

/** Filled, hatched, hollow: the endings by their look, not by their colour alone. */
const LOOKS = {
  resolved: 'bg-primary',
  person:
    'bg-[repeating-linear-gradient(135deg_in_srgb,var(--color-accent)_0_3px,color-mix(in_oklab,var(--color-accent)_30%,var(--color-base-100))_3px_6px)]',
  unanswered: 'border border-secondary',
} as const;
export type Ending = keyof typeof LOOKS;
export const ENDINGS: readonly Ending[] = ['resolved', 'person', 'unanswered'];

interface EndingBarProps {
  counts: Record<Ending, number>;
  /** In words; without them it is only a picture of numbers beside it. */
  label?: string;
  /** How much of the room it takes, from 0 to 1. */
  part?: number;
  tall?: boolean;
}

/** How conversations ended, as one bar. */
export function EndingBar({ counts, label, part = 1, tall = false }: EndingBarProps) {
  return (
    <div
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={clsx('flex gap-0.5', tall ? 'h-5.5' : 'h-2.5')}
      style={{ width: `${Math.max(part * 100, 2)}%` }}
    >
      {ENDINGS.filter((ending) => counts[ending] > 0).map((ending) => (
        <span
          key={ending}
          className={clsx('min-w-0.5 rounded-xs', LOOKS[ending])}
          style={{ flexGrow: counts[ending], flexBasis: 0 }}
        />
      ))}
    </div>
  );
}

/** One look, for a legend. */
export function EndingSwatch({ ending }: { ending: Ending }) {
  return <span aria-hidden="true" className={clsx('inline-block h-2.5 w-4.5 rounded-xs', LOOKS[ending])} />;
}
