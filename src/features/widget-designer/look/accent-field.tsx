import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/ui/button';
import { fieldAria } from '@/ui/field-aria';
import type { SettingsForm } from '../setting-fields';
import { checkAccent, inkOn, mendedColour } from './accent';

const PRESETS = [
  { name: 'green', colour: '#215f48' },
  { name: 'brown', colour: '#7a3410' },
  { name: 'indigo', colour: '#4b3fc7' },
  { name: 'graphite', colour: '#2b2d38' },
] as const;

/** The one colour of the widget, and how well it reads. */
export function AccentField({ form }: { form: SettingsForm }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.look;
  const { field } = useController({ control: form.control, name: 'theme.accent' });
  const id = useId();
  const { value } = field;
  const check = checkAccent(value);
  const error = check ? undefined : t.colourFault();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t.colour()}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {PRESETS.map(({ name, colour }) => (
          <button
            key={colour}
            type="button"
            aria-pressed={value === colour}
            aria-label={t.presets[name]()}
            title={t.presets[name]()}
            style={{ background: colour, color: inkOn(colour) }}
            className={clsx(
              'grid size-8 cursor-pointer place-items-center rounded-lg border border-base-content/15 max-sm:size-11',
              value === colour && 'outline-2 outline-primary outline-offset-2',
            )}
            onClick={() => field.onChange(colour)}
          >
            {value === colour && <Check size={16} aria-hidden="true" />}
          </button>
        ))}
        <input
          type="color"
          aria-label={t.pick()}
          title={t.pick()}
          value={check ? value : '#000000'}
          className="size-8 cursor-pointer rounded-lg border border-edge bg-base-100 p-0.5 max-sm:size-11"
          onChange={(event) => field.onChange(event.target.value)}
        />
        <input
          {...fieldAria(id, check && 'check', error)}
          ref={field.ref}
          aria-label={t.hex()}
          value={value}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          className="input max-w-32 font-mono"
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            field.onBlur();
            const mended = mendedColour(value);
            if (mended !== value) field.onChange(mended);
          }}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.8125rem] text-error">
          {error}
        </p>
      )}
      {check && (
        <ul id={`${id}-hint`} className="mt-1.5 flex flex-col gap-1 text-[0.8125rem]">
          <Finding good={check.isReadable}>
            {t.text[check.ink]({ ratio: ratioText(locale, check.ratio) })}
          </Finding>
          <Finding good={check.isSeen}>
            {check.isSeen
              ? t.seen({ ratio: ratioText(locale, check.onPage) })
              : t.hardToSee({ ratio: ratioText(locale, check.onPage) })}
          </Finding>
        </ul>
      )}
      {check?.better !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          icon={
            <span
              aria-hidden="true"
              style={{ background: check.better }}
              className="size-3.5 rounded-sm border border-base-content/15"
            />
          }
          onClick={() => field.onChange(check.better)}
        >
          {t.takeBetter({ colour: check.better })}
        </Button>
      )}
    </fieldset>
  );
}

/** A contrast as people write it, such as 4.5:1; never rounded up over a limit. */
function ratioText(locale: string, ratio: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  return `${new Intl.NumberFormat(locale, digits).format(ratio)}:1`;
}

function Finding({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? Check : TriangleAlert;
  return (
    <li className={clsx('flex items-start gap-1.5', good ? 'text-quiet' : 'text-warning')}>
      <Icon size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
