import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { formatMoment } from '@/lib/format';
import type { JudgedTest } from './select-tests';

/** Each outcome by its pattern as well as by its color. */
const LOOKS = {
  passed: 'bg-success',
  failed:
    'bg-[repeating-linear-gradient(135deg_in_srgb,var(--color-error)_0_3px,color-mix(in_oklab,var(--color-error)_35%,var(--color-base-100))_3px_6px)]',
  changed: 'border-2 border-warning',
  notRun: 'bg-base-content/15',
} as const;
type Outcome = keyof typeof LOOKS;
const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'changed', 'notRun'];

const OUTCOME_OF = new Map<string, Outcome>([
  ['passed', 'passed'],
  ['accepted', 'passed'],
  ['failed', 'failed'],
  ['changed', 'changed'],
  ['not_run', 'notRun'],
]);

interface TestsOutcomeProps {
  judged: readonly JudgedTest[];
  /** The newest run of what is shown; undefined where its age is told elsewhere. */
  lastRun: TestRunHead | undefined;
  /** Another run is under way: this is what the one before it said. */
  running: boolean;
}

/** How many of the tests passed, as one bar and in words. Nothing before the first of them was run. */
export function TestsOutcome({ judged, lastRun, running }: TestsOutcomeProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.outcome;
  const at = formatMoment(locale, lastRun?.startedAt);
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    n: judged.filter(({ verdict }) => OUTCOME_OF.get(verdict) === outcome).length,
  })).filter(({ n }) => n > 0);
  if (!counts.some(({ outcome }) => outcome !== 'notRun')) return null;
  const ran = lastRun && at && (
    <li className={running ? undefined : 'sm:ms-auto'}>
      {lastRun.by === '' ? t.ran({ at }) : t.ranBy({ at, by: lastRun.by })}
    </li>
  );
  return (
    <div className="flex flex-col gap-1.5">
      {/* One bar at a time: that of the run. */}
      {!running && (
        <div aria-hidden="true" className="flex h-2.5 gap-0.5">
          {counts.map(({ outcome, n }) => (
            <span
              key={outcome}
              className={clsx('min-w-1.5 rounded-xs', LOOKS[outcome])}
              style={{ flexGrow: n, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-quiet">
        {running && ran}
        {counts.map(({ outcome, n }) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={clsx('size-2.5 rounded-xs', LOOKS[outcome])} />
            {t[outcome]({ n })}
          </li>
        ))}
        {!running && ran}
      </ul>
    </div>
  );
}
