import { useI18nContext } from '@i18n/i18n-react';
import type { ChannelRulePayload } from '@/api/generated/schemas/channelRulePayload.zod';
import type { Weekday } from '@/api/generated/schemas/weekday.zod';
import { readClosing, shownClosing } from '@/lib/closing-time';
import { CheckboxField } from '@/ui/checkbox-field';
import { USUAL_DAY, WEEKDAYS } from './channel-rule-form';

type Week = ChannelRulePayload['hours']['week'];

interface WeekHoursFieldProps {
  week: Week;
  onChange: (week: Week) => void;
  /** The days that close before they open. */
  turned: readonly Weekday[];
}

/** When each day of the week is open; a day without hours is closed. */
export function WeekHoursField({ week, onChange, turned }: WeekHoursFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.channels.rules;
  const inOrder = (days: Week) => days.toSorted((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));
  const nameOf = (index: number) =>
    // The first of January 2024 was a Monday.
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1 + index),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t.week()}</legend>
      <ul className="flex flex-col gap-1">
        {WEEKDAYS.map((day, index) => {
          const open = week.find((one) => one.day === day);
          const name = nameOf(index);
          const others = week.filter((one) => one.day !== day);
          const change = (part: { opens?: string; closes?: string }) =>
            open && onChange(inOrder([...others, { ...open, ...part }]));
          const isTurned = turned.includes(day);
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <CheckboxField
                className="w-32 first-letter:uppercase"
                label={<span className="inline-block first-letter:uppercase">{name}</span>}
                checked={open !== undefined}
                onChange={({ target }) =>
                  onChange(target.checked ? inOrder([...others, { day, ...USUAL_DAY }]) : others)
                }
              />
              {open ? (
                <span className="flex items-center gap-2">
                  <input
                    type="time"
                    required
                    className="input w-36 max-sm:w-32"
                    aria-label={t.opens({ day: name })}
                    value={open.opens}
                    onChange={({ target }) => change({ opens: target.value })}
                  />
                  <span aria-hidden="true">–</span>
                  <input
                    type="time"
                    required
                    className="input w-36 max-sm:w-32"
                    aria-label={t.closes({ day: name })}
                    aria-invalid={isTurned || undefined}
                    aria-describedby={isTurned ? `turned-${day}` : undefined}
                    value={shownClosing(open.closes)}
                    onChange={({ target }) => change({ closes: readClosing(target.value) })}
                  />
                </span>
              ) : (
                <span className="text-quiet">{t.closed()}</span>
              )}
              {isTurned && (
                <p id={`turned-${day}`} className="w-full text-[0.8125rem] text-error">
                  {t.turned({ day: name })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
