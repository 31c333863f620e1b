import { useI18nContext } from '@i18n/i18n-react';
import { Plus, X } from 'lucide-react';
import type { Weekday } from '@/api/generated/schemas/weekday.zod';
import { readClosing, shownClosing } from '@/lib/closing-time';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TickField } from '@/ui/tick-field';
import type { Day } from './settings';

/** As many spans a day as fit into the most that a week may have. */
const SPANS_MAX = 3;
const TIME = 'input input-sm w-36 min-w-0 px-2 max-sm:h-11 max-sm:w-32';

interface DayHoursProps {
  day: Weekday;
  /** The spans of the whole week. */
  days: readonly Day[];
  /** Whether a span closes before it opens. */
  isBroken: (index: number) => boolean;
  onChange: (days: readonly Day[]) => void;
  /** Gives all days its hours; undefined for all but the first that is open. */
  onCopy: (() => void) | undefined;
}

/** When one day is open: not at all, or from one hour to another, more than once where there is a break. */
export function DayHours({ day, days, isBroken, onChange, onCopy }: DayHoursProps) {
  const t = useI18nContext().LL.widgetDesigner.hours;
  const name = t.weekdays[day]();
  const spans = days
    .flatMap((one, index) => (one.day === day ? [{ ...one, index }] : []))
    .map((one, at) => ({ ...one, n: at + 1, key: `span-${at}` }));
  const set = (index: number, part: Partial<Day>) =>
    onChange(days.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 px-3 py-2 sm:@min-[22rem]:grid-cols-[7rem_minmax(0,1fr)]">
      <TickField
        control="checkbox"
        label={name}
        className="sm:pt-0.5"
        checked={spans.length > 0}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? [...days, { day, opens: '09:00', closes: '18:00' }]
              : days.filter((one) => one.day !== day),
          )
        }
      />
      {spans.length === 0 && <p className="pt-1 text-quiet max-sm:pt-3">{t.dayClosed()}</p>}
      {spans.length > 0 && (
        // Without the room for one line a day, its times stand below it.
        <div className="flex min-w-0 flex-col gap-2 max-sm:col-span-2 @max-[22rem]:col-span-2">
          {spans.map(({ opens, closes, index, n, key }) => (
            <div key={key}>
              <div className="flex items-center gap-1.5">
                <input
                  type="time"
                  aria-label={t.opens({ day: name, n })}
                  value={opens}
                  className={TIME}
                  onChange={(event) => set(index, { opens: event.target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  type="time"
                  aria-label={t.closes({ day: name, n })}
                  aria-invalid={isBroken(index) || undefined}
                  value={shownClosing(closes)}
                  className={TIME}
                  onChange={(event) => set(index, { closes: readClosing(event.target.value) })}
                />
                <div className="ms-auto flex shrink-0">
                  {spans.length > 1 && (
                    <IconButton
                      label={t.removeSpan({ day: name, n })}
                      icon={<X size={14} aria-hidden="true" />}
                      className="sm:btn-sm"
                      onClick={() => onChange(days.filter((_, other) => other !== index))}
                    />
                  )}
                  {n === spans.length && n < SPANS_MAX && (
                    <IconButton
                      label={t.addSpan({ day: name })}
                      icon={<Plus size={14} aria-hidden="true" />}
                      className="sm:btn-sm"
                      onClick={() => onChange([...days, { day, opens: '', closes: '' }])}
                    />
                  )}
                </div>
              </div>
              {isBroken(index) && <p className="mt-1 text-[0.8125rem] text-error">{t.closesFirst()}</p>}
            </div>
          ))}
          {onCopy && (
            <Button variant="ghost" size="sm" className="-ms-3 self-start" onClick={onCopy}>
              {t.copy()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
