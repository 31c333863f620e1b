import { Button } from './button';

interface PagerProps {
  label: string;
  /** Which of how many are shown, in words. */
  range: string;
  /** The page before, and the one after; undefined where there is none. */
  before: { label: string; onGo: (() => void) | undefined };
  after: { label: string; onGo: (() => void) | undefined };
}

/** Below a list of which one page is shown: which one, and the way to the next. */
export function Pager({ label, range, before, after }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-[0.8125rem] text-quiet tabular-nums">
        {range}
      </p>
      {(before.onGo || after.onGo) && (
        <div className="flex gap-2">
          {[before, after].map((step) => (
            <Button
              key={step.label}
              variant="secondary"
              size="sm"
              aria-disabled={!step.onGo}
              onClick={step.onGo}
            >
              {step.label}
            </Button>
          ))}
        </div>
      )}
    </nav>
  );
}
